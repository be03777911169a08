/** What somebody may write reviews of, with those that they wrote. */
import { cutText, emailKey, reviewLimits, type ReviewState } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { isOfAccount } from '../orders/orders-of-accounts.ts';
import { productPath } from '../../render/context/product-path.ts';

/** Who writes, and by what right. */
export interface ReviewRight {
  /** The order that the product came with; null: an account that did not buy it. */
  readonly orderId: string | null;
  readonly accountId: string | null;
  readonly email: string;
  /** What could be shown as their name. */
  readonly name: string;
}

/** What stands there of a writer. */
export interface OwnReview {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly name: string;
  readonly state: ReviewState;
}

export interface ReviewedProduct {
  readonly productId: string;
  readonly title: string;
  readonly path: string;
  readonly review: OwnReview | undefined;
}

/** An order whose products can be judged: it was paid, and it is none of a test. */
export async function findReviewOrder(
  db: ReadDatabase,
  siteId: string,
  orderId: string,
): Promise<
  (ReviewRight & { orderId: string; orderNumber: number; isHandedOver: boolean }) | undefined
> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'kind', 'fulfillment_status', 'email', 'account_id'])
    .select(['shipping_address', 'billing_address'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .where('is_test', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    isHandedOver: row.kind === 'goods' && row.fulfillment_status === 'fulfilled',
    accountId: row.account_id,
    email: row.email,
    name: shownName(row.shipping_address ?? row.billing_address),
  };
}

/** The latest order of an account with a product, when there is one. */
export async function findOrderWith(
  db: ReadDatabase,
  siteId: string,
  { signedIn, productId }: { signedIn: SignedIn; productId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', (join) =>
      join.onRef('i.site_id', '=', 'o.site_id').onRef('i.order_id', '=', 'o.id'),
    )
    .select('o.id')
    .where('o.site_id', '=', siteId)
    .where('o.status', '=', 'paid')
    .where('o.is_test', '=', false)
    .where('i.product_id', '=', productId)
    .where(isOfAccount('o', signedIn))
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The products of an order that visitors can still see, by name. */
export async function listReviewedProducts(
  db: ReadDatabase,
  siteId: string,
  orderId: string,
): Promise<ReviewedProduct[]> {
  const rows = await visibleProducts(db, siteId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_items as i')
          .select('i.id')
          .whereRef('i.site_id', '=', 'p.site_id')
          .whereRef('i.product_id', '=', 'p.id')
          .where('i.order_id', '=', orderId),
      ),
    )
    .leftJoin('product_reviews as r', (join) =>
      join
        .onRef('r.site_id', '=', 'p.site_id')
        .onRef('r.product_id', '=', 'p.id')
        .on('r.order_id', '=', orderId),
    )
    .select(reviewColumns)
    .orderBy('p.title')
    .orderBy('p.id')
    .limit(reviewLimits.productsAtOnce)
    .execute();
  return rows.map(present);
}

/** One product that visitors can see, with what an account wrote that did not buy it. */
export async function findReviewedProduct(
  db: ReadDatabase,
  siteId: string,
  { productId, accountId }: { productId: string; accountId: string | null },
): Promise<ReviewedProduct | undefined> {
  const row = await visibleProducts(db, siteId)
    .leftJoin('product_reviews as r', (join) =>
      join
        .onRef('r.site_id', '=', 'p.site_id')
        .onRef('r.product_id', '=', 'p.id')
        .on('r.order_id', 'is', null)
        .on('r.account_id', '=', accountId),
    )
    .select(reviewColumns)
    .where('p.id', '=', productId)
    .executeTakeFirst();
  return row && present(row);
}

const reviewColumns = [
  'r.rating as rating',
  'r.title as reviewTitle',
  'r.body as body',
  'r.author_name as name',
  'r.state as state',
] as const;

function visibleProducts(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['p.id', 'p.title', 'p.url_id', 'c.url_id as collection'])
    .where('p.site_id', '=', siteId)
    .where('p.is_visible', '=', true)
    .where('c.is_enabled', '=', true);
}

interface Row {
  id: string;
  title: string;
  url_id: string;
  collection: string;
  rating: number | null;
  reviewTitle: string | null;
  body: string | null;
  name: string | null;
  state: ReviewState | null;
}

function present({ id, title, url_id, collection, ...own }: Row): ReviewedProduct {
  const { rating, reviewTitle, body, name, state } = own;
  return {
    productId: id,
    title,
    path: productPath(collection, url_id),
    review:
      rating === null || state === null
        ? undefined
        : { rating, title: reviewTitle ?? '', body: body ?? '', name: name ?? '', state },
  };
}

/** `Ann L.`: enough to be known by, and no more. */
function shownName(person: { firstName?: string; lastName?: string } | null): string {
  const [first = '', last = ''] = [person?.firstName?.trim(), person?.lastName?.trim()];
  const [initial] = /^\P{M}\p{M}*/u.exec(last) ?? [];
  return cutText([first, initial && `${initial}.`].filter(Boolean).join(' '), reviewLimits.name);
}

/** The right of an account that did not buy. */
export function rightOfAccount({ accountId, email }: SignedIn): ReviewRight {
  return { orderId: null, accountId, email: emailKey(email), name: '' };
}
