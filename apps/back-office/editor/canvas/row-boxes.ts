/** Rows of 12 columns on the page: where they stand, and where a drag would end in them. */
import type { RowPlace } from '@sitewright/blocks';
import { findSectionElement } from './draw-document.ts';

/** A rectangle, in px of the window of the canvas. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A row as it is shown. */
export interface RowBoxes extends Rectangle {
  readonly columns: readonly ColumnBoxes[];
}

interface ColumnBoxes extends Rectangle {
  readonly blocks: readonly (Rectangle & { readonly id: string })[];
}

/** Where blocks would come to stand, and the line that shows it. */
export interface RowDrop {
  readonly beside: NonNullable<RowPlace['beside']>;
  readonly line: Rectangle;
}

/** So near to the edge of a row, between two of them, in px. */
const rowEdge = 10;
/** So near to the edge of a column, beside it: a share of it, and px at most. */
const columnEdge = { share: 0.2, most: 48 };
/** Of the line that shows where a drag would end, in px. */
export const lineThickness = 4;

/** Rows of mails are tables. */
const rowSelector = ':scope > .sqs-row, :scope > table > tbody > .sqs-row';

/** The rows of a section; none for one whose blocks stand otherwise. */
export function readRowBoxes(page: Document, sectionId: string): RowBoxes[] {
  const section = findSectionElement(page, sectionId);
  const layout = section?.matches('.sqs-layout')
    ? section
    : section?.querySelector<HTMLElement>('.sqs-layout');
  const rows = [...(layout?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  return rows.flatMap((row) => {
    const columns = [...row.querySelectorAll<HTMLElement>(':scope > .col')].flatMap((column) => {
      const blocks = [...column.querySelectorAll<HTMLElement>(':scope > .sqs-block')];
      const boxes = blocks.map((block) => ({
        ...boxOf(block),
        id: block.id.slice('block-'.length),
      }));
      return boxes.length === 0 ? [] : [{ ...boxOf(column), blocks: boxes }];
    });
    return columns.length === 0 ? [] : [{ ...boxOf(row), columns }];
  });
}

function boxOf(element: Element): Rectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether the columns of a row stand below each other, as they do on phones. */
export function isStacked({ columns }: RowBoxes): boolean {
  const [first, second] = columns;
  return first !== undefined && second !== undefined && second.top >= first.top + first.height;
}

/** Where a drag with the pointer here would end; undefined without rows. */
export function rowDropAt(
  rows: readonly RowBoxes[],
  at: { readonly x: number; readonly y: number },
): RowDrop | undefined {
  const row = nearest(rows, { x: rows[0]?.left ?? 0, y: at.y });
  const first = row?.columns[0]?.blocks[0];
  if (!row || !first) return undefined;
  const bottom = row.top + row.height;
  const whole = { left: row.left, width: row.width, height: lineThickness };
  if (at.y < row.top + rowEdge) {
    return {
      beside: { id: first.id, side: 'above' },
      line: { ...whole, top: row.top - lineThickness },
    };
  }
  if (at.y > bottom - rowEdge)
    return { beside: { id: first.id, side: 'below' }, line: { ...whole, top: bottom } };
  const column = nearest(row.columns, at);
  return column && dropInColumn(column, { row, at });
}

function dropInColumn(
  column: ColumnBoxes,
  { row, at }: { row: RowBoxes; at: { readonly x: number; readonly y: number } },
): RowDrop | undefined {
  const { left, width, blocks } = column;
  const edge = Math.min(columnEdge.most, width * columnEdge.share);
  const upright = { top: row.top, width: lineThickness, height: row.height };
  const first = blocks[0];
  if (first && !isStacked(row) && at.x < left + edge) {
    return {
      beside: { id: first.id, side: 'left' },
      line: { ...upright, left: left - lineThickness },
    };
  }
  if (first && !isStacked(row) && at.x > left + width - edge) {
    return { beside: { id: first.id, side: 'right' }, line: { ...upright, left: left + width } };
  }
  const flat = { left, width, height: lineThickness };
  const below = blocks.find(({ top, height }) => at.y < top + height / 2);
  if (below) {
    return {
      beside: { id: below.id, side: 'before' },
      line: { ...flat, top: below.top - lineThickness },
    };
  }
  const last = blocks.at(-1);
  return (
    last && {
      beside: { id: last.id, side: 'after' },
      line: { ...flat, top: last.top + last.height },
    }
  );
}

function nearest<Box extends Rectangle>(
  boxes: readonly Box[],
  { x, y }: { readonly x: number; readonly y: number },
): Box | undefined {
  const far = ({ left, top, width, height }: Rectangle) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  return boxes.toSorted((a, b) => far(a) - far(b))[0];
}
