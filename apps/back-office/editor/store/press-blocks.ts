/** What a press chooses, on the page and in the outline alike. */
import type { EditorStore } from './editor-store.ts';
import { chosenIds, selectionOf, toggled } from './selection.ts';

/**
 * These blocks alone; with Shift, or while several are chosen, beside the others, or out of them when
 * all of these are in.
 */
export function pressBlocks(store: EditorStore, ids: readonly string[], withShift = false): void {
  const { document, selection, choosesSeveral } = store.read();
  const isAdded = withShift || choosesSeveral;
  store.select(isAdded ? toggled(chosenIds(document, selection), ids) : selectionOf(ids));
}

/** A finger rested on a block: several are chosen from now on, and these are the first. */
export function beginChoosing(store: EditorStore, ids: readonly string[]): void {
  const isBegun = store.read().choosesSeveral;
  store.chooseSeveral(true);
  if (isBegun) pressBlocks(store, ids);
  else store.select(selectionOf(ids));
}
