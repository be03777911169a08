/** Undo in a text that is typed: its words first, then what was done before. */
import type { EditorStore } from '../store/editor-store.ts';
import type { Typing } from './type-in-place.ts';

/** The gesture of the history that typing in a block is. */
export function typingGesture(id: string): string {
  return `typing ${id}`;
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * Takes a step back or does it again by a key that the text did not take. Rich text has steps of its
 * own, which go first; those of a line are the editor's, because browsers lose the first letter.
 */
export function stepInText(
  event: Key,
  store: Pick<EditorStore, 'read' | 'undo' | 'redo'>,
  typed: Pick<Typing, 'id' | 'since' | 'rich'>,
): void {
  const step = stepOf(event);
  if (step === undefined || event.defaultPrevented) return;
  event.preventDefault();
  if (step === 'redo') {
    if (!typed.rich) store.redo();
    return;
  }
  const last = () => store.read().history.done.at(-1);
  // Words that came and went.
  while (typed.rich && last()?.joinsAs === typingGesture(typed.id) && last()!.order > typed.since) {
    store.undo();
  }
  store.undo();
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): 'undo' | 'redo' | undefined {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  const name = key.toLowerCase();
  if (name === 'y') return 'redo';
  if (name !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}
