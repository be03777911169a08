import type { MoveReport } from './tables.ts';

/** What is counted, by the names of the columns. */
export const measureColumns = [
  'orders',
  'units',
  'returned',
  'refunds',
  'gross_cents',
  'discount_cents',
  'refund_cents',
  'shipping_cents',
  'tax_cents',
  'gift_card_cents',
] as const;

/** One of {@link measureColumns}. */
export type Measure = (typeof measureColumns)[number];

/** What one thing of a movement came to; what is not told is nothing. */
export type Measured = Partial<Record<Measure, number>>;

/** A row of a report before it is written. */
export interface ReportMove extends Measured {
  report: MoveReport;
  key: string;
  label?: string;
  detail?: string;
}

/** Moves of one report and key as one, in the order of their first. */
export function addUpMoves(moves: readonly ReportMove[]): ReportMove[] {
  const sums = new Map<string, ReportMove>();
  for (const move of moves) {
    const name = `${move.report} ${move.key}`;
    const sum = sums.get(name);
    sums.set(name, sum ? addMove(sum, move) : { ...move });
  }
  return [...sums.values()].filter((move) =>
    measureColumns.some((name) => (move[name] ?? 0) !== 0),
  );
}

function addMove(sum: ReportMove, move: ReportMove): ReportMove {
  const added = measureColumns.map((name) => [name, (sum[name] ?? 0) + (move[name] ?? 0)] as const);
  return { ...sum, ...Object.fromEntries(added) };
}
