/** Rows that were not taken, with all rows of the same product: they are mended and read together. */
import type { AppContext } from '../../../context.ts';
import { readRows } from '../csv/read-rows.ts';
import { indexColumns, type Row } from '../csv/row.ts';
import { findDialect } from '../dialects/dialects.ts';
import { groupRows } from '../draft/read-drafts.ts';
import { importFile, type ImportKey } from './import-files.ts';

export interface BadRow {
  readonly line: number;
  readonly cells: string[];
  /** Empty for a row that only belongs to the same product. */
  readonly problems: string[];
}

export interface BadRows {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<BadRow>;
}

/** Streams them out of the file, which is read again. */
export async function readBadRows(
  ctx: Pick<AppContext, 'config' | 'db'>,
  key: ImportKey,
): Promise<BadRows> {
  const problems = await loadProblems(ctx, key);
  const { header, rows } = await readRows(importFile(ctx, key), () => {});
  const dialect = findDialect(indexColumns(header)) ?? { startsProduct: () => true };
  return { header, rows: pick(groupRows(rows, dialect), header, problems) };
}

async function* pick(
  groups: AsyncIterable<readonly Row[]>,
  header: readonly string[],
  problems: ReadonlyMap<number, readonly string[]>,
): AsyncGenerator<BadRow> {
  for await (const group of groups) {
    if (!group.some(({ line }) => problems.has(line))) continue;
    for (const { line, cells } of group) {
      const all = header.map((_name, index) => cells[index] ?? '');
      yield { line, cells: all, problems: [...(problems.get(line) ?? [])] };
    }
  }
}

async function loadProblems(
  { db }: Pick<AppContext, 'db'>,
  { siteId, id }: ImportKey,
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .selectFrom('import_lines')
    .select(['line', 'reason'])
    .where('site_id', '=', siteId)
    .where('import_id', '=', id)
    .where('kind', '=', 'rejected')
    .orderBy('line')
    .execute();
  const problems = new Map<number, string[]>();
  for (const { line, reason } of rows) problems.set(line, [...(problems.get(line) ?? []), reason]);
  return problems;
}

/** As a table that can be imported, with `changed` cells in place of those of the file. */
export async function* writeBadRows(
  { header, rows }: BadRows,
  changed: ReadonlyMap<number, readonly string[]>,
): AsyncGenerator<readonly string[]> {
  yield header;
  for await (const { line, cells } of rows) {
    yield header.map((_name, index) => changed.get(line)?.[index] ?? cells[index] ?? '');
  }
}
