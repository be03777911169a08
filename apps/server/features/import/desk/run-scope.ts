/** What a run of an import is given, and how it says how far it is. */
import type { ImportCounts } from '@sitewright/contract';
import type { AppContext } from '../../../context.ts';
import type { WriteTransaction } from '../../../db/database.ts';
import type { Site } from '../../sites/site.ts';
import { createReport, type Report } from '../report.ts';
import { importFile, type ImportKey } from './import-files.ts';
import { addLines, lockImport, setImport, type ImportRow } from './import-store.ts';

/** Somebody stopped it, another process goes on with it, or this one ends. */
export class ImportStopped extends Error {
  override name = 'ImportStopped';
}

/** Lines of a report that are kept; more are counted. */
const maxLines = 20_000;

/** One run over a file, in batches: it can end after each of them and go on elsewhere. */
export class ImportRun {
  readonly ctx: AppContext;
  readonly site: Site;
  readonly row: ImportRow;
  readonly key: ImportKey;
  readonly file: string;
  readonly report: Report;
  readonly isDryRun: boolean;
  readonly #stopping: AbortSignal | undefined;
  /** What stands up to this line is written, as far as this run knows. */
  #doneLine: number;
  #nextLine: number;
  /** Lines of the report that are kept already, and will be with the batch under way. */
  #kept = 0;
  #nextKept = 0;

  constructor(
    { ctx, site, stopping }: { ctx: AppContext; site: Site; stopping: AbortSignal | undefined },
    row: ImportRow,
  ) {
    this.ctx = ctx;
    this.site = site;
    this.row = row;
    this.key = { siteId: row.site_id, id: row.id };
    this.file = importFile(ctx, this.key);
    this.isDryRun = row.state === 'checking';
    this.report = createReport(row.filename, this.isDryRun, maxLines);
    this.#stopping = stopping;
    this.#doneLine = this.isDryRun ? 0 : row.done_line;
    this.#nextLine = this.#doneLine;
  }

  get doneLine(): number {
    return this.#doneLine;
  }

  /**
   * First in the transaction of a batch that is written: another run waits for its end, and finds
   * then that the batch is done, and not that its things are taken.
   * @throws ImportStopped
   */
  async hold(trx: WriteTransaction): Promise<ImportRow> {
    const row = await lockImport(trx, this.key);
    if (row.state !== 'running' || row.done_line !== this.#doneLine) throw new ImportStopped();
    return row;
  }

  /**
   * Last in the transaction of a batch: keeps what was told, and adds to its counts.
   * @throws ImportStopped
   */
  async noteBatch(
    trx: WriteTransaction,
    { upToLine, counts }: { upToLine: number; counts: Partial<ImportCounts> },
  ): Promise<void> {
    const row = await this.hold(trx);
    this.#nextKept = this.report.lines.length;
    await addLines(trx, this.key, this.report.lines.slice(this.#kept));
    this.#nextLine = Math.max(upToLine, row.done_line);
    await setImport(trx, this.key, {
      done_line: this.#nextLine,
      counts: { ...sum(row.counts, counts), ...this.#counted(row.counts) },
    });
  }

  /** After a batch. @throws ImportStopped */
  async afterBatch(counts?: Partial<ImportCounts>): Promise<void> {
    this.#doneLine = this.#nextLine;
    this.#kept = this.#nextKept;
    if (this.#stopping?.aborted) throw new ImportStopped();
    if (!this.isDryRun) return;
    const kept = this.report.lines.length;
    await this.ctx.transact(async (trx) => {
      const row = await lockImport(trx, this.key);
      if (row.state !== 'checking') throw new ImportStopped();
      await addLines(trx, this.key, this.report.lines.slice(this.#kept));
      await setImport(trx, this.key, {
        counts: { ...row.counts, ...counts, ...this.#counted(row.counts) },
      });
    });
    this.#nextKept = kept;
    this.#kept = kept;
  }

  /** At its end. */
  async finish(columns: Parameters<typeof setImport>[2]): Promise<void> {
    await this.ctx.transact(async (trx) => {
      const row = await lockImport(trx, this.key);
      if (row.state !== this.row.state) return;
      // A second look at the file forgets what the first one told: all of it is told once more.
      const from = this.isDryRun ? 0 : this.#kept;
      await addLines(trx, this.key, this.report.lines.slice(from));
      const counts = { ...row.counts, ...columns.counts, ...this.#counted(row.counts) };
      await setImport(trx, this.key, { ...columns, counts });
    });
  }

  /** What is read anew from the beginning in each run. */
  #counted(before: ImportCounts): Partial<ImportCounts> {
    const { rows, lines } = this.report;
    return {
      rowsRead: Math.max(before.rowsRead, rows.read),
      rowsRejected: Math.max(before.rowsRejected, rows.rejected),
      notes: Math.max(before.notes, lines.filter(({ kind }) => kind === 'note').length),
      ...(this.isDryRun && { rowsTaken: rows.taken }),
    };
  }
}

function sum(before: ImportCounts, more: Partial<ImportCounts>): ImportCounts {
  const entries = Object.entries(more).map(([name, count]) => [
    name,
    before[name as keyof ImportCounts] + count,
  ]);
  return { ...before, ...(Object.fromEntries(entries) as Partial<ImportCounts>) };
}
