/** Products as the log of writes knows them: fields of theirs, and of variants as `variants.ID.field`. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing, ThingKey, ThingState } from '../activity/logged-thing.ts';
import { eventScopeOf } from '../activity/undoer.ts';
import { categoriesOnPage } from './categories-on-page.ts';
import { announceProducts, changeProduct } from './change-products.ts';
import { checkRoom } from './check-room.ts';
import { deleteProduct } from './delete-product.ts';
import { loadHolds, putBackReleased, putBackWaiting } from './held-units.ts';
import type { ChangedProductDraft, VariantDraft } from './product-draft.ts';
import { readProductFields, readVariantFields } from './product-fields.ts';
import { lockProducts } from './product-values.ts';
import { loadStoredProducts, type StoredProduct, type VariantRow } from './stored-products.ts';

/** Of a product that is made or taken away with more variants than these, variants are not told. */
const toldVariants = 20;

export const productThing: LoggedThing = {
  kind: 'product',
  async read(trx, key) {
    const stored = await readStored(trx, key);
    if (!stored) return undefined;
    const { whole, ...state } = describeProduct(stored);
    const ids = stored.variants.map(({ id }) => id);
    const holds = await loadHolds(trx, key.siteId, ids);
    return { ...state, names: await nameParts(trx, key, stored), whole: { ...whole, holds } };
  },
  tell: (state) => {
    const entries = Object.entries(state.fields);
    const ids = new Set(entries.flatMap(([name]) => variantIn(name)?.id ?? []));
    if (ids.size <= toldVariants) return state.fields;
    return Object.fromEntries(entries.filter(([name]) => !variantIn(name)));
  },
  carry(before, after) {
    if (!after) return before.whole;
    const kept = new Set(rowsIn(after.whole, 'variants').map(({ id }) => id));
    const gone = rowsIn(before.whole, 'variants').filter(({ id }) => !kept.has(id));
    if (gone.length === 0) return undefined;
    const ids = new Set(gone.map(({ id }) => id));
    const holds = rowsIn(before.whole, 'holds').filter(({ variantId }) => ids.has(variantId));
    return { variants: gone, holds };
  },
  change: (scope, { id }, kept) => putBackProduct(eventScopeOf(scope), id, kept),
  async add(scope, key, { carried }) {
    const { trx } = scope;
    await requireRoomAgain(eventScopeOf(scope), rowsIn(carried, 'product'));
    await insertRows(trx, 'products', rowsIn(carried, 'product'));
    await insertRows(trx, 'variants', rowsIn(carried, 'variants'));
    await putBackReleased(trx, key.siteId, rowsIn(carried, 'holds'));
    await bumpSiteVersion(trx, key.siteId);
    await putBackWaiting(trx, key.siteId, idsIn(carried));
    for (const table of ['product_images', 'product_files'] as const) {
      await insertRows(trx, table, rowsIn(carried, table));
    }
    await insertCategories(trx, rowsIn(carried, 'product_categories'));
    const made = { variantIds: [], added: 0, changed: 0, removed: 0, kind: 'created' as const };
    await announceProducts(eventScopeOf(scope), [{ ...made, id: key.id }]);
  },
  async remove(scope, { id }) {
    await deleteProduct(eventScopeOf(scope), id);
  },
};

/** Locked, with its variants: what is for sale of them does not change before it is written. */
async function readStored(
  trx: WriteTransaction,
  { siteId, id }: ThingKey,
): Promise<StoredProduct | undefined> {
  await lockProducts(trx, siteId, [id]);
  const [stored] = await loadStoredProducts(trx, siteId, [id]);
  return stored;
}

/** Writes fields as they were, with the variants that are gone since. */
export async function putBackProduct(
  scope: EventScope,
  id: string,
  { fields, carried }: { readonly fields: LoggedValue; readonly carried: LoggedValue },
): Promise<void> {
  const gone = rowsIn(carried, 'variants');
  await insertRows(scope.trx, 'variants', gone);
  await putBackReleased(scope.trx, scope.site.siteId, rowsIn(carried, 'holds'));
  if (gone.length > 0) {
    await bumpSiteVersion(scope.trx, scope.site.siteId);
    await putBackWaiting(scope.trx, scope.site.siteId, idsIn(carried));
  }
  const stored = await readStored(scope.trx, { siteId: scope.site.siteId, id });
  if (!stored) return;
  const back = new Set(gone.map((one) => one['id']));
  const draft = toDraft(stored, fields, back);
  // A time that went by would publish it again at once.
  const isOver = Number(draft.publishOn ?? Infinity) <= scope.ctx.now().getTime();
  const place = await placeBack(scope, stored, draft);
  await changeProduct(scope, { ...draft, ...place, ...(isOver && { publishOn: null }) });
}

/**
 * What else changes with its store page: categories of another one go.
 * @throws ApiError `collection_full` where it needs room that is not there; `not_undoable` for a
 * category that the store page where it is now does not have
 */
async function placeBack(
  { trx, site }: EventScope,
  { row, categoryIds: had }: StoredProduct,
  draft: ChangedProductDraft,
): Promise<Pick<ChangedProductDraft, 'categoryIds'>> {
  const { collectionId = row.collection_id, archivedOn = row.archived_at, categoryIds } = draft;
  const hasMoved = collectionId !== row.collection_id;
  const isBack = row.archived_at !== null && archivedOn === null;
  if (archivedOn === null && (hasMoved || isBack)) await checkRoom(trx, site, collectionId);
  const wanted = categoryIds ?? (hasMoved ? had : []);
  const own = await categoriesOnPage(trx, site.siteId, { collectionId, categoryIds: wanted });
  if (categoryIds && own.length < categoryIds.length) throw new ApiError('not_undoable');
  return hasMoved ? { categoryIds: own } : {};
}

