/** For whoever draws a board without anybody watching: all of it is there at once. */
export const AT_ONCE = Symbol('at once');
