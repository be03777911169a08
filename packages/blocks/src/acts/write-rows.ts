/** Brings the blocks of a section into rows of 12 columns, by as few commands as that takes. */
import {
  documentLimits,
  type Block,
  type Command,
  type PageDocument,
  type Placement,
} from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findBlock } from '../document/find.ts';
import { orderAt } from '../document/order.ts';
import { fitColumns, type ClassicRow } from '../document/rows.ts';

interface Wanted {
  readonly before: readonly ClassicRow[];
  readonly rows: readonly ClassicRow[];
  /** What somebody moved: it gets a new place in the order of reading before others do. */
  readonly moved?: ReadonlySet<string>;
}

/**
 * The commands by which a section has these rows. Rows of `before` that are in `rows` as they were
 * keep their numbers and widths, so that edits of others there are not met. Nothing when there are
 * more rows than a document may number.
 */
export function writeRows(
  document: PageDocument,
  sectionId: string,
  { before, rows, moved = new Set<string>() }: Wanted,
): Command[] {
  const numbers = numberRows(rows);
  if (!numbers) return [];
  const untouched = new Set(before);
  const ids = rows.flatMap(({ columns }) => columns.flatMap(({ entries }) => entries));
  const placing = rows.flatMap((row, at) => {
    const number = numbers[at] ?? 1;
    const isUntouched = untouched.has(row);
    let column = 1;
    return (isUntouched ? row.columns : fitColumns(row.columns)).flatMap(({ width, entries }) => {
      const place: PlaceInRow = isUntouched ? { row: number } : { row: number, column, width };
      column += width;
      return entries.flatMap((id) => placeInRow(document, id, place));
    });
  });
  return [...orderBlocks(document, { sectionId, ids, moved }), ...placing];
}

/** Its row; in one that somebody changed also where its column begins, and its width. */
type PlaceInRow = Pick<Placement, 'row'> & Partial<Pick<Placement, 'column' | 'width'>>;

function placeInRow(document: PageDocument, id: string, place: PlaceInRow): Command[] {
  const from = findBlock(document, id)?.placement.wide;
  if (!from) return [];
  const to = { ...from, ...place };
  return dequal(from, to) ? [] : [{ name: 'set-placement', id, breakpoint: 'wide', from, to }];
}

/** A number for each row, rising; a row keeps its own wherever that is possible. */
function numberRows(rows: readonly ClassicRow[]): number[] | undefined {
  const numbers: number[] = [];
  let last = 0;
  for (const [at, { number }] of rows.entries()) {
    const next = rows.slice(at).find((row) => (row.number ?? 0) > last)?.number;
    const wanted = number ?? (next === undefined ? last + 1 : Math.floor((last + next) / 2));
    last = Math.max(wanted, last + 1);
    numbers.push(last);
  }
  if (last <= documentLimits.rows) return numbers;
  return rows.length <= documentLimits.rows ? rows.map((_, at) => at + 1) : undefined;
}

interface WantedOrder {
  readonly sectionId: string;
  readonly ids: readonly string[];
  readonly moved: ReadonlySet<string>;
}

/** Brings blocks into this order of reading: as many as have it already stay. */
function orderBlocks(document: PageDocument, { sectionId, ids, moved }: WantedOrder): Command[] {
  const blocks = ids.flatMap((id) => findBlock(document, id) ?? []);
  // One that stays outweighs all that were moved.
  const weightOf = ({ id, sectionId: own }: Block) => {
    if (own !== sectionId) return 0;
    return moved.has(id) ? 1 : blocks.length + 1;
  };
  const kept = heaviestRising(blocks, weightOf);
  const done: { id: string; order: string }[] = [];
  return blocks.flatMap((block, at): Command[] => {
    const { id, order: before } = block;
    if (kept.has(block)) {
      done.push(block);
      return [];
    }
    const later = blocks.slice(at + 1).filter((one) => kept.has(one));
    const order = orderAt([...done, ...later], done.length, id);
    done.push({ id, order });
    const from = { sectionId: block.sectionId, order: before };
    return [{ name: 'move-block', id, from, to: { sectionId, order } }];
  });
}

/** The blocks whose keys rise, from one to the next, that weigh most together. */
function heaviestRising(blocks: readonly Block[], weightOf: (block: Block) => number): Set<Block> {
  const weights = blocks.map(weightOf);
  const sums: number[] = [];
  const previous: number[] = [];
  for (const [at, { order }] of blocks.entries()) {
    let best = -1;
    for (let other = 0; other < at; other += 1) {
      const isBefore = (weights[other] ?? 0) > 0 && (blocks[other]?.order ?? '') < order;
      if (isBefore && (best < 0 || (sums[other] ?? 0) > (sums[best] ?? 0))) best = other;
    }
    previous[at] = best;
    const own = weights[at] ?? 0;
    sums[at] = own === 0 ? 0 : own + (best < 0 ? 0 : (sums[best] ?? 0));
  }
  const kept = new Set<Block>();
  const most = Math.max(0, ...sums);
  for (let at = most === 0 ? -1 : sums.indexOf(most); at >= 0; at = previous[at] ?? -1) {
    kept.add(blocks[at]!);
  }
  return kept;
}
