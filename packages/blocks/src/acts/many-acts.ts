/** What people do to several blocks at once, as commands: one entry of the history. */
import {
  documentLimits,
  type Block,
  type Breakpoint,
  type Command,
  type CommandOf,
  type PageDocument,
  type Placement,
} from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findBlock, findSection } from '../document/find.ts';
import { boundsOf, columnsAt, fitInto, freePlacement, type CellBox } from '../document/grid.ts';
import { compareOrder, orderAt, orderedBlocks, orderedSections } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { placeBlocks, placementAt, reorderBlock } from './block-acts.ts';
import { copiedGroups, findBlocks } from './groups.ts';

/** Takes blocks away. Locked ones stay. */
export function takeBlocks(document: PageDocument, ids: readonly string[]): Command[] {
  return openBlocks(document, ids).map((block) => ({ name: 'remove-block', block }));
}

/** Locks blocks against accidents, or opens them. */
export function lockBlocks(
  document: PageDocument,
  ids: readonly string[],
  locked: boolean,
): Command[] {
  return findBlocks(document, ids)
    .filter((block) => (block.locked === true) !== locked)
    .map(({ id, locked: from }) => ({
      name: 'lock-block',
      id,
      ...(from !== undefined && { from }),
      ...(locked && { to: true }),
    }));
}

/**
 * Copies of blocks, in each section behind the last of them and as they stood to each other, in the
 * first room that holds them all. Groups of copies are groups of their own.
 */
export function duplicateBlocks(
  document: PageDocument,
  ids: readonly string[],
  newId: () => string,
): CommandOf<'insert-block'>[] {
  const blocks = findBlocks(document, ids);
  const regroup = copiedGroups(blocks, newId);
  const sections = Map.groupBy(blocks.toSorted(compareOrder), ({ sectionId }) => sectionId);
  return [...sections].flatMap(([sectionId, chosen]) => {
    const siblings = [...orderedBlocks(document, sectionId)];
    const bounds = boundsOf(chosen.map(({ placement }) => placement.wide));
    const taken = siblings.map(({ placement }) => placement.wide);
    const room = freePlacement(taken, bounds, columnsAt('wide'));
    const last = siblings.findIndex(({ id }) => id === chosen.at(-1)?.id);
    // In rows a copy follows in the same column.
    const isRows = findSection(document, sectionId)?.layout === 'rows';
    const by = isRows ? bounds : room;
    return chosen.map((block, at) => {
      const id = newId();
      const { phone: _phone, ...placement } = block.placement;
      const wide = fitInto(
        {
          ...placement.wide,
          column: placement.wide.column + by.column - bounds.column,
          row: placement.wide.row + by.row - bounds.row,
        },
        columnsAt('wide'),
      );
      const order = orderAt(siblings, last + 1 + at, id);
      const copy = { ...regroup(block), id, order, placement: { ...placement, wide } };
      siblings.splice(last + 1 + at, 0, copy);
      return { name: 'insert-block', block: copy };
    });
  });
}

/** How far, in cells. */
interface Step {
  readonly breakpoint: Breakpoint;
  readonly x: number;
  readonly y: number;
}

/** Moves blocks by so many cells, or makes each larger by that; see {@link moveBlocks}. */
export function nudgeBlocks(
  document: PageDocument,
  ids: readonly string[],
  { resizes, ...step }: Step & { readonly resizes: boolean },
): Command[] {
  const { breakpoint, x, y } = step;
  if (!resizes) return placeBlocks(document, breakpoint, moveBlocks(document, ids, step).places);
  const places = placesOf(document, openBlocks(document, ids), breakpoint);
  const larger = [...places].map(([id, place]): [string, Placement] => [
    id,
    { ...place, width: place.width + x, height: place.height + y },
  ]);
  return placeBlocks(document, breakpoint, new Map(larger));
}

interface MoveTo extends Step {
  /** Undefined: each stays in its section. */
  readonly sectionId?: string | undefined;
  /** The block that was taken hold of. */
  readonly heldId?: string;
}

/** Where blocks would come to stand, by their ids, in the section that they are moved to. */
export interface MovedBlocks {
  /** Undefined: each stays in its section. */
  readonly sectionId: string | undefined;
  readonly places: ReadonlyMap<string, Placement>;
}

/**
 * Where blocks come to stand that are moved by so many cells, also to another section: as far as all
 * of them stay on the grid as they stand to each other. Those of several sections that come to one
 * stand there below each other as the sections do; the cells are counted from `heldId`. Locked ones
 * stay.
 */
export function moveBlocks(
  document: PageDocument,
  ids: readonly string[],
  { breakpoint, x, y, sectionId, heldId = ids[0] }: MoveTo,
): MovedBlocks {
  const blocks = openBlocks(document, ids);
  const standing = placesOf(document, blocks, breakpoint);
  if (standing.size === 0) return { sectionId, places: standing };
  const held = blocks.find(({ id }) => id === heldId)?.sectionId;
  const places = sectionId === undefined ? standing : stackPlaces(document, standing, held);
  const step = within(boundsOf([...places.values()]), { x, y }, breakpoint);
  const moved = [...places].map(([id, place]): [string, Placement] => [
    id,
    { ...place, column: place.column + step.x, row: place.row + step.y },
  ]);
  return { sectionId, places: new Map(moved) };
}

