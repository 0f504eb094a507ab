/** The colours of cubes; white ones stand for any. */

export const COLOURS = ['red', 'blue', 'green', 'tan'];
export const RESOURCES = [...COLOURS, 'white'];
