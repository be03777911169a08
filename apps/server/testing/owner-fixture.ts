/** Orders for tests of the back office. */
import type { TestApp } from './test-app.ts';

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