/**
 * The places as rows of one grid: each section's below those of the section above it. Those of the
 * section that is held keep their rows.
 */
function stackPlaces(
  document: PageDocument,
  places: ReadonlyMap<string, Placement>,
  heldSection: string | undefined,
): ReadonlyMap<string, Placement> {
  const bySection = Map.groupBy([...places], ([id]) => findBlock(document, id)?.sectionId);
  let end: number | undefined;
  const stacked = orderedSections(document).flatMap(({ id }) => {
    const own = bySection.get(id);
    if (!own) return [];
    const bounds = boundsOf(own.map(([, place]) => place));
    const shift = end === undefined ? 0 : end - bounds.row;
    end = bounds.row + bounds.height + shift;
    return [{ id, own, shift }];
  });
  const kept = stacked.find(({ id }) => id === heldSection)?.shift ?? 0;
  return new Map(
    stacked.flatMap(({ own, shift }) =>
      own.map(([id, place]) => [id, { ...place, row: place.row + shift - kept }] as const),
    ),
  );
}

/** The commands that bring blocks where {@link moveBlocks} says. Nothing when they stand there. */
export function dropBlocks(
  document: PageDocument,
  { sectionId, places }: MovedBlocks,
  breakpoint: Breakpoint,
): Command[] {
  const blocks = asRead(document, findBlocks(document, [...places.keys()]));
  let now = document;
  const moving = blocks.flatMap((block) => {
    if (sectionId === undefined || block.sectionId === sectionId) return [];
    const index = orderedBlocks(now, sectionId).length;
    const commands = reorderBlock(now, block.id, { sectionId, index });
    now = putOnTop(now, commands).document;
    return commands;
  });
  const isSame = blocks.every(({ id }) => {
    const [from, to] = [placementAt(document, id, breakpoint), places.get(id)];
    return dequal(from, to);
  });
  return moving.length === 0 && isSame ? [] : [...moving, ...placeBlocks(now, breakpoint, places)];
}

/** In the order of reading, over all sections. */
function asRead(document: PageDocument, blocks: readonly Block[]): Block[] {
  const ranks = new Map(orderedSections(document).map(({ id }, rank) => [id, rank]));
  const rankOf = ({ sectionId }: Block) => ranks.get(sectionId) ?? 0;
  return blocks.toSorted((a, b) => rankOf(a) - rankOf(b) || compareOrder(a, b));
}

/**
 * Moves blocks up (-1) or down (1) in the order of reading of their sections, past the neighbour
 * that is not among them. Locked ones stay.
 */
export function reorderBlocks(
  document: PageDocument,
  ids: readonly string[],
  step: -1 | 1,
): Command[] {
  const blocks = openBlocks(document, ids).toSorted(compareOrder);
  const sections = Map.groupBy(blocks, ({ sectionId }) => sectionId);
  return [...sections].flatMap(([sectionId, own]) => {
    const moving = new Set(own.map(({ id }) => id));
    const all = orderedBlocks(document, sectionId);
    const edge = step < 0 ? own[0] : own.at(-1);
    const neighbour = all.findIndex(({ id }) => id === edge?.id) + step;
    const others = all.filter(({ id }) => !moving.has(id));
    const passed = others.findIndex(({ id }) => id === all[neighbour]?.id);
    if (passed < 0) return [];
    const start = step < 0 ? passed : passed + 1;
    return own.map((block, at): Command => {
      const { id, order: before } = block;
      const order = orderAt(others, start + at, id);
      others.splice(start + at, 0, { ...block, order });
      return {
        name: 'move-block',
        id,
        from: { sectionId, order: before },
        to: { sectionId, order },
      };
    });
  });
}

/** The blocks that are not locked. */
export function openBlocks(document: PageDocument, ids: readonly string[]): Block[] {
  return findBlocks(document, ids).filter(({ locked }) => locked !== true);
}

/** Where blocks stand at a breakpoint, by their ids. */
export function placesOf(
  document: PageDocument,
  blocks: readonly Block[],
  breakpoint: Breakpoint,
): Map<string, Placement> {
  return new Map(
    blocks.flatMap(({ id }) => {
      const place = placementAt(document, id, breakpoint);
      return place ? [[id, place] as const] : [];
    }),
  );
}

function within(
  { column, row, width, height }: CellBox,
  { x, y }: { x: number; y: number },
  breakpoint: Breakpoint,
): { x: number; y: number } {
  const mostX = columnsAt(breakpoint) + 1 - width - column;
  const mostY = documentLimits.rows + 1 - height - row;
  return {
    x: Math.max(1 - column, Math.min(mostX, x)),
    y: Math.max(1 - row, Math.min(mostY, y)),
  };
}
