/** What a dragged box meets: lines that it shares with others, and equal distances. EDIT-06 */
import type { Placement } from '@sitewright/contract';

type Box = Pick<Placement, 'column' | 'row' | 'width' | 'height'>;

/** Lines and gaps of the grid, counted from 0; halves are the middle of a cell. */
export interface Meetings {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Equal distances to both neighbours, each as a box of cells. */
  readonly gaps: readonly Box[];
}

type Side = readonly [start: 'column' | 'row', size: 'width' | 'height'];
const across: Side = ['column', 'width'];
const down: Side = ['row', 'height'];

/** What a box shares with the others of its section. */
export function meetingsOf(box: Box, others: readonly Box[]): Meetings {
  return {
    columns: sharedLines(box, others, across),
    rows: sharedLines(box, others, down),
    gaps: [...equalGaps(box, others, across), ...equalGaps(box, others, down)],
  };
}

function sharedLines(box: Box, others: readonly Box[], side: Side): number[] {
  const theirs = new Set(others.flatMap((other) => linesOf(other, side)));
  return linesOf(box, side).filter((line) => theirs.has(line));
}

/** Its edges and its middle. */
function linesOf(box: Box, [start, size]: Side): number[] {
  const first = box[start] - 1;
  return [first, first + box[size] / 2, first + box[size]];
}

/** Between the box and the next on both sides, when it stands in the middle of them. */
function equalGaps(box: Box, others: readonly Box[], side: Side): Box[] {
  const [start, size] = side;
  const [crossStart, crossSize] = side === across ? down : across;
  const end = (one: Box) => one[start] + one[size];
  const beside = others.filter(
    (other) =>
      other[crossStart] < box[crossStart] + box[crossSize] &&
      box[crossStart] < other[crossStart] + other[crossSize],
  );
  const before = Math.max(...beside.map(end).filter((line) => line < box[start]));
  const after = Math.min(...beside.map((one) => one[start]).filter((line) => line > end(box)));
  const gap = box[start] - before;
  if (!Number.isFinite(gap) || gap !== after - end(box)) return [];
  return [before, end(box)].map((line) => ({ ...box, [start]: line, [size]: gap }));
}
