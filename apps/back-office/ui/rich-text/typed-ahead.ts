/** Keys that somebody presses before the editor of a text has come: they are its first. */

/** Ctrl with one of these changes a text, and nothing of the browser. */
const acts = new Set(['a', 'b', 'i', 'u', 'y', 'z']);

/** Keys without a letter that write or end a text. */
const named = new Set(['Backspace', 'Enter', 'Escape']);

/**
 * Keeps a key that somebody means for a text which cannot take it yet, in the order of typing; the
 * browser does nothing with it. Keys of the browser (reload, Tab) and those that only move in a text
 * stay what they are.
 */
export function holdKey(held: KeyboardEvent[], event: KeyboardEvent): void {
  if (event.isComposing || !(isLetter(event) || named.has(event.key) || isAct(event))) return;
  event.preventDefault();
  held.push(event);
}

/** Whether a key writes what stands on it. Some letters need AltGr, which is Ctrl and Alt for a browser. */
export function isLetter(event: KeyboardEvent): boolean {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  return /^.$/u.test(event.key) && (!isWithCtrl || event.getModifierState('AltGraph'));
}

function isAct({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && acts.has(key.toLowerCase());
}
