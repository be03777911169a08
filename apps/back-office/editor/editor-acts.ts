/** What people do in the editor, by mouse, key, menu and outline alike: one object for all of them. */
import {
  addBlock,
  addToRows,
  alignBlocks,
  blockTypeTable,
  clipSchema,
  copyBlocks,
  copySection,
  duplicateBlocks,
  duplicateSection,
  findBlock,
  findBlocks,
  findSection,
  groupBlocks,
  insertDesign,
  isInRows,
  layerBlocks,
  lockBlocks,
  moveInOutline,
  nudgeBlocks,
  orderedBlocks,
  orderedSections,
  pasteBlocks,
  pasteSection,
  reorderBlocks,
  stepOnPhone,
  reorderSection,
  resizeColumn,
  spaceBlocks,
  stepInRows,
  takeBlocks,
  takeSection,
  ungroupBlocks,
  withGroups,
  type AlignEdge,
  type Clip,
  type DesignSite,
  type Direction,
  type LayerMove,
  type OutlinePlace,
  type RowStep,
  type SectionDesign,
} from '@sitewright/blocks';
import type { Breakpoint, CommandOf, PageDocument } from '@sitewright/contract';
import { newThingId } from './new-thing-id.ts';
import type { EditorStore } from './store/editor-store.ts';
import { chosenIds, selectionOf } from './store/selection.ts';

/** The site of an editor, as far as its clipboard goes. */
export interface ClipDesk {
  /** Copies say that they are of it. */
  readonly siteId?: string | undefined;
  /** What can be pasted here of what was copied on another site; undefined: it failed, which was told. */
  readonly carry: (clip: Clip) => Promise<Clip | undefined>;
}

/** What became of a text: blocks that came in, a text that is none of ours, or blocks without a section. */
export type Pasted = 'pasted' | 'nothing' | 'no-section';

/** An editor of no site takes what is there. */
const ownClips: ClipDesk = { carry: (clip) => Promise.resolve(clip) };

