/** Reads or writes the products of an import, a batch in a transaction. */
import type { ImportCounts, ImportSample } from '@sitewright/contract';
import type { WriteTransaction } from '../../../db/database.ts';
import { differingFields } from '../../activity/write-logged.ts';
import { announceProducts } from '../../products/change-products.ts';
import { describeProduct, productThing } from '../../products/product-thing.ts';
import { loadStoredProducts } from '../../products/stored-products.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { writeMoney } from '../../sites/site-money.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { chooseUnits } from '../import-command.ts';
import { importProducts, type WrittenBatch } from '../import-products.ts';
import { createSavePicture } from '../save-picture.ts';
import { digest } from './digest.ts';
import { keepChanges, type KeptChange } from './kept-changes.ts';
import { NewStorePages } from './new-store-pages.ts';
import type { ImportRun } from './run-scope.ts';

/** Products that a preview shows. */
const shownSamples = 12;

/** @throws ImportStopped, CsvUnreadableError */
export async function runProducts(run: ImportRun): Promise<ImportSample[]> {
  const { ctx, site, report, isDryRun, row } = run;
  const { existing, keepStock, withPictures } = row.options;
  const samples: ImportSample[] = [];
  const { conf } = await ctx.themes.get(site.theme);
  const storePages = new NewStorePages(run, conf.navigations[0]?.name);
  await importProducts(ctx, site, {
    file: run.file,
    variantsPerProduct: readSettings(site, 'store').variantsPerProduct,
    report,
    isDryRun,
    keepStock,
    leavesExisting: !isDryRun && existing === 'leave',
    findsBySku: true,
    doneLine: run.doneLine,
    ...(withPictures && {
      pictures: { save: createSavePicture(ctx, site.siteId), folder: undefined },
    }),
    onSaved: async (trx, products) => {
      if (!isDryRun) await announceProducts({ ctx, trx, site }, products);
    },
    onBegin: async (trx) => {
      if (!isDryRun) await run.hold(trx);
    },
    onBatch: async (trx, batch) => {
      storePages.tell(batch);
      if (isDryRun) {
        if (samples.length === 0) samples.push(...showSamples(run, batch));
        return;
      }
      const changes = await readChanges(trx, run, batch);
      await keepChanges(trx, run.key, [...changes, ...(await storePages.open(trx, batch))]);
      const upToLine = Math.max(...batch.drafts.map(lastLine));
      await run.noteBatch(trx, { upToLine, counts: countBatch(batch) });
    },
    onWritten: () => run.afterBatch(report.products),
    units: chooseUnits(undefined, site.locale),
  });
  return samples;
}

function lastLine({ line, lines }: ProductDraft): number {
  return Math.max(line, ...lines);
}

function countBatch({ drafts, outcome }: WrittenBatch): Partial<ImportCounts> {
  const { products, left } = outcome;
  const count = (wanted: string) => products.filter(({ kind }) => kind === wanted).length;
  const total = (name: 'added' | 'changed' | 'removed') =>
    products.reduce((sum, one) => sum + one[name], 0);
  return {
    rowsTaken: drafts.reduce((sum, { lines }) => sum + lines.length, 0),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left: left.length,
    variantsAdded: total('added'),
    variantsChanged: total('changed'),
    variantsRemoved: total('removed'),
  };
}

/** What was written, with what stood there before. */
async function readChanges(
  trx: WriteTransaction,
  { site: { siteId } }: ImportRun,
  { outcome }: WrittenBatch,
): Promise<KeptChange[]> {
  const written = outcome.products.filter(({ kind }) => kind !== 'unchanged');
  const stored = await loadStoredProducts(
    trx,
    siteId,
    written.map(({ id }) => id),
  );
  const after = new Map(stored.map((one) => [one.row.id, describeProduct(one)]));
  return written.flatMap(({ id }): KeptChange[] => {
    const now = after.get(id);
    const earlier = outcome.before.get(id);
    if (!now) return [];
    const { title } = now;
    if (!earlier) return [{ id, title, isNew: true, before: {}, after: digest(now.fields) }];
    const then = describeProduct(earlier);
    const carried = productThing.carry?.(then, now);
    return [{ id, title, isNew: false, ...differingFields(then.fields, now.fields), carried }];
  });
}

function showSamples({ site }: ImportRun, { outcome }: WrittenBatch): ImportSample[] {
  return outcome.products.slice(0, shownSamples).flatMap(({ kind }, index) => {
    const draft = outcome.saved[index];
    if (!draft) return [];
    const cents = draft.variants.map(({ priceCents }) => priceCents);
    const money = [...new Set([Math.min(...cents), Math.max(...cents)])].map((amountCents) =>
      writeMoney(site, { amountCents, currencyCode: site.currency }),
    );
    const skus = draft.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
    const detail = [money.join(' – '), skus.slice(0, 3).join(', ')].filter(Boolean).join(' · ');
    return [{ line: draft.line, title: draft.title, detail, outcome: kind }];
  });
}
