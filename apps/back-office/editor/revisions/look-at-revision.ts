/** What has become of a revision since: for whoever looks at it. */
import { commandsForBlock, diffDocuments, findBlock, findSection } from '@sitewright/blocks';
import type { Block, Command, PageDocument } from '@sitewright/contract';
import type { EditorStore } from '../store/editor-store.ts';

/** What has become of a block since. */
export type BlockMark = 'went' | 'moved' | 'changed' | 'came';

/** A revision on the canvas. */
export interface RevisionLook {
  readonly revision: number;
  readonly store: EditorStore;
}

/** A block that is another one today, or none. */
export interface BlockChange {
  readonly block: Block;
  readonly mark: BlockMark;
}

/** What became of the blocks of a revision, and what came. */
export function changesSince(old: PageDocument, now: PageDocument): BlockChange[] {
  return diffDocuments(old, now).blocks.map((change) => {
    if (change.kind !== 'changed') return { block: change.entry, mark: change.kind };
    const isOnlyMoved = change.moved && change.fields.every(({ path }) => !isContent(path));
    return { block: change.from, mark: isOnlyMoved ? 'moved' : 'changed' };
  });
}

function isContent(path: string): boolean {
  return !/^(?:order|sectionId|placement\..+)$/.test(path);
}

/**
 * The edits that bring one block back to what it was; undefined where it cannot come alone, because
 * its section is gone or it is locked.
 */
export function bringBlockBack(
  old: PageDocument,
  now: PageDocument,
  id: string,
): Command[] | undefined {
  const before = findBlock(old, id);
  const today = findBlock(now, id);
  if (!before || today?.locked === true) return undefined;
  if (!findSection(now, before.sectionId)) return undefined;
  return commandsForBlock(today, before);
}
