/** Products and orders for tests of the back office. */
import { saveCollection } from '../features/collections/save-collection.ts';
import { saveProduct } from '../features/products/save-product.ts';
import type { TestApp } from './test-app.ts';

/** A collection with products of two variants each, sold out. */
export async function addProducts(
  app: TestApp,
  { siteId, count }: { siteId: string; count: number },
): Promise<void> {
  await app.ctx.transact(async (trx) => {
    const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
    const { id: collectionId } = await saveCollection(trx, siteId, shop);
    for (let index = 1; index <= count; index += 1) {
      await saveProduct(trx, siteId, {
        collectionId,
        urlId: `product-${index}`,
        title: `Product ${index}`,
        variants: [0, 1].map((step) => ({
          sku: step === 0 ? `SKU-${index}` : `OTHER-${index}`,
          priceCents: (index + step) * 100,
          stock: 0,
        })),
      });
    }
  });
}

/** One order of a site, number 1 unless told. */
export async function addOrder(
  app: TestApp,
  { siteId, email, number = 1 }: { siteId: string; email: string; number?: number },
): Promise<void> {
  const own = (name: string) => (number === 1 ? name : `${name}-${number}`);
  const address = { firstName: 'Ada', lastName: 'Lee', line1: '1 Main St', city: 'Bath' };
  await app.ctx.transact(async (trx) => {
    await trx
      .insertInto('payments')
      .values({
        site_id: siteId,
        id: own('payment'),
        cart_id: own('cart'),
        attempt_id: 'a',
        provider: 'test',
        status: 'succeeded',
        amount_cents: 2400,
        currency: 'USD',
        snapshot: '{}',
      })
      .execute();
    await trx
      .insertInto('orders')
      .values({
        site_id: siteId,
        id: own('order'),
        order_number: number,
        token: own('token'),
        cart_id: own('cart'),
        payment_id: own('payment'),
        email,
        status: 'needs_attention',
        fulfillment_status: 'pending',
        currency: 'USD',
        subtotal_cents: 2000,
        discount_cents: 0,
        shipping_cents: 400,
        tax_cents: 0,
        grand_total_cents: 2400,
        shipping_option_name: 'Post',
        shipping_address: JSON.stringify(address),
        tax_lines: '[]',
        charged_parts: '[]',
        is_test: true,
      })
      .execute();
  });
}
