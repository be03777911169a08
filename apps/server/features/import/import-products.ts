/** Imports a table of products into a site. */
import { ApiError, contentLimits } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { readDrafts } from './draft/read-drafts.ts';
import type { DraftSettings, ProductDraft } from './draft/product-draft.ts';
import {
  PictureResolver,
  type PictureIds,
  type PictureSettings,
} from './pictures/picture-resolver.ts';
import { createReport, type ImportReport, type Report } from './report.ts';
import { createDoubling } from './write/create-doubling.ts';
import { refreshProductStatistics } from './write/refresh-product-statistics.ts';
import { writeBatch, type BatchInput, type BatchOutcome } from './write/write-batch.ts';

export interface ImportOptions {
  file: string;
  /** Address of the store page for products that name none. */
  page?: string;
  /** Undefined leaves pictures alone. */
  pictures?: PictureSettings;
  /** Leaves the stock of variants that are there already. */
  keepStock?: boolean;
  /** Reads and compares, but writes nothing. */
  isDryRun?: boolean;
  /** Hears of what was saved, in its transaction. */
  onSaved?: BatchInput['onSaved'];
  /** Products that are there already stay as they are. */
  leavesExisting?: boolean;
  /** Products that are there are also found by the SKU of a variant. */
  findsBySku?: boolean;
  /** Counts here; a new one unless told. */
  report?: Report;
  /** What stands up to this line was written before. */
  doneLine?: number;
  /** First in the transaction of a batch; what it throws ends the import. */
  onBegin?: (trx: WriteTransaction) => Promise<unknown>;
  /** Hears of each batch, in its transaction; what it throws ends the import. */
  onBatch?: (trx: WriteTransaction, batch: WrittenBatch) => Promise<void>;
  /** Hears of each batch when it is done; what it throws ends the import. */
  onWritten?: () => Promise<void>;
  /** Units of files that do not say. */
  units: Pick<DraftSettings, 'gramsPerUnit' | 'mmPerUnit'>;
  /** As the site's setting says; missing: as it says at first. */
  variantsPerProduct?: number;
}

/** What was written in one transaction. */
export interface WrittenBatch {
  readonly drafts: readonly ProductDraft[];
  readonly outcome: BatchOutcome;
}

type ImportContext = Pick<AppContext, 'db' | 'transact'>;

/** Products, and variants, in one transaction at most. */
const batchLimits = { products: 200, variants: 2000 };

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {
  readonly outcome: BatchOutcome;

  constructor(outcome: BatchOutcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

/**
 * Reads a product table and brings the site's products to what it says, some hundred at a time. A
 * product is found by the id it had in the other shop, else by its address; a second run of the same
 * file changes nothing. Every row is counted as taken or as rejected with its reason.
 * @throws CsvUnreadableError when the file is no product table
 */
export async function importProducts(
  ctx: ImportContext,
  site: { siteId: string; currency: string },
  options: ImportOptions,
): Promise<ImportReport> {
  const report = options.report ?? createReport(options.file, options.isDryRun ?? false);
  const { siteId, currency } = site;
  const pictures =
    options.pictures && !options.isDryRun
      ? new PictureResolver(ctx.db, siteId, options.pictures, report)
      : undefined;
  const isTimeToCount = createDoubling(100);
  const { units, variantsPerProduct = contentLimits.variantsPerProduct } = options;
  const read = readDrafts(options.file, { currency, ...units, variantsPerProduct }, report);
  for await (const drafts of inBatches(behind(read, options.doneLine ?? 0))) {
    const ids = await pictures?.resolve(drafts);
    if (!ids) report.pictures.skipped += drafts.reduce((sum, one) => sum + one.pictures.length, 0);
    await importBatch(ctx, toInput(siteId, drafts, options, ids), { report, options });
    const isFilling = !report.isDryRun && isTimeToCount(report.products.created);
    if (isFilling) await refreshProductStatistics(ctx.transact);
  }
  return report;
}

function toInput(
  siteId: string,
  drafts: readonly ProductDraft[],
  options: ImportOptions,
  pictures: PictureIds | undefined,
): BatchInput {
  const { page, keepStock = false, leavesExisting = false, findsBySku = false, onSaved } = options;
  const rules = { keepStock, leavesExisting, findsBySku };
  return { siteId, drafts, commandPage: page, ...rules, pictures, onSaved };
}

interface BatchScope {
  readonly report: Report;
  readonly options: ImportOptions;
}

/** When a batch cannot be written, its products are tried alone, so that one costs only itself. */
async function importBatch(
  ctx: ImportContext,
  input: BatchInput,
  scope: BatchScope,
): Promise<void> {
  const { report } = scope;
  try {
    count(await write(ctx, input, scope), input.drafts, report);
    await scope.options.onWritten?.();
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    if (input.drafts.length > 1) {
      for (const draft of input.drafts)
        await importBatch(ctx, { ...input, drafts: [draft] }, scope);
      return;
    }
    for (const line of input.drafts.flatMap(({ lines }) => lines)) {
      report.reject(line, 'not-written', `The product was refused: ${reasonOf(error)}`);
    }
  }
}

/** Says which field was wrong, where that is known. */
function reasonOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.entries(error.details.errors ?? {}) : [];
  if (fields.length === 0) return error.message;
  return fields.map(([field, message]) => `${field}: ${message}`).join(' ');
}

/** True for what one product can cause; anything else concerns the import as a whole. */
function isAboutValues(error: unknown): error is Error {
  if (error instanceof ApiError) return true;
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

async function write(
  ctx: ImportContext,
  input: BatchInput,
  { report: { isDryRun }, options }: BatchScope,
): Promise<BatchOutcome> {
  try {
    return await ctx.transact(async (trx) => {
      await options.onBegin?.(trx);
      const outcome = await writeBatch(trx, input);
      await options.onBatch?.(trx, { drafts: input.drafts, outcome });
      if (isDryRun) throw new DryRunEnd(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.outcome;
    throw error;
  }
}

function count(outcome: BatchOutcome, drafts: readonly ProductDraft[], report: Report): void {
  for (const draft of drafts) report.rows.taken += draft.lines.length;
  for (const { kind, added, changed, removed } of outcome.products) {
    report.products[kind] += 1;
    report.variants.created += added;
    report.variants.updated += changed;
    report.variants.removed += removed;
  }
  for (const { line, code, reason } of outcome.notes) report.note(line, code, reason);
  for (const { urlId } of outcome.storePagesCreated) {
    if (!report.storePagesCreated.includes(urlId)) report.storePagesCreated.push(urlId);
  }
}

/** Those that begin behind a line. */
async function* behind(
  drafts: AsyncIterable<ProductDraft>,
  line: number,
): AsyncGenerator<ProductDraft> {
  for await (const draft of drafts) if (draft.line > line) yield draft;
}

async function* inBatches(drafts: AsyncIterable<ProductDraft>): AsyncGenerator<ProductDraft[]> {
  let batch: ProductDraft[] = [];
  let variants = 0;
  for await (const draft of drafts) {
    batch.push(draft);
    variants += draft.variants.length;
    if (batch.length < batchLimits.products && variants < batchLimits.variants) continue;
    yield batch;
    batch = [];
    variants = 0;
  }
  if (batch.length > 0) yield batch;
}
