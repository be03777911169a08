/** What somebody types before the editor of a text has come: it is the first that the text gets. */

/** What was pasted, as far as it can be read from the clipboard. */
export interface HeldPaste {
  readonly html: string;
  readonly text: string;
}

/** A key or a paste, in the order of typing. */
export type Held = KeyboardEvent | HeldPaste;

/** Ctrl with one of these changes a text, and nothing of the browser. */
const acts = new Set(['a', 'b', 'i', 'u', 'y', 'z']);

/** Keys without a letter that write or end a text. */
const named = new Set(['Backspace', 'Delete', 'Enter', 'Escape']);

/**
 * Keeps a key that somebody means for a text which cannot take it yet; the browser does nothing with
 * it. Keys of the browser (reload, Tab) and those that only move in a text stay what they are. What
 * an input method composes cannot be kept: its letters have nowhere to be composed.
 */
export function holdKey(held: Held[], event: KeyboardEvent): void {
  if (event.isComposing || !(isLetter(event) || named.has(event.key) || isAct(event))) return;
  event.preventDefault();
  held.push(event);
}

/** Keeps what is pasted. Cutting and copying have nothing to take yet. */
export function holdClipboard(held: Held[], event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
  if (event.type !== 'paste') return;
  const read = (type: string) => event.clipboardData?.getData(type) ?? '';
  held.push({ html: read('text/html'), text: read('text/plain') });
}

/**
 * Whether a key writes what stands on it. Some letters need AltGr, which is Ctrl and Alt for a
 * browser; on a Mac Alt alone makes others, none of which is on an English keyboard.
 */
export function isLetter(event: KeyboardEvent): boolean {
  if (!/^.$/u.test(event.key)) return false;
  if (event.getModifierState('AltGraph')) return true;
  if (event.ctrlKey || event.metaKey) return false;
  return !event.altKey || /\P{ASCII}/u.test(event.key);
}

function isAct({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && acts.has(key.toLowerCase());
}