/** Room for a product that comes back as it was. @throws ApiError `collection_full` */
async function requireRoomAgain({ trx, site }: EventScope, rows: readonly Row[]): Promise<void> {
  for (const { collection_id: collectionId, archived_at: archivedAt } of rows) {
    if (archivedAt === null) await checkRoom(trx, site, String(collectionId));
  }
}

/** A product in the fields that the log of writes compares. */
export function describeProduct(stored: StoredProduct): ThingState {
  const { row, variants, categoryIds, imageIds, files } = stored;
  const ofVariants = variants.flatMap((variant) =>
    Object.entries(readVariantFields(variant)).map(([name, value]) => {
      return [`variants.${variant.id}.${name}`, value] as const;
    }),
  );
  const key = { site_id: row.site_id, product_id: row.id };
  return {
    title: row.title,
    fields: {
      ...readProductFields(stored),
      isArchived: row.archived_at !== null,
      ...Object.fromEntries(ofVariants),
    },
    whole: {
      product: [row],
      variants,
      product_categories: categoryIds.map((id) => ({ ...key, category_id: id })),
      product_images: imageIds.map((id, at) => ({ ...key, asset_id: id, display_index: at })),
      product_files: files.map(({ filename, byteSize, sha256 }, at) => {
        return { ...key, display_index: at, filename, byte_size: byteSize, sha256 };
      }),
    },
  };
}

async function nameParts(
  trx: WriteTransaction,
  { siteId }: ThingKey,
  { row, variants, categoryIds }: StoredProduct,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  if (variants.length > 1) {
    for (const { id, attributes, sku } of variants) {
      const order = [...new Set([...row.variant_option_ordering, ...Object.keys(attributes)])];
      const values = order.flatMap((name) => attributes[name] ?? []);
      names[id] = values.join(' / ') || sku;
    }
  }
  const page = await trx
    .selectFrom('collections')
    .select('title')
    .where('site_id', '=', siteId)
    .where('id', '=', row.collection_id)
    .executeTakeFirst();
  if (page) names[row.collection_id] = page.title;
  if (categoryIds.length === 0) return names;
  const categories = await trx
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...categoryIds])
    .execute();
  for (const { id, display_name: name } of categories) names[id] = name;
  return names;
}

function variantIn(name: string): { id: string; field: string } | undefined {
  const [prefix, id, field] = name.split('.');
  return prefix === 'variants' && id && field ? { id, field } : undefined;
}

/**
 * What stood there, on top of what stands there; variants that did not stand there go, and those
 * that came back stand where they stood.
 */
function toDraft(
  stored: StoredProduct,
  fields: LoggedValue,
  back: ReadonlySet<unknown>,
): ChangedProductDraft {
  const { isArchived, ...own } = fields;
  const product = Object.entries(own).filter(([name]) => !variantIn(name));
  const ofVariants = Object.groupBy(
    Object.entries(own).flatMap(([name, value]) => {
      const found = variantIn(name);
      return found ? [{ ...found, value }] : [];
    }),
    ({ id }) => id,
  );
  const placeOf = (row: VariantRow) => row.display_index - (back.has(row.id) ? 0.5 : 0);
  const inOrder = stored.variants.toSorted((one, other) => placeOf(one) - placeOf(other));
  const drafts = inOrder.flatMap((row): VariantDraft[] => {
    const given = Object.fromEntries(
      (ofVariants[row.id] ?? []).map((one) => [one.field, one.value]),
    );
    if (given['priceCents'] === null) return [];
    const { id, price_cents: priceCents, attributes } = row;
    return [{ id, priceCents, attributes, ...given }];
  });
  // The values are those that this very writer took before.
  return {
    ...Object.fromEntries(product),
    id: stored.row.id,
    ...(isArchived !== undefined && {
      archivedOn: isArchived === true ? (stored.row.archived_at ?? new Date()) : null,
    }),
    ...(Object.keys(ofVariants).length > 0 && { variants: drafts }),
  };
}

type Row = Readonly<Record<string, unknown>>;

function rowsIn(kept: LoggedValue | undefined, name: string): Row[] {
  const rows = kept?.[name];
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

function idsIn(kept: LoggedValue | undefined): string[] {
  return rowsIn(kept, 'variants').map(({ id }) => String(id));
}

type ProductTable = 'products' | 'variants' | 'product_images' | 'product_files';

/** Columns that the database computes itself. */
const computed: ReadonlySet<string> = new Set(['title_key']);

/** Rows as they were: the database reads what it wrote. */
async function insertRows(
  trx: WriteTransaction,
  table: ProductTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join(
    [...names].filter((name) => !computed.has(name)).map((name) => sql.ref(name)),
  );
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}

/** Those that are there still. */
async function insertCategories(trx: WriteTransaction, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into product_categories
    select had.* from jsonb_populate_recordset(null::product_categories, ${JSON.stringify(rows)}::jsonb) as had
    where exists (select 1 from categories as c where c.site_id = had.site_id and c.id = had.category_id)`.execute(
    trx,
  );
}
