/** Small pictures, drawn on 16 × 16; holes by the even-odd rule. */

export const ICONS: Record<string, string> = {
  fame: 'M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L.9 6.1l5-.5z',
  money: 'M8 1a7 7 0 1 0 .01 0zM6 6h4v4H6z',
  die: 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM4.7 3.3a1.4 1.4 0 1 0 .01 0zM11.3 9.9a1.4 1.4 0 1 0 .01 0zM8 6.6a1.4 1.4 0 1 0 .01 0z',
  karma:
    'M8 1.5a6.5 6.5 0 0 1 6 4.2l1.7-.5-1.5 4.8-4-2.9 1.7-.6A4.4 4.4 0 0 0 8 3.6zM8 14.5a6.5 6.5 0 0 1-6-4.2l-1.7.5L1.8 6l4 2.9-1.7.6A4.4 4.4 0 0 0 8 12.4z',
  upgrade: 'M8 1l6 6.5h-3.6V15H5.6V7.5H2z',
  boat: 'M7.4 1v8.2H2.6zM8.6 3l4.8 6.2H8.6zM1 10.4h14l-2.4 4.2H3.4z',
  chamber: 'M3 15V6.5a5 5 0 0 1 10 0V15h-2.5V7a2.5 2.5 0 0 0-5 0v8z',
  worker: 'M8 1a3 3 0 1 1-.01 0zM8 7.6c3 0 4.4 2.6 5 7.4H3c.6-4.8 2-7.4 5-7.4z',
  market: 'M2.5 2h11L15.5 6.5H.5zM2 7.5h12V15h-2V10H4v5H2z',
  building: 'M8 1l7 6v8H1V7zM6.5 10v5h3v-5z',
  yield: 'M4 2h8l3.5 4.5L8 15 .5 6.5z',
  curve: 'M6.5 15V10A2.5 2.5 0 0 0 4 7.5H1V3.5h3.5A6 6 0 0 1 10.5 9.5V15z',
  temple: 'M8 0l1.6 3h1l.8 3.2h.9L13 10h1.5v5H10v-2.5a2 2 0 0 0-4 0V15H1.5v-5H3l.7-3.8h.9L5.4 3h1z',
  palace:
    'M8 0c.4 1.8 3.8 3 3.8 5.6 0 .9-.3 1.5-.7 2H15V15h-4.2v-2.6a2.8 2.8 0 0 0-5.6 0V15H1V7.6h3.9c-.4-.5-.7-1.1-.7-2C4.2 3 7.6 1.8 8 0z',
  fort: 'M1 2.5h2.6v2.2h2V2.5h4.8v2.2h2V2.5H15V15h-4.8v-3a2.2 2.2 0 0 0-4.4 0v3H1z',
  mill: 'M7 7L2 1.8 3.6.3 8 5.2 12.4.3 14 1.8 9 7l5 4.8-1.5 1.5L10.8 11.7 12 15.7H4l1.2-4-1.7 1.6L2 11.8z',
  silk: 'M2.5 1h11v2.6H12v8.8h1.5V15h-11v-2.6H4V3.6H2.5zM6 5v1.2h4V5zM6 7.4v1.2h4V7.4zM6 9.8V11h4V9.8z',
  tea: 'M1 6h10.5v1H13a2.5 2.5 0 0 1 0 5h-2.2A4.5 4.5 0 0 1 7.3 14h-2A4.3 4.3 0 0 1 1 9.7zM11.5 8.5v2H13a1 1 0 0 0 0-2zM3.6 1.5h1.3V5H3.6zM7.3 1.5h1.3V5H7.3z',
  spice: 'M8 1l4.8 6.5H3.2zM1 8.5h14c0 3-1.8 5-4 5.5v1H5v-1c-2.2-.5-4-2.5-4-5.5z',
};

/** A shape for each colour of dice and tiles, so that none depends on being seen. */
export const SHAPES: Record<string, string> = {
  blue: 'M8 0l8 8-8 8-8-8z',
  green: 'M8 .5a7.5 7.5 0 1 0 .01 0z',
  orange: 'M8 .5L16 15.5H0z',
  purple: 'M1 1h14v14H1z',
};
