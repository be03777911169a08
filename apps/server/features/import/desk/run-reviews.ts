/** Reads or writes the reviews of an import, a batch in a transaction. */
import type { ImportCounts, ImportSample } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import {
  bringReviews,
  type BroughtReview,
  type BroughtReviewChange,
} from '../../reviews/bring-reviews.ts';
import { readRows } from '../csv/read-rows.ts';
import { readReview, type ReviewRow } from '../reviews/review-dialect.ts';
import { keepChanges } from './kept-changes.ts';
import type { ImportRun } from './run-scope.ts';

const atOnce = 200;
const shownSamples = 12;

/** Ends the transaction of a batch that only looks. */
class DryRunEnd extends Error {}

/** @throws ImportStopped, CsvUnreadableError */
export async function runReviews(run: ImportRun): Promise<ImportSample[]> {
  const samples: ImportSample[] = [];
  const total: Partial<ImportCounts> = {};
  for await (const rows of readBatches(run)) {
    const { found, changes } = await writeBatch(run, rows);
    run.report.rows.taken += found.length;
    for (const [name, count] of Object.entries(countChanges(changes))) {
      const key = name as keyof ImportCounts;
      total[key] = (total[key] ?? 0) + count;
    }
    if (samples.length === 0) samples.push(...showSamples(found, changes));
    await run.afterBatch(total);
  }
  return samples;
}

async function* readBatches(run: ImportRun): AsyncGenerator<ReviewRow[]> {
  const { report, doneLine } = run;
  const { rows } = await readRows(run.file, (line, reason) => {
    report.rows.read += 1;
    report.reject(line, 'row-unreadable', reason);
  });
  const seen = new Set<string>();
  let batch: ReviewRow[] = [];
  for await (const row of rows) {
    report.rows.read += 1;
    const review = readReview(row, report, run.ctx.now());
    if (!review) continue;
    if (seen.has(review.externalId)) {
      report.reject(review.line, 'review-twice', 'The same review stands in the file before.');
      continue;
    }
    seen.add(review.externalId);
    if (review.line <= doneLine) continue;
    batch.push(review);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Found = BroughtReview & { line: number };

async function writeBatch(
  run: ImportRun,
  rows: readonly ReviewRow[],
): Promise<{ found: Found[]; changes: BroughtReviewChange[] }> {
  const { ctx, site, row, isDryRun, key, report } = run;
  const leavesExisting = !isDryRun && row.options.existing === 'leave';
  const written: { found: Found[]; changes: BroughtReviewChange[] } = { found: [], changes: [] };
  const work = ctx.transact(async (trx) => {
    written.found = await findProducts(trx, run, rows);
    if (written.found.length > 0) {
      const scope = { ctx, trx, site };
      written.changes = await bringReviews(scope, written.found, { leavesExisting });
    }
    if (isDryRun) throw new DryRunEnd();
    const kept = written.changes.filter(({ kind }) => kind === 'created' || kind === 'updated');
    await keepChanges(
      trx,
      key,
      kept.map(({ id, title, kind, before, after }) => {
        return { id, title, isNew: kind === 'created', before: { ...before }, after: { ...after } };
      }),
    );
    const counts = { ...countChanges(written.changes), rowsTaken: written.found.length };
    await run.noteBatch(trx, { upToLine: rows.at(-1)!.line, counts });
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
  for (const { line, product } of rows) {
    if (written.found.some((one) => one.line === line)) continue;
    const named = product.handle || product.title || product.sku || product.id;
    report.reject(line, 'product-unknown', `There is no product "${named.slice(0, 100)}".`);
  }
  return written;
}

/** By id, by the end of its address, by a SKU, else by its title when only one has it. */
async function findProducts(
  trx: WriteTransaction,
  { site: { siteId } }: ImportRun,
  rows: readonly ReviewRow[],
): Promise<Found[]> {
  const wanted = JSON.stringify(rows.map(({ line, product }) => ({ line, ...product })));
  const { rows: pairs } = await sql<{ line: number; productId: string | null }>`
    select w.line, coalesce(
      (select p.id from products p where p.site_id = ${siteId} and p.id = w.id),
      (select min(p.id) from products p
        where p.site_id = ${siteId} and w.handle <> '' and p.url_id = w.handle),
      (select min(v.product_id) from variants v
        where v.site_id = ${siteId} and w.sku <> '' and v.sku = w.sku),
      (select min(p.id) from products p
        where p.site_id = ${siteId} and w.title <> ''
          and fold_text(p.title) = fold_text(w.title)
        having count(*) = 1)) as "productId"
    from jsonb_to_recordset(${wanted}::jsonb)
      as w (line integer, id text, handle text, sku text, title text)`.execute(trx);
  const byLine = new Map(pairs.map(({ line, productId }) => [line, productId]));
  return rows.flatMap(({ line, externalId, fields }) => {
    const productId = byLine.get(line);
    return productId ? [{ line, externalId, productId, fields }] : [];
  });
}

function countChanges(changes: readonly BroughtReviewChange[]) {
  const count = (wanted: BroughtReviewChange['kind']) =>
    changes.filter(({ kind }) => kind === wanted).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left: count('left'),
  };
}

function showSamples(
  found: readonly Found[],
  changes: readonly BroughtReviewChange[],
): ImportSample[] {
  return found.slice(0, shownSamples).flatMap(({ line, fields }, index) => {
    const kind = changes[index]?.kind ?? 'unchanged';
    const detail = ['★'.repeat(fields.rating), fields.authorName].join(' · ');
    const title = fields.title || fields.body.slice(0, 80) || fields.authorName;
    return [{ line, title, detail, outcome: kind === 'left' ? 'unchanged' : kind }];
  });
}
