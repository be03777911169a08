/** Brings the products of one batch into the database, in one transaction. */
import type { WriteTransaction } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import { bumpSiteVersion } from '../../../db/site-versions.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import type { ReportLine } from '../report.ts';
import type { PictureIds } from '../pictures/picture-resolver.ts';
import { applyPlans } from './apply-plans.ts';
import { categoryKey, ensureCategories, type CategoryIds } from './categories.ts';
import { loadExisting, type ExistingProduct, type PlacedDraft } from './existing.ts';
import { planProduct, type ProductPlan } from './plan-product.ts';
import { SlugBook } from './slug-book.ts';
import { ensureStorePages } from './store-pages.ts';

export interface BatchInput {
  siteId: string;
  drafts: readonly ProductDraft[];
  /** Store page of products that name none. */
  commandPage: string | undefined;
  keepStock: boolean;
  /** Undefined when pictures are left alone. */
  pictures: PictureIds | undefined;
  now: Date;
}

export interface BatchOutcome {
  plans: ProductPlan[];
  storePagesCreated: string[];
  notes: Pick<ReportLine, 'line' | 'code' | 'reason'>[];
}

/** Finds, compares, writes. Nothing is written where nothing differs. */
export async function writeBatch(trx: WriteTransaction, input: BatchInput): Promise<BatchOutcome> {
  const { siteId, drafts } = input;
  const names = new Set(drafts.map(({ storePage }) => storePage));
  const pages = await ensureStorePages(trx, siteId, names, input.commandPage);
  const meant = drafts.map((draft) => ({
    draft,
    collectionId: pages.idByName.get(draft.storePage)!,
  }));
  const find = await loadExisting(trx, siteId, meant);
  const placed = meant.map((one) => place(one, find(one)));
  const book = await SlugBook.open(
    trx,
    siteId,
    placed.map(({ draft, collectionId }) => ({ collectionId, slug: draft.slug })),
  );
  const categories = await ensureCategories(trx, siteId, placed.flatMap(categoriesOf));
  const nextIndex = await countFrom(trx, siteId, [
    ...new Set(placed.map((one) => one.collectionId)),
  ]);
  const outcome: BatchOutcome = { plans: [], storePagesCreated: pages.created, notes: [] };
  for (const one of placed) {
    const slug = await book.claim(one.productId, wishOf(one), one.currentSlug);
    if (slug !== one.draft.slug) outcome.notes.push(slugNote(one.draft, slug));
    const plan = planProduct({
      ...one,
      siteId,
      slug,
      displayIndex: one.existing ? 0 : nextIndex(one.collectionId),
      categoryIds: categoryIdsOf(one, categories),
      assetIds: assetIdsOf(one.draft, input.pictures),
      keepStock: input.keepStock,
      variantAssetIdOf: ({ picture }) =>
        input.pictures && (picture ? input.pictures.get(picture.url) : null),
    });
    outcome.plans.push(plan);
    if (plan.variants.gone.length > 0) outcome.notes.push(goneNote(one.draft, plan));
  }
  await applyPlans(trx, siteId, outcome.plans, input.now);
  const isChanged = outcome.plans.some(({ kind }) => kind !== 'unchanged');
  if (isChanged || pages.created.length > 0) await bumpSiteVersion(trx, siteId);
  return outcome;
}

type Placed = ReturnType<typeof place>;

/** A product that names no page stays on the one where it is. */
function place(meant: PlacedDraft, existing: ExistingProduct | undefined) {
  const { draft } = meant;
  const staysPut = draft.storePage === null && existing !== undefined;
  const collectionId = staysPut ? existing.row.collection_id : meant.collectionId;
  const isThere = existing?.row.collection_id === collectionId;
  return {
    draft,
    existing,
    collectionId,
    productId: existing?.row.id ?? newId(),
    currentSlug: isThere ? existing.row.url_id : undefined,
  };
}

function wishOf({ collectionId, draft }: Placed) {
  return { collectionId, slug: draft.slug };
}

function categoriesOf({ collectionId, draft }: Placed) {
  return draft.categories.map((names) => ({ collectionId, names }));
}

function categoryIdsOf(placed: Placed, ids: CategoryIds): string[] {
  return [...new Set(categoriesOf(placed).map((category) => ids.get(categoryKey(category))!))];
}

/** Pictures that could be had, in order, each once. None at all leaves what is there. */
function assetIdsOf(draft: ProductDraft, pictures: PictureIds | undefined): string[] | undefined {
  if (!pictures) return undefined;
  const ids = new Set(draft.pictures.flatMap(({ url }) => pictures.get(url) ?? []));
  return ids.size > 0 ? [...ids] : undefined;
}

/** Hands out places at the end of each list. */
async function countFrom(trx: WriteTransaction, siteId: string, collectionIds: readonly string[]) {
  const last = new Map<string, number>();
  for (const collectionId of collectionIds) {
    const ends = [
      await findLastIndex(trx, siteId, { collectionId, isVisible: true }),
      await findLastIndex(trx, siteId, { collectionId, isVisible: false }),
    ];
    last.set(collectionId, Math.max(...ends));
  }
  return (collectionId: string): number => {
    const next = last.get(collectionId)! + 1;
    last.set(collectionId, next);
    return next;
  };
}

/** One look at the end of the list's index; -1 when there is nothing. */
async function findLastIndex(
  trx: WriteTransaction,
  siteId: string,
  { collectionId, isVisible }: { collectionId: string; isVisible: boolean },
): Promise<number> {
  const row = await trx
    .selectFrom('products')
    .select('display_index')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('is_visible', '=', isVisible)
    .orderBy('display_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.display_index ?? -1;
}

function slugNote(draft: ProductDraft, slug: string) {
  const reason = `The address "${draft.slug}" is taken by another product; "${slug}" is used.`;
  return { line: draft.line, code: 'slug-taken', reason };
}

function goneNote(draft: ProductDraft, { variants }: ProductPlan) {
  const reason = `Variants of "${draft.title}" that the file no longer holds were removed: ${variants.gone.length}.`;
  return { line: draft.line, code: 'variants-removed', reason };
}
