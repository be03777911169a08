/** Documents and edits for tests. */
import type { Command, PageDocument, Placement } from '@sitewright/contract';
import fc from 'fast-check';
import {
  addBlock,
  editBlock,
  hideBlock,
  placeBlock,
  reorderBlock,
  takeBlock,
} from '../acts/block-acts.ts';
import { groupBlocks, ungroupBlocks } from '../acts/groups.ts';
import {
  dropBlocks,
  duplicateBlocks,
  lockBlocks,
  moveBlocks,
  nudgeBlocks,
  reorderBlocks,
  takeBlocks,
} from '../acts/many-acts.ts';
import { addToRows, moveToRows, resizeColumn, rowSides, stepInRows } from '../acts/row-acts.ts';
import { layerBlocks, layerMoves } from '../acts/layer-acts.ts';
import { alignBlocks, alignEdges, spaceBlocks } from '../acts/arrange-acts.ts';
import { copyBlocks, pasteBlocks } from '../acts/clip.ts';
import {
  addSection,
  duplicateSection,
  reorderSection,
  styleSection,
  takeSection,
} from '../acts/section-acts.ts';
import { emptyDocument } from '../document/empty-document.ts';
import { orderedBlocks, orderedSections } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { translateText } from '../translations/translate-text.ts';
import { blockTypeTable } from '../types/registry.ts';

/** A document of one section for each list of types, with a block of each. */
export function makeDocument(...sections: (readonly string[])[]): PageDocument {
  let document = emptyDocument;
  const run = (commands: readonly Command[]) => {
    document = putOnTop(document, commands).document;
  };
  for (const [at, types] of sections.entries()) {
    const sectionId = `s${at}`;
    run(addSection(document, { id: sectionId, layout: 'grid' }, at));
    for (const [place, name] of types.entries()) {
      const type = blockTypeTable.get(name);
      if (!type) throw new Error(`No block type ${name}`);
      run(addBlock(document, type, { id: `${sectionId}b${place}`, sectionId, data: type.sample }));
    }
  }
  return document;
}

/** Texts of the marks that people type. */
const richText = fc.constantFrom(
  '<p class="sw-align-center">One <sup>2</sup></p>',
  '<p><span class="sw-ink-c0392b">red</span> <mark>seen</mark></p>',
  '<p>Said<span class="sw-note" data-note="By whom"></span></p>',
  '<table><tbody><tr><th scope="col">A</th></tr><tr><td>1</td></tr></tbody></table>',
);

/** A few numbers that choose an act and what it is about, whatever the document has. */
export const whim = fc.record({
  act: fc.nat(29),
  which: fc.nat(1000),
  where: fc.nat(1000),
  text: fc.string({ maxLength: 6 }),
  html: richText,
});

type Whim = typeof whim extends fc.Arbitrary<infer Value> ? Value : never;

