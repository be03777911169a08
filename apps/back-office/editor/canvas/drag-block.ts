/** Moving and resizing blocks on the grid: where they would come to lie. */
import { columnsAt, findBlock, fitInto, moveBlocks, type MovedBlocks } from '@sitewright/blocks';
import type { Breakpoint, PageDocument, Placement } from '@sitewright/contract';
import { canvasPlace } from './canvas-place.ts';
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
  /** The block that was taken hold of. */
  readonly id: string;
  /** All that move with it, and it. */
  readonly ids: readonly string[];
  readonly grip: Grip;
  readonly breakpoint: Breakpoint;
  readonly sectionId: string;
  readonly start: Placement;
  /** From the corner of the block to where it was taken hold of, in px. */
  readonly hold: Point;
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

/** The section under the pointer. */
export function sectionAt(page: Document, { y }: Point): string | undefined {
  for (const element of page.querySelectorAll<HTMLElement>(`${canvasPlace} > [data-section-id]`)) {
    const box = element.getBoundingClientRect();
    if (y >= box.top && y <= box.bottom) return element.dataset['sectionId'];
  }
  return undefined;
}

/** What a place covers, in px of the window of the canvas. */
export function boxOf(
  page: Document,
  {
    sectionId,
    placement,
  }: { sectionId: string; placement: Pick<Placement, 'column' | 'row' | 'width' | 'height'> },
): DOMRect | undefined {
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

/** Where all that is dragged would come to stand, with the block that was taken hold of there. */
export function movedTo(document: PageDocument, drag: Drag, place: DropPlace): MovedBlocks {
  const { id, ids, breakpoint, start } = drag;
  const { sectionId, placement } = place;
  if (drag.grip !== 'move') return { sectionId: undefined, places: new Map([[id, placement]]) };
  return moveBlocks(document, ids, {
    breakpoint,
    x: placement.column - start.column,
    y: placement.row - start.row,
    sectionId: sectionId === drag.sectionId ? undefined : sectionId,
    heldId: id,
  });
}

/** The same, block by block. */
export function dropPlaces(
  document: PageDocument,
  { sectionId, places }: MovedBlocks,
): DropPlace[] {
  return [...places].flatMap(([id, placement]) => {
    const into = sectionId ?? findBlock(document, id)?.sectionId;
    return into === undefined ? [] : [{ sectionId: into, placement }];
  });
}
