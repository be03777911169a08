/** Reads or writes the reviews of an import, a batch in a transaction. */
import { cutText, type ImportSample } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import { bringReviews, type BroughtReview } from '../../reviews/bring-reviews.ts';
import type { Report } from '../report.ts';
import { readReview, type ReviewRow } from '../reviews/review-dialect.ts';
import { runBatches, tableLines } from './run-batches.ts';
import type { ImportRun } from './run-scope.ts';

/** @throws ImportStopped, CsvUnreadableError */
export function runReviews(run: ImportRun): Promise<ImportSample[]> {
  const { ctx, site, row, isDryRun, report } = run;
  const leavesExisting = !isDryRun && row.options.existing === 'leave';
  const seen = new Set<string>();
  return runBatches(run, {
    lines: tableLines(run, (line) => {
      const review = readReview(line, report, ctx.now());
      if (!review) return undefined;
      if (seen.has(review.externalId)) {
        report.reject(review.line, 'review-twice', 'The same review stands in the file before.');
        return undefined;
      }
      seen.add(review.externalId);
      return review;
    }),
    async bring(trx, rows) {
      const found = await findProducts(trx, run, rows);
      const changes =
        found.length > 0 ? await bringReviews({ ctx, trx, site }, found, { leavesExisting }) : [];
      const taken = new Set(found.map(({ line }) => line));
      const lost = rows.filter(({ line }) => !taken.has(line));
      return {
        rowsTaken: found.length,
        changes,
        samples: found.map(showReview),
        rejected: lost.map(nameLost),
      };
    },
  });
}

function nameLost({ line, product }: ReviewRow): Parameters<Report['reject']> {
  const named = product.handle || product.title || product.sku || product.id;
  return [line, 'product-unknown', `There is no product "${cutText(named, 100)}".`];
}

function showReview({ line, fields }: Found) {
  const detail = ['★'.repeat(fields.rating), fields.authorName].join(' · ');
  const title = fields.title || cutText(fields.body, 80) || fields.authorName;
  return { line, title, detail };
}

type Found = BroughtReview & { line: number };

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
          and p.title_key = fold_text(w.title)
        having count(*) = 1)) as "productId"
    from jsonb_to_recordset(${wanted}::jsonb)
      as w (line integer, id text, handle text, sku text, title text)`.execute(trx);
  const byLine = new Map(pairs.map(({ line, productId }) => [line, productId]));
  return rows.flatMap(({ line, externalId, fields }) => {
    const productId = byLine.get(line);
    return productId ? [{ line, externalId, productId, fields }] : [];
  });
}
