/** Brings several blocks into line, or to equal distances, on whole cells of the grid. */
import type { Breakpoint, Command, PageDocument, Placement } from '@sitewright/contract';
import { boundsOf, type CellBox } from '../document/grid.ts';
import { placeBlocks } from './block-acts.ts';
import { bodiesOf } from './groups.ts';
import { openBlocks, placesOf } from './many-acts.ts';

/** Where blocks are brought to, of the box around all of them. */
export const alignEdges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;

/** One of {@link alignEdges}. */
export type AlignEdge = (typeof alignEdges)[number];

/** `across`: from left to right; `down`: from top to bottom. */
export type Direction = 'across' | 'down';

/** What moves as one, with where each of its blocks stands. */
interface Body {
  readonly box: CellBox;
  readonly places: ReadonlyMap<string, Placement>;
}

/**
 * Brings blocks into line at an edge or the middle of the box around them; a group moves as one.
 * Rows are those of one section, so blocks of several meet by columns alone.
 */
export function alignBlocks(
  document: PageDocument,
  ids: readonly string[],
  { breakpoint, edge }: { breakpoint: Breakpoint; edge: AlignEdge },
): Command[] {
  const isAcross = edge === 'left' || edge === 'center' || edge === 'right';
  const lists = isAcross
    ? [bodiesAt(document, ids, breakpoint)]
    : bySection(document, ids).map((own) => bodiesAt(document, own, breakpoint));
  const places = lists.flatMap((bodies) => {
    if (bodies.length < 2) return [];
    const around = boundsOf(bodies.map(({ box }) => box));
    return bodies.flatMap((body) => shift(body, stepTo(edge, body.box, around)));
  });
  return placeBlocks(document, breakpoint, new Map(places));
}

function stepTo(edge: AlignEdge, box: CellBox, around: CellBox): { x: number; y: number } {
  const x = around.column - box.column;
  const y = around.row - box.row;
  const freeX = around.width - box.width;
  const freeY = around.height - box.height;
  switch (edge) {
    case 'left':
      return { x, y: 0 };
    case 'center':
      return { x: x + Math.floor(freeX / 2), y: 0 };
    case 'right':
      return { x: x + freeX, y: 0 };
    case 'top':
      return { x: 0, y };
    case 'middle':
      return { x: 0, y: y + Math.floor(freeY / 2) };
    case 'bottom':
      return { x: 0, y: y + freeY };
  }
}

/**
 * Makes the distances between neighbours equal, as whole cells allow: the outermost stay, and no
 * distance is more than a cell larger than another. Fewer than three of a section stay as they are.
 */
export function spaceBlocks(
  document: PageDocument,
  ids: readonly string[],
  { breakpoint, direction }: { breakpoint: Breakpoint; direction: Direction },
): Command[] {
  const [start, size] =
    direction === 'across' ? (['column', 'width'] as const) : (['row', 'height'] as const);
  const places = bySection(document, ids).flatMap((own) => {
    const bodies = bodiesAt(document, own, breakpoint).toSorted(
      (a, b) => a.box[start] - b.box[start] || a.box[size] - b.box[size],
    );
    if (bodies.length < 3) return [];
    const around = boundsOf(bodies.map(({ box }) => box));
    const filled = bodies.reduce((sum, { box }) => sum + box[size], 0);
    const gap = (around[size] - filled) / (bodies.length - 1);
    let next = around[start];
    const starts = bodies.map(({ box }) => {
      const at = Math.round(next);
      next += box[size] + gap;
      return at;
    });
    // A small one that lies on large ones would push them out at the side: such a heap stays.
    if (starts.some((at) => at < around[start])) return [];
    return bodies.flatMap((body, index) => {
      const step = starts[index]! - body.box[start];
      return shift(body, start === 'column' ? { x: step, y: 0 } : { x: 0, y: step });
    });
  });
  return placeBlocks(document, breakpoint, new Map(places));
}

function bySection(document: PageDocument, ids: readonly string[]): string[][] {
  const sections = Map.groupBy(openBlocks(document, ids), ({ sectionId }) => sectionId);
  return [...sections.values()].map((blocks) => blocks.map(({ id }) => id));
}

function bodiesAt(document: PageDocument, ids: readonly string[], breakpoint: Breakpoint): Body[] {
  return bodiesOf(openBlocks(document, ids)).flatMap((blocks) => {
    const places = placesOf(document, blocks, breakpoint);
    return places.size === 0 ? [] : [{ places, box: boundsOf([...places.values()]) }];
  });
}

function shift({ places }: Body, { x, y }: { x: number; y: number }): [string, Placement][] {
  return [...places].map(([id, place]) => [
    id,
    { ...place, column: place.column + x, row: place.row + y },
  ]);
}
