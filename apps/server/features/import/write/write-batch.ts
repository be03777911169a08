/** Brings the products of one batch into the database, in one transaction. */
import type { WriteTransaction } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import type { ProductDraft as SavedDraft } from '../../products/product-draft.ts';
import { saveProducts, type SavedProduct } from '../../products/save-product.ts';
import type { StoredProduct } from '../../products/stored-products.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import type { ReportLine } from '../report.ts';
import type { PictureIds } from '../pictures/picture-resolver.ts';
import { categoryKey, ensureCategories, type CategoryIds } from './categories.ts';
import { loadExisting, type PlacedDraft } from './existing.ts';
import { SlugBook } from './slug-book.ts';
import { ensureStorePages, type MadeStorePage } from './store-pages.ts';
import { toSavedDraft } from './to-saved-draft.ts';

export interface BatchInput {
  siteId: string;
  drafts: readonly ProductDraft[];
  /** Store page of products that name none. */
  commandPage: string | undefined;
  keepStock: boolean;
  /** Products that are there already stay as they are. */
  leavesExisting: boolean;
  /** Products that are there are also found by the SKU of a variant. */
  findsBySku: boolean;
  /** Undefined when pictures are left alone. */
  pictures: PictureIds | undefined;
  /** Hears of what was saved, in its transaction. */
  onSaved?:
    | ((trx: WriteTransaction, products: readonly SavedProduct[]) => Promise<void>)
    | undefined;
}

export interface BatchOutcome {
  products: SavedProduct[];
  /** The draft of each of them. */
  saved: ProductDraft[];
  /** What stood there before, by id. */
  before: ReadonlyMap<string, StoredProduct>;
  /** Those that were there and were left. */
  left: ProductDraft[];
  storePagesCreated: readonly MadeStorePage[];
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
  const existing = await loadExisting(trx, siteId, meant, input.findsBySku);
  const claimed = new Set<string>();
  const all = meant.map((one) => {
    const found = existing.find(one);
    const isFree = found !== undefined && !claimed.has(found.row.id);
    if (isFree) claimed.add(found.row.id);
    return place(one, isFree ? found : undefined);
  });
  const isLeft = (one: Placed) => input.leavesExisting && one.existing !== undefined;
  const placed = all.filter((one) => !isLeft(one));
  const left = all.filter(isLeft).map(({ draft }) => draft);
  const outcome = {
    before: new Map(existing.all.map((one) => [one.row.id, one])),
    left,
    storePagesCreated: pages.created,
  };
  if (placed.length === 0) return { ...outcome, products: [], saved: [], notes: [] };
  const book = await SlugBook.open(trx, siteId, placed.map(wishOf));
  const categories = await ensureCategories(trx, siteId, placed.flatMap(categoriesOf));
  const notes: BatchOutcome['notes'] = [];
  const wanted: SavedDraft[] = [];
  for (const one of placed) {
    const slug = await book.claim(one.owner, wishOf(one), one.currentSlug);
    if (slug !== one.draft.slug) notes.push(slugNote(one.draft, slug));
    const { pictures, keepStock } = input;
    const categoryIds = categoryIdsOf(one, categories);
    wanted.push(toSavedDraft(one.draft, { ...one, slug, categoryIds, pictures, keepStock }));
  }
  const products = await saveProducts(trx, siteId, wanted, existing.all);
  await input.onSaved?.(trx, products);
  for (const [index, { removed }] of products.entries()) {
    if (removed > 0) notes.push(goneNote(placed[index]!.draft, removed));
  }
  return { ...outcome, products, saved: placed.map(({ draft }) => draft), notes };
}

type Placed = ReturnType<typeof place>;

/** A product that names no page stays on the one where it is. */
function place(meant: PlacedDraft, existing: StoredProduct | undefined) {
  const { draft } = meant;
  const staysPut = draft.storePage === null && existing !== undefined;
  const collectionId = staysPut ? existing.row.collection_id : meant.collectionId;
  const isThere = existing?.row.collection_id === collectionId;
  return {
    draft,
    existing,
    collectionId,
    /** Names it among those that want addresses. */
    owner: existing?.row.id ?? newId(),
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

function slugNote(draft: ProductDraft, slug: string) {
  const reason = `The address "${draft.slug}" is taken by another product; "${slug}" is used.`;
  return { line: draft.line, code: 'slug-taken', reason };
}

function goneNote(draft: ProductDraft, removed: number) {
  const reason = `Variants of "${draft.title}" that the file no longer holds were removed: ${removed}.`;
  return { line: draft.line, code: 'variants-removed', reason };
}
