/** A file read in batches, each written in a transaction that also keeps what it changed. */
import type { ImportCounts, ImportSample } from '@sitewright/contract';
import type { WriteTransaction } from '../../../db/database.ts';
import { readRows } from '../csv/read-rows.ts';
import type { Row } from '../csv/row.ts';
import type { Report } from '../report.ts';
import { keepChanges } from './kept-changes.ts';
import type { ImportRun } from './run-scope.ts';

const shownSamples = 12;

/** What became of a thing of a file. */
interface BatchChange {
  readonly id: string;
  readonly title: string;
  readonly kind: 'created' | 'updated' | 'unchanged' | 'left';
  readonly before: object;
  readonly after: object;
  /** What taking it back needs beside. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

/** What a batch came to. */
interface Batch {
  /** Rows that were taken. */
  readonly rowsTaken: number;
  /** In the order of the samples. */
  readonly changes: readonly BatchChange[];
  /** The things of it, for the eye. */
  readonly samples: readonly Omit<ImportSample, 'outcome'>[];
  /** Rows that were not taken. */
  readonly rejected?: readonly Parameters<Report['reject']>[];
}

interface Steps<Line> {
  /** What stands in the file, in its order. */
  readonly lines: AsyncIterable<Line>;
  /** Lines of a batch; 200 unless told. */
  readonly atOnce?: number;
  /** Before the transaction of a batch: what has to be asked of others. */
  readonly prepare?: (lines: readonly Line[]) => Promise<void>;
  /** Writes the rows of a batch. */
  readonly bring: (trx: WriteTransaction, lines: readonly Line[]) => Promise<Batch>;
}

/** Ends the transaction of a batch that only looks. */
class DryRunEnd extends Error {}

/** Reads a file, or goes on with it. @throws ImportStopped, CsvUnreadableError */
export async function runBatches<Line extends { readonly line: number }>(
  run: ImportRun,
  { lines: all, atOnce = 200, prepare, bring }: Steps<Line>,
): Promise<ImportSample[]> {
  const samples: ImportSample[] = [];
  const total: Partial<ImportCounts> = {};
  for await (const lines of inBatches(behind(all, run.doneLine), atOnce)) {
    await prepare?.(lines);
    const batch = await write(run, lines, bring);
    run.report.rows.taken += batch.rowsTaken;
    for (const rejected of batch.rejected ?? []) run.report.reject(...rejected);
    const counts = countChanges(batch.changes);
    for (const name of kinds) total[name] = (total[name] ?? 0) + counts[name];
    if (samples.length === 0) samples.push(...showSamples(batch));
    await run.afterBatch(total);
  }
  return samples;
}

/** The rows of a table; undefined of `read`: the row is not taken, and the report says why. */
export async function* tableLines<Line>(
  run: ImportRun,
  read: (row: Row) => Line | undefined,
): AsyncGenerator<Line> {
  const { report } = run;
  const { rows } = await readRows(run.file, (line, reason) => {
    report.rows.read += 1;
    report.reject(line, 'row-unreadable', reason);
  });
  for await (const row of rows) {
    report.rows.read += 1;
    const line = read(row);
    if (line) yield line;
  }
}

async function* behind<Line extends { readonly line: number }>(
  lines: AsyncIterable<Line>,
  doneLine: number,
): AsyncGenerator<Line> {
  for await (const line of lines) if (line.line > doneLine) yield line;
}

async function* inBatches<Line>(lines: AsyncIterable<Line>, size: number): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function write<Line extends { readonly line: number }>(
  run: ImportRun,
  lines: readonly Line[],
  bring: Steps<Line>['bring'],
): Promise<Batch> {
  let batch: Batch = { rowsTaken: 0, changes: [], samples: [] };
  const work = run.ctx.transact(async (trx) => {
    if (!run.isDryRun) await run.hold(trx);
    batch = await bring(trx, lines);
    if (run.isDryRun) throw new DryRunEnd();
    const { changes, rowsTaken } = batch;
    const kept = changes.filter(({ kind }) => kind === 'created' || kind === 'updated');
    await keepChanges(
      trx,
      run.key,
      kept.map(({ id, title, kind, before, after, carried }) => {
        const isNew = kind === 'created';
        return { id, title, isNew, before: { ...before }, after: { ...after }, carried };
      }),
    );
    const upToLine = lines.at(-1)!.line;
    await run.noteBatch(trx, { upToLine, counts: { ...countChanges(changes), rowsTaken } });
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
  return batch;
}

const kinds = ['created', 'updated', 'unchanged', 'left'] as const;

function countChanges(changes: readonly BatchChange[]) {
  const count = (wanted: BatchChange['kind']) =>
    changes.filter(({ kind }) => kind === wanted).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left: count('left'),
  };
}

function showSamples({ samples, changes }: Batch): ImportSample[] {
  return samples.slice(0, shownSamples).map((sample, index) => {
    const kind = changes[index]?.kind ?? 'unchanged';
    return { ...sample, outcome: kind === 'left' ? 'unchanged' : kind };
  });
}
