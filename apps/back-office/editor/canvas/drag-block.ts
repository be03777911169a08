/** Moving and resizing a block on the grid: where it would come to lie, and the edit that puts it there. */
import {
  columnsAt,
  findBlock,
  fitInto,
  orderedBlocks,
  phoneLayout,
  placeBlock,
  putOnTop,
  reorderBlock,
} from '@sitewright/blocks';
import type { Breakpoint, Command, PageDocument, Placement } from '@sitewright/contract';
import { findSectionElement } from './draw-document.ts';
import { nearestLine, placeOfLine, readGridLines, type GridLines } from './grid-cells.ts';

/** An edge or corner that is pulled, by the sides that move; `move`: all of it. */
export type Grip = 'move' | 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** A place in the window of the canvas, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a dragged block would come to lie. */
export interface DropPlace {
  readonly sectionId: string;
  readonly placement: Placement;
}

/** A drag that began. */
export interface Drag {
  readonly id: string;
  readonly grip: Grip;
  readonly breakpoint: Breakpoint;
  readonly sectionId: string;
  readonly start: Placement;
  /** From the corner of the block to where it was taken hold of, in px. */
  readonly hold: Point;
}

/** Where a block stands at a breakpoint. */
export function placementOf(
  document: PageDocument,
  id: string,
  breakpoint: Breakpoint,
): Placement | undefined {
  const block = findBlock(document, id);
  if (!block) return undefined;
  if (breakpoint === 'wide') return block.placement.wide;
  return phoneLayout(document, block.sectionId).get(id);
}

/** The grid of a section on the page; undefined for one whose blocks stand in rows. */
export function gridOf(page: Document, sectionId: string): HTMLElement | undefined {
  return (
    findSectionElement(page, sectionId)?.querySelector<HTMLElement>('.fluid-engine') ?? undefined
  );
}

/** Where the block would come to lie with the pointer here. */
export function dropPlace(page: Document, drag: Drag, at: Point): DropPlace | undefined {
  const sectionId = drag.grip === 'move' ? (sectionAt(page, at) ?? drag.sectionId) : drag.sectionId;
  const grid = gridOf(page, sectionId);
  if (!grid) return undefined;
  const box = grid.getBoundingClientRect();
  const lines = readGridLines(grid);
  const place =
    drag.grip === 'move'
      ? moved(drag, lines, { x: at.x - box.left, y: at.y - box.top })
      : resized(drag, lines, { x: at.x - box.left, y: at.y - box.top });
  return { sectionId, placement: fitInto(place, columnsAt(drag.breakpoint)) };
}

function moved({ start, hold }: Drag, lines: GridLines, at: Point): Placement {
  return {
    ...start,
    column: nearestLine(lines.columns, at.x - hold.x, false) + 1,
    row: nearestLine(lines.rows, at.y - hold.y, true) + 1,
  };
}

function resized({ start, grip }: Drag, lines: GridLines, at: Point): Placement {
  const column = nearestLine(lines.columns, at.x, false) + 1;
  const row = nearestLine(lines.rows, at.y, true) + 1;
  const end = { column: start.column + start.width, row: start.row + start.height };
  const place = { ...start };
  if (grip.includes('e')) place.width = Math.max(1, column - start.column);
  if (grip.includes('s')) place.height = Math.max(1, row - start.row);
  if (grip.includes('w')) {
    place.column = Math.min(column, end.column - 1);
    place.width = end.column - place.column;
  }
  if (grip.includes('n')) {
    place.row = Math.min(row, end.row - 1);
    place.height = end.row - place.row;
  }
  return place;
}

function sectionAt(page: Document, { y }: Point): string | undefined {
  for (const element of page.querySelectorAll<HTMLElement>('#sections > [data-section-id]')) {
    const box = element.getBoundingClientRect();
    if (y >= box.top && y <= box.bottom) return element.dataset['sectionId'];
  }
  return undefined;
}

/** What a place covers, in px of the window of the canvas. */
export function boxOf(page: Document, { sectionId, placement }: DropPlace): DOMRect | undefined {
  const grid = gridOf(page, sectionId);
  if (!grid) return undefined;
  const box = grid.getBoundingClientRect();
  const { columns, rows } = readGridLines(grid);
  const left = placeOfLine(columns, placement.column - 1);
  const top = placeOfLine(rows, placement.row - 1);
  const right = placeOfLine(columns, placement.column + placement.width - 1);
  const bottom = placeOfLine(rows, placement.row + placement.height - 1);
  return new DOMRect(box.left + left, box.top + top, right - left, bottom - top);
}

/** The edit that puts the block there; nothing when it lies there already. */
export function dropCommands(document: PageDocument, drag: Drag, place: DropPlace): Command[] {
  const { id, breakpoint } = drag;
  const { sectionId, placement } = place;
  const index = orderedBlocks(document, sectionId).length;
  const moving =
    sectionId === drag.sectionId ? [] : reorderBlock(document, id, { sectionId, index });
  const after = putOnTop(document, moving).document;
  const placing = placeBlock(after, id, { breakpoint, to: placement });
  const isSame = (['column', 'row', 'width', 'height'] as const).every(
    (name) => drag.start[name] === placement[name],
  );
  return moving.length === 0 && isSame ? [] : [...moving, ...placing];
}

/** A block one cell further, or a cell larger. */
export function nudgeCommands(
  document: PageDocument,
  id: string,
  { breakpoint, x, y, resizes }: { breakpoint: Breakpoint; x: number; y: number; resizes: boolean },
): Command[] {
  const start = placementOf(document, id, breakpoint);
  if (!start) return [];
  const to = resizes
    ? { ...start, width: Math.max(1, start.width + x), height: Math.max(1, start.height + y) }
    : { ...start, column: Math.max(1, start.column + x), row: Math.max(1, start.row + y) };
  return placeBlock(document, id, { breakpoint, to });
}