/** The commands of a whim on a document, with ids that begin with a name. */
export function actOn(
  document: PageDocument,
  { act, which, where, text, html }: Whim,
  ids: Iterator<string>,
) {
  const newId = () => String(ids.next().value);
  const sections = orderedSections(document);
  const section = sections[which % Math.max(1, sections.length)];
  const blocks = sections.flatMap(({ id }) => orderedBlocks(document, id));
  const block = blocks[which % Math.max(1, blocks.length)];
  // Some that stand beside each other, also over the border of a section.
  const some = Array.from(
    { length: 2 + (where % 3) },
    (_, at) => blocks[(which + at) % blocks.length]?.id ?? '',
  );
  const breakpoint = where % 4 === 0 ? 'phone' : 'wide';
  const types = [...blockTypeTable.values()];
  const type = types[where % types.length]!;
  if (section === undefined || act === 0) {
    return addSection(document, { id: newId(), layout: 'grid' }, where % (sections.length + 1));
  }
  if (block === undefined || act === 1) {
    return addBlock(document, type, { id: newId(), sectionId: section.id, data: type.sample });
  }
  const place: Placement = {
    column: 1 + (where % 24),
    row: 1 + (which % 40),
    width: 1 + (which % 24),
    height: 1 + (where % 9),
    layer: where % 3,
    hidden: false,
  };
  const step = { x: (which % 9) - 4, y: (where % 9) - 4 };
  const acts: Record<number, () => Command[]> = {
    2: () => takeBlock(document, block.id),
    3: () => duplicateBlocks(document, [block.id], newId),
    4: () => reorderBlock(document, block.id, { sectionId: section.id, index: where % 4 }),
    5: () => placeBlock(document, block.id, { breakpoint: 'wide', to: place }),
    6: () => placeBlock(document, block.id, { breakpoint: 'phone', to: place }),
    7: () => hideBlock(document, block.id, { breakpoint: 'phone', hidden: where % 2 === 0 }),
    8: () =>
      editBlock(document, block.id, {
        path: [where % 2 ? 'html' : 'note'],
        to: where % 5 ? (where % 2 ? html : text) : undefined,
      }),
    9: () => (where % 9 === 0 ? takeSection(document, section.id) : []),
    10: () => (sections.length < 9 ? duplicateSection(document, section.id, newId) : []),
    11: () => reorderSection(document, section.id, where % 4),
    12: () => styleSection(document, section.id, { field: 'theme', to: text }),
    13: () => {
      const clip = copyBlocks(document, [block.id]);
      return clip && blocks.length < 60
        ? pasteBlocks(document, clip, { sectionId: section.id, newId })
        : [];
    },
    14: () => lockBlocks(document, some, where % 2 === 0),
    15: () => groupBlocks(document, some, newId()),
    16: () => ungroupBlocks(document, some),
    17: () => takeBlocks(document, where % 5 === 0 ? some : []),
    18: () => (blocks.length < 60 ? duplicateBlocks(document, some, newId) : []),
    19: () => nudgeBlocks(document, some, { breakpoint, ...step, resizes: where % 2 === 0 }),
    20: () => {
      const moved = moveBlocks(document, some, { breakpoint, ...step, sectionId: section.id });
      return dropBlocks(document, moved, breakpoint);
    },
    21: () => {
      const edge = alignEdges[where % alignEdges.length]!;
      return alignBlocks(document, some, { breakpoint, edge });
    },
    29: () => {
      const move = layerMoves[where % layerMoves.length]!;
      return layerBlocks(document, some, { breakpoint, move });
    },
    28: () => {
      const to = where % 5 ? { text, original: 'words' } : undefined;
      const language = where % 2 === 0 ? 'de' : 'fr';
      return translateText(document, block.id, { language, way: `way${which % 3}`, to });
    },
    23: () => reorderBlocks(document, some, where % 2 === 0 ? 1 : -1),
    24: () =>
      moveToRows(document, some, {
        sectionId: section.id,
        beside: {
          id: orderedBlocks(document, section.id)[0]?.id ?? '',
          side: rowSides[where % 6]!,
        },
      }),
    25: () => resizeColumn(document, block.id, step.x),
    26: () => stepInRows(document, [block.id], rowSteps[where % 4]!),
    27: () =>
      addToRows(document, type, {
        id: newId(),
        sectionId: block.sectionId,
        beside: { id: block.id, side: rowSides[which % 6]! },
      }),
    22: () => {
      const direction = where % 2 === 0 ? 'across' : 'down';
      return spaceBlocks(document, some, { breakpoint, direction });
    },
  };
  return acts[act]?.() ?? [];
}

const rowSteps = ['up', 'down', 'left', 'right'] as const;

/** Ids that begin with a name, one after the other. */
export function* idsOf(name: string): Generator<string> {
  for (let count = 1; ; count += 1) yield `${name}${count}`;
}

/** A person's edits by a list of whims: what they did, and what came of it. */
export function edit(base: PageDocument, whims: readonly Whim[], name: string) {
  const ids = idsOf(name);
  let document = base;
  const commands: Command[] = [];
  for (const one of whims) {
    const result = putOnTop(document, actOn(document, one, ids));
    if (result.conflicts.length > 0)
      throw new Error(`A person conflicts alone: ${JSON.stringify(result.conflicts)}`);
    document = result.document;
    commands.push(...result.applied);
  }
  return { document, commands };
}
