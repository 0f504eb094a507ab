/** Keys of the page: which ones are meant for the table, and not for the control in focus. */

const FIELDS = 'input, select, textarea, [contenteditable], [role="combobox"]';
const CONTROLS = `${FIELDS}, button, a[href], summary`;

export type Keys = Record<string, () => void>;

/** Whether somebody is typing where the key was pressed. */
export function inField(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  const input = target.closest(FIELDS);
  return input !== null && !(input instanceof HTMLInputElement && input.type === 'range');
}

/** Whether a control has focus that knows what Enter, Space or an arrow mean. */
export function inControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(CONTROLS) !== null;
}

/** Whether the key comes with Ctrl, Alt or Meta: those belong to the browser. */
export function withModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
