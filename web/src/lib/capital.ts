/** A word at the beginning of a line, or of a sentence.
 *
 * All languages that the page speaks have the same capitals. `toLocaleUpperCase()` would take those
 * of the browser, and an English word in a Turkish browser would begin with “İ”. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
