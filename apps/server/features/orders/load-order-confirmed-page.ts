/** The data of the confirmation page. */
import { listOptionValues } from '@sitewright/commerce';
import type { Order, OrderConfirmedPage, OrderItem } from '@sitewright/contract';
import { addressSchema, pickupContactSchema } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isToken, newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { presentStoreFacts } from '../sites/store-facts.ts';
import type { Site } from '../sites/site.ts';
import type { StoredImage } from '../assets/stored-image.ts';
import { presentPicture } from '../assets/present-picture.ts';
import { imageJson } from '../assets/image-json.ts';
import { presentStep } from '../cart/present-steps.ts';
import { productPath } from '../../render/context/product-path.ts';
import { reorderPath } from './order-paths.ts';
import { isOrderOwner, type OrderViewer } from './orders-of-accounts.ts';
import { readTaxes } from './read-taxes.ts';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';

/** Undefined when the site has no order with this token. */
export async function loadOrderConfirmedPage(
  ctx: AppContext,
  site: Site,
  { token, viewer }: { token: string; viewer: OrderViewer },
): Promise<OrderConfirmedPage | undefined> {
  if (!isToken(token)) return undefined;
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = isOrderOwner(row, viewer);
  const items = isOwn ? await loadItems(ctx, site, row.id) : [];
  const order = presentOrder(row, items);
  return {
    store: presentStoreFacts(site, order.currency),
    isOwn,
    order: isOwn ? order : withoutPerson(order),
    accountUrl: '',
    reorder:
      isOwn && row.kind === 'goods' ? { action: reorderPath(token), requestId: newId() } : null,
    links: [],
  };
}

async function loadItems(ctx: AppContext, site: Site, orderId: string): Promise<OrderItem[]> {
  const rows = await ctx.db
    .selectFrom('order_items as o')
    .leftJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'o.site_id').onRef('p.id', '=', 'o.product_id'),
    )
    .leftJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .selectAll('o')
    .select([
      'c.url_id as collection_url',
      'p.url_id as product_url',
      'p.is_visible',
      sql<StoredImage | null>`${sql.raw(imageJson('o.image_asset_id', 'o.site_id'))}`.as('image'),
    ])
    .where('o.site_id', '=', site.siteId)
    .where('o.order_id', '=', orderId)
    .orderBy('o.id')
    .execute();
  const ids = rows.map((row) => row.product_id);
  const said = await loadTranslations(ctx.db, site, { kind: 'product', ids });
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    productType: row.product_type,
    sku: row.sku,
    productName: inLanguage(said.get(row.product_id), 'title', row.product_name),
    attributes: row.attributes,
    optionValues: listOptionValues(row.attributes, row.option_names),
    answers: row.answers,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    subTotalCents: row.unit_price_cents * row.quantity,
    image: presentImage(row.image, site),
    fullUrl: pathOf(row),
  }));
}

interface OrderedProduct {
  collection_url: string | null;
  product_url: string | null;
  is_visible: boolean | null;
}

/** Empty for a product that is gone or hidden. */
function pathOf({ collection_url, product_url, is_visible }: OrderedProduct): string {
  const isThere = is_visible && collection_url !== null && product_url !== null;
  return isThere ? productPath(collection_url, product_url) : '';
}

/** What a link alone shows: number and state. The name of a tax would tell where somebody lives. */
function withoutPerson(order: Order): Order {
  return {
    ...order,
    purchasedCartId: '',
    email: '',
    subtotalCents: 0,
    discountCents: 0,
    shippingCostCents: 0,
    taxCents: 0,
    addedTaxCents: 0,
    grandTotalCents: 0,
    steps: [],
    taxLines: [],
    shippingOptionName: '',
    shippingAddress: null,
    billingAddress: null,
    pickupContact: null,
    note: '',
    answers: [],
  };
}

function presentImage(image: StoredImage | null, site: Site): OrderItem['image'] {
  return image && presentPicture(image, site.siteId);
}

function addedTaxOf(row: Selectable<Database['orders']>): number {
  const { addedTaxCents } = readTaxes({
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    grandTotalCents: row.grand_total_cents,
    taxLines: row.tax_lines,
  });
  return addedTaxCents;
}

function presentOrder(row: Selectable<Database['orders']>, items: OrderItem[]): Order {
  return {
    id: row.id,
    orderNumber: row.order_number,
    purchasedCartId: row.cart_id,
    websiteId: row.site_id,
    testMode: row.is_test,
    email: row.email,
    createdOn: row.created_at.getTime(),
    status: row.status,
    fulfillmentStatus: row.fulfillment_status,
    currency: row.currency,
    items,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cents,
    taxCents: row.tax_cents,
    addedTaxCents: addedTaxOf(row),
    grandTotalCents: row.grand_total_cents,
    steps: (row.steps ?? []).map(presentStep),
    taxLines: row.tax_lines.map(({ name, amountCents }) => ({ name, amountCents })),
    shippingOptionName: row.shipping_option_name,
    shippingAddress: addressSchema.nullable().catch(null).parse(row.shipping_address),
    billingAddress: addressSchema.nullable().catch(null).parse(row.billing_address),
    pickupContact: pickupContactSchema.nullable().catch(null).parse(row.pickup_contact),
    note: row.note,
    answers: row.answers,
  };
}
