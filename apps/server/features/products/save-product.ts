/** The one writer of products, their variants, pictures and categories. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { checkProduct } from './check-product.ts';
import { loadHeldUnits } from './held-units.ts';
import { countPlaces } from './list-places.ts';
import { planChangedProduct, planNewProduct, type ProductPlan } from './plan-product.ts';
import { changedProductSchema, newProductSchema, type ProductDraft } from './product-draft.ts';
import { loadStoredProducts, type StoredProduct } from './stored-products.ts';
import { leaveProductRedirects, type ProductMove } from './leave-product-redirects.ts';
import { writePlans } from './write-plans.ts';

/** What became of a draft. */
export interface SavedProduct {
  readonly id: string;
  readonly kind: ProductPlan['kind'];
  /** All variants afterwards, in order. */
  readonly variantIds: readonly string[];
  /** Numbers of variants. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Makes a product, or changes the one whose id the draft names; see {@link saveProducts}.
 * @throws ApiError
 */
export async function saveProduct(
  trx: WriteTransaction,
  siteId: string,
  draft: ProductDraft,
): Promise<SavedProduct> {
  const [saved] = await saveProducts(trx, siteId, [draft]);
  return saved!;
}

/**
 * Brings products to what drafts say, some hundreds at a time, and answers in their order. Nothing
 * is written where nothing differs. HTML is made safe, and what is related is of the same site. The
 * site's version is raised when a visitor can see a change. A new address leaves a redirect behind.
 * @param known products as the caller has read them in this transaction; the others are read here
 * @throws ApiError `invalid_request`, `item_not_found`, `address_taken`, and those of `checkProduct`
 */
export async function saveProducts(
  trx: WriteTransaction,
  siteId: string,
  drafts: readonly ProductDraft[],
  known: readonly StoredProduct[] = [],
): Promise<SavedProduct[]> {
  const parsed = await withOwnRelated(trx, siteId, drafts.map(parseDraft));
  const stored = await findStored(trx, siteId, parsed, known);
  await checkAddresses(trx, siteId, parsed, stored);
  const held = await loadHeldUnits(trx, siteId, countedVariants(parsed));
  const nextPlace = await countPlaces(trx, siteId, placeless(parsed));
  const plans = parsed.map((draft) => {
    const current = stored.get(idOf(draft));
    checkProduct(draft, current);
    if (current) return planChangedProduct(draft, current, { siteId, id: current.row.id, held });
    if (!isNew(draft)) throw new ApiError('item_not_found');
    const displayIndex = draft.displayIndex ?? nextPlace(draft.collectionId);
    return planNewProduct(draft, { siteId, id: newId(), held, displayIndex });
  });
  await writePlans(trx, siteId, plans);
  await leaveProductRedirects(trx, siteId, movesOf(plans, stored));
  const isSeen = plans.some((plan) => plan.isSeen && plan.kind !== 'unchanged');
  if (isSeen) await bumpSiteVersion(trx, siteId);
  return plans.map(toSaved);
}

type NewProduct = ReturnType<typeof newProductSchema.parse>;
type ChangedProduct = ReturnType<typeof changedProductSchema.parse>;
type Parsed = NewProduct | ChangedProduct;

function parseDraft(draft: ProductDraft): Parsed {
  return 'id' in draft
    ? parseRequest(changedProductSchema, draft)
    : parseRequest(newProductSchema, draft);
}

/** Of the products that are named as related those that the site has. */
async function withOwnRelated(
  trx: WriteTransaction,
  siteId: string,
  drafts: readonly Parsed[],
): Promise<Parsed[]> {
  const named = new Set(drafts.flatMap(({ relatedIds = [] }) => relatedIds));
  if (named.size === 0) return [...drafts];
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...named])
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return drafts.map((draft) => {
    if (!draft.relatedIds) return draft;
    return { ...draft, relatedIds: draft.relatedIds.filter((id) => own.has(id)) };
  });
}

function isNew(draft: Parsed): draft is NewProduct {
  return !('id' in draft);
}

function idOf(draft: Parsed): string {
  return 'id' in draft ? draft.id : '';
}

async function findStored(
  trx: WriteTransaction,
  siteId: string,
  drafts: readonly Parsed[],
  known: readonly StoredProduct[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const stored = new Map(known.map((one) => [one.row.id, one]));
  const missing = drafts.map(idOf).filter((id) => id !== '' && !stored.has(id));
  for (const one of await loadStoredProducts(trx, siteId, missing)) stored.set(one.row.id, one);
  return stored;
}

/** Two products of a collection cannot have one address. The database has the last word. */
async function checkAddresses(
  trx: WriteTransaction,
  siteId: string,
  drafts: readonly Parsed[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<void> {
  const wanted = drafts.flatMap((draft) => {
    const row = stored.get(idOf(draft))?.row;
    const collectionId = draft.collectionId ?? row?.collection_id ?? '';
    const urlId = draft.urlId ?? row?.url_id ?? '';
    const stays = row?.collection_id === collectionId && row.url_id === urlId;
    return stays ? [] : [{ collectionId, urlId }];
  });
  if (wanted.length === 0) return;
  const addresses = new Set(wanted.map(({ collectionId, urlId }) => `${collectionId}/${urlId}`));
  if (addresses.size < wanted.length) throw new ApiError('address_taken');
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'collection_id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('collection_id', 'in', [...new Set(wanted.map((one) => one.collectionId))])
    .where('url_id', 'in', [...new Set(wanted.map((one) => one.urlId))])
    .execute();
  const leaving = new Set(drafts.map(idOf));
  for (const { id, collection_id: collectionId, url_id: urlId } of rows) {
    const isWanted = addresses.has(`${collectionId}/${urlId}`);
    if (isWanted && !leaving.has(id)) throw new ApiError('address_taken');
  }
}

function movesOf(
  plans: readonly ProductPlan[],
  stored: ReadonlyMap<string, StoredProduct>,
): ProductMove[] {
  return plans.flatMap(({ id, kind, changes }) => {
    const before = stored.get(id)?.row;
    if (kind !== 'updated' || !before) return [];
    const after = { ...before, ...changes };
    const stays = before.url_id === after.url_id && before.collection_id === after.collection_id;
    return stays ? [] : [{ before, after }];
  });
}

function countedVariants(drafts: readonly Parsed[]): string[] {
  return drafts.flatMap(({ variants = [] }) =>
    variants.flatMap(({ id, stock }) => (typeof stock === 'number' && id ? [id] : [])),
  );
}

/** Collections of new products that go to the end of their list. */
function placeless(drafts: readonly Parsed[]): string[] {
  const ids = drafts.filter(isNew).filter(({ displayIndex }) => displayIndex === undefined);
  return [...new Set(ids.map(({ collectionId }) => collectionId))];
}

function toSaved({ id, kind, variants }: ProductPlan): SavedProduct {
  return {
    id,
    kind,
    variantIds: variants.ids,
    added: variants.added.length,
    changed: variants.changed.length,
    removed: variants.gone.length,
  };
}
