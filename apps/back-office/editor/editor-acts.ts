/** What people do in the editor, by mouse, key, menu and outline alike: one object for all of them. */
import {
  addBlock,
  blockTypeTable,
  clipSchema,
  copyBlocks,
  duplicateBlock,
  duplicateSection,
  findBlock,
  findSection,
  insertDesign,
  orderedBlocks,
  orderedSections,
  pasteBlocks,
  reorderBlock,
  reorderSection,
  takeBlock,
  takeSection,
  type DesignSite,
  type SectionDesign,
} from '@sitewright/blocks';
import type { Breakpoint } from '@sitewright/contract';
import { nudgeCommands } from './canvas/drag-block.ts';
import { newThingId } from './new-thing-id.ts';
import type { EditorStore } from './store/editor-store.ts';

/** The gestures of one editor. Those of what is chosen do nothing while nothing is. */
export function createActs(store: EditorStore) {
  const read = () => store.read();
  const chosenSection = () => {
    const { document, selection } = read();
    if (selection?.kind === 'section') return findSection(document, selection.id);
    const block = selection && findBlock(document, selection.id);
    return block && findSection(document, block.sectionId);
  };
  return {
    insertSection(design: SectionDesign, site: DesignSite) {
      const { document } = read();
      const sections = orderedSections(document);
      const at = sections.findIndex(({ id }) => id === chosenSection()?.id);
      const index = at < 0 ? sections.length : at + 1;
      const { commands, sectionId } = insertDesign(document, design, {
        index,
        newId: newThingId,
        site,
      });
      store.act(commands, { selects: { kind: 'section', id: sectionId } });
    },
    insertBlock(typeName: string) {
      const { document } = read();
      const type = blockTypeTable.get(typeName);
      const section = chosenSection() ?? orderedSections(document).at(-1);
      if (!type || !section) return;
      const id = newThingId();
      store.act(addBlock(document, type, { id, sectionId: section.id }), {
        selects: { kind: 'block', id },
      });
    },
    remove() {
      const { document, selection } = read();
      if (!selection) return;
      const block = selection.kind === 'block' ? findBlock(document, selection.id) : undefined;
      if (block?.locked === true) return;
      const commands =
        selection.kind === 'block'
          ? takeBlock(document, selection.id)
          : takeSection(document, selection.id);
      const after = block && ({ kind: 'section', id: block.sectionId } as const);
      store.act(commands);
      store.select(after);
    },
    duplicate() {
      const { document, selection } = read();
      if (!selection) return;
      if (selection.kind === 'section') {
        store.act(duplicateSection(document, selection.id, newThingId));
        return;
      }
      const id = newThingId();
      store.act(duplicateBlock(document, selection.id, id), { selects: { kind: 'block', id } });
    },
    /** Up (-1) or down (1) in the order of reading. */
    reorder(step: -1 | 1) {
      const { document, selection } = read();
      if (!selection) return;
      if (selection.kind === 'section') {
        const index = orderedSections(document).findIndex(({ id }) => id === selection.id);
        if (index + step >= 0) store.act(reorderSection(document, selection.id, index + step));
        return;
      }
      const block = findBlock(document, selection.id);
      if (!block || block.locked === true) return;
      const { sectionId } = block;
      const index = orderedBlocks(document, sectionId).findIndex(({ id }) => id === block.id);
      if (index + step < 0) return;
      store.act(reorderBlock(document, block.id, { sectionId, index: index + step }));
    },
    hideSection() {
      const section = chosenSection();
      if (!section) return;
      const { hidden } = section;
      store.act([
        {
          name: 'hide-section',
          id: section.id,
          ...(hidden !== undefined && { from: hidden }),
          ...(hidden !== true && { to: true }),
        },
      ]);
    },
    lockBlock() {
      const { document, selection } = read();
      const block = selection?.kind === 'block' ? findBlock(document, selection.id) : undefined;
      if (!block) return;
      const { locked } = block;
      store.act([
        {
          name: 'lock-block',
          id: block.id,
          ...(locked !== undefined && { from: locked }),
          ...(locked !== true && { to: true }),
        },
      ]);
    },
    nudge(breakpoint: Breakpoint, { x, y, resizes }: { x: number; y: number; resizes: boolean }) {
      const { document, selection } = read();
      const block = selection?.kind === 'block' ? findBlock(document, selection.id) : undefined;
      if (!block || block.locked === true) return;
      store.act(nudgeCommands(document, block.id, { breakpoint, x, y, resizes }), {
        joinsAs: `nudge ${block.id}`,
      });
    },
    /** What is chosen as text for the clipboard. */
    copy(): string | undefined {
      const { document, selection } = read();
      if (!selection) return undefined;
      const ids =
        selection.kind === 'block'
          ? [selection.id]
          : orderedBlocks(document, selection.id).map(({ id }) => id);
      const clip = copyBlocks(document, ids);
      return clip && JSON.stringify(clip);
    },
    /** False: the text is none of ours. */
    paste(text: string): boolean {
      const clip = parseClip(text);
      const { document } = read();
      const section = chosenSection() ?? orderedSections(document).at(-1);
      if (!clip || !section) return false;
      store.act(pasteBlocks(document, clip, { sectionId: section.id, newId: newThingId }));
      return true;
    },
  };
}

/** The gestures of an editor. */
export type EditorActs = ReturnType<typeof createActs>;

function parseClip(text: string) {
  try {
    return clipSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