/** The gestures of one editor. Those of what is chosen do nothing while nothing is. */
export function createActs(store: EditorStore, clips: ClipDesk = ownClips) {
  const read = () => store.read();
  /** The blocks that are chosen. */
  const chosen = () => {
    const { document, selection } = read();
    return { document, ids: chosenIds(document, selection) };
  };
  const chosenSection = () => {
    const { document, selection } = read();
    if (selection?.kind === 'section') return findSection(document, selection.id);
    const [id = ''] = chosenIds(document, selection);
    const block = findBlock(document, id);
    return block && findSection(document, block.sectionId);
  };
  /** Puts copies in, and chooses them. */
  const actWithCopies = (commands: readonly CommandOf<'insert-block'>[]) =>
    store.act(commands, { selects: selectionOf(commands.map(({ block }) => block.id)) });
  /** Where it is chosen by then. */
  const pasteClip = (clip: Clip): Pasted => {
    const { document } = read();
    const sections = orderedSections(document);
    const section = chosenSection() ?? sections.at(-1);
    if (clip.section) {
      const index = sections.findIndex(({ id }) => id === section?.id) + 1;
      const commands = pasteSection(document, clip, { index, newId: newThingId });
      const [id = ''] = commands.map((command) => command.section.id);
      store.act(commands, { selects: { kind: 'section', id } });
      return 'pasted';
    }
    if (!section) return 'no-section';
    actWithCopies(pasteBlocks(document, clip, { sectionId: section.id, newId: newThingId }));
    return 'pasted';
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
    /** The id of the new block; undefined where there is no section for one. */
    insertBlock(typeName: string): string | undefined {
      const { document } = read();
      const type = blockTypeTable.get(typeName);
      const section = chosenSection() ?? orderedSections(document).at(-1);
      if (!type || !section) return undefined;
      const id = newThingId();
      const { id: sectionId, layout } = section;
      const near = chosen().ids.at(-1);
      const beside = near === undefined ? undefined : ({ id: near, side: 'below' } as const);
      const adding =
        layout === 'rows'
          ? addToRows(document, type, { id, sectionId, beside })
          : addBlock(document, type, { id, sectionId });
      store.act(adding, { selects: { kind: 'block', id } });
      return id;
    },
    remove() {
      const { document, selection } = read();
      if (selection?.kind === 'section') {
        store.act(takeSection(document, selection.id));
        store.select(undefined);
        return;
      }
      const { ids } = chosen();
      const section = chosenSection();
      const commands = takeBlocks(document, ids);
      if (commands.length === 0) return;
      store.act(commands);
      const left = chosen().ids;
      store.select(
        left.length > 0 ? selectionOf(left) : section && { kind: 'section', id: section.id },
      );
    },
    duplicate() {
      const { document, selection } = read();
      if (selection?.kind === 'section') {
        store.act(duplicateSection(document, selection.id, newThingId));
        return;
      }
      actWithCopies(duplicateBlocks(document, chosen().ids, newThingId));
    },
    /** Up (-1) or down (1) in the order of reading; on a phone past what stands next to it there too. */
    reorder(step: -1 | 1, breakpoint: Breakpoint) {
      const { document, selection } = read();
      if (selection?.kind === 'section') {
        const index = orderedSections(document).findIndex(({ id }) => id === selection.id);
        if (index + step >= 0) store.act(reorderSection(document, selection.id, index + step));
        return;
      }
      const { inRows, others } = apart(document, withGroups(document, chosen().ids));
      store.act([
        ...stepInRows(document, inRows, step < 0 ? 'up' : 'down'),
        ...reorderBlocks(document, others, step),
        ...(breakpoint === 'phone' ? stepOnPhone(document, others, step) : []),
      ]);
    },
    /** To another place in the order of reading, as the outline shows it. */
    moveBlocksTo(ids: readonly string[], place: OutlinePlace) {
      store.act(moveInOutline(read().document, ids, place));
    },
    /** The index counts the other sections. */
    moveSectionTo(id: string, index: number) {
      store.act(reorderSection(read().document, id, index));
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
    /** Locks what is chosen, or opens it when all of it is locked. */
    lock() {
      const { document, ids } = chosen();
      const isOpen = findBlocks(document, ids).some(({ locked }) => locked !== true);
      store.act(lockBlocks(document, ids, isOpen));
    },
    group() {
      const { document, ids } = chosen();
      store.act(groupBlocks(document, ids, newThingId()));
    },
    ungroup() {
      const { document, ids } = chosen();
      store.act(ungroupBlocks(document, withGroups(document, ids)));
    },
    align(breakpoint: Breakpoint, edge: AlignEdge) {
      const { document, ids } = chosen();
      store.act(alignBlocks(document, ids, { breakpoint, edge }));
    },
    /** Before or behind what they lie on. */
    layer(breakpoint: Breakpoint, move: LayerMove) {
      const { document, ids } = chosen();
      store.act(layerBlocks(document, withGroups(document, ids), { breakpoint, move }));
    },
    space(breakpoint: Breakpoint, direction: Direction) {
      const { document, ids } = chosen();
      store.act(spaceBlocks(document, ids, { breakpoint, direction }));
    },
    /** All blocks of the section that something is chosen of; of the first one otherwise. */
    selectAll() {
      const { document } = read();
      const section = chosenSection() ?? orderedSections(document)[0];
      if (!section) return;
      store.select(selectionOf(orderedBlocks(document, section.id).map(({ id }) => id)));
    },
    nudge(
      breakpoint: Breakpoint,
      { resizes, ...step }: { x: number; y: number; resizes: boolean },
    ) {
      const { document, ids } = chosen();
      // A group moves whole; only what is chosen of it grows.
      const all = resizes ? ids : withGroups(document, ids);
      const { inRows, others } = apart(document, all);
      const commands = [
        ...(resizes
          ? resizeColumn(document, inRows[0] ?? '', step.x)
          : stepInRows(document, inRows, rowStepOf(step))),
        ...nudgeBlocks(document, others, { breakpoint, ...step, resizes }),
      ];
      store.act(commands, { joinsAs: `${resizes ? 'stretch' : 'nudge'} ${all.join(' ')}` });
    },
    /** What is chosen as text for the clipboard. */
    copy(): string | undefined {
      const { document, selection } = read();
      if (!selection) return undefined;
      const clip =
        selection.kind === 'section'
          ? copySection(document, selection.id)
          : copyBlocks(document, chosen().ids);
      return clip && JSON.stringify({ ...clip, siteId: clips.siteId });
    },
    paste(text: string): Pasted {
      const clip = parseClip(text);
      if (!clip) return 'nothing';
      const hasPlace = clip.section !== undefined || orderedSections(read().document).length > 0;
      if (!hasPlace) return 'no-section';
      const isOwn = clip.siteId === undefined || clip.siteId === clips.siteId;
      if (isOwn) return pasteClip(clip);
      // Its ids are of another site: what stands behind them is brought along first.
      void clips.carry(clip).then((carried) => carried && pasteClip(carried));
      return 'pasted';
    },
  };
}

/** The gestures of an editor. */
export type EditorActs = ReturnType<typeof createActs>;

/** Blocks in rows of 12 columns move otherwise than those on the grid. */
function apart(document: PageDocument, ids: readonly string[]) {
  return {
    inRows: ids.filter((id) => isInRows(document, id)),
    others: ids.filter((id) => !isInRows(document, id)),
  };
}

function rowStepOf({ x, y }: { x: number; y: number }): RowStep {
  if (y !== 0) return y < 0 ? 'up' : 'down';
  return x < 0 ? 'left' : 'right';
}

function parseClip(text: string) {
  try {
    return clipSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
