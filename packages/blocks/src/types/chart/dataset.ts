/** Data of charts: rows and columns of numbers. DATA-02, D-45 */
import { datasetLimits, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';

const name = makeTextSchema(200);
/** Numbers go as far as this on both sides of the zero: beyond it they are not exact. */
export const mostValue = 1e15;

/** Rows with a value for each column. One value as a whole: columns and rows only make sense together. */
export const datasetSchema = z.looseObject({
  /** What the columns are, such as "Year": it heads the names of the rows. */
  seriesLabel: name,
  /** Names of the columns, each a series of values. */
  columns: z.array(name).max(datasetLimits.maxColumns),
  rows: z
    .array(
      z.looseObject({
        name,
        /** By column; null, and what is not there, is missing. */
        values: z
          .array(z.number().min(-mostValue).max(mostValue).nullable())
          .max(datasetLimits.maxColumns),
      }),
    )
    .max(datasetLimits.maxRows),
});

/** Rows with a value for each column. */
export type Dataset = z.infer<typeof datasetSchema>;

/** A row of as many values as there are columns. */
export interface DatasetRow {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

/** The rows, each as long as there are columns. */
export function fullRows({ columns, rows }: Dataset): DatasetRow[] {
  return rows.map((row) => ({
    name: row.name,
    values: columns.map((_, at) => row.values[at] ?? undefined),
  }));
}

/** True: there is not one number in it, or no column or row. DATA-03 */
export function isDatasetEmpty(dataset: Dataset): boolean {
  return fullRows(dataset).every(({ values }) => values.every((value) => value === undefined));
}
