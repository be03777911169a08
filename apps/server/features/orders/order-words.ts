/** What staff find an order by: its number, and the email, names and SKUs of it. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Address } from '../../payments/payment-snapshot.ts';

interface WordsOf {
  orderNumber: number;
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  pickupContact?: Address | null;
  skus: readonly string[];
}

/** The words as the index of orders splits them: what is neither letter nor digit parts them. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Each word once, in one text. */
export function writeOrderWords(order: WordsOf): string {
  const { orderNumber, email, shippingAddress, billingAddress, pickupContact, skus } = order;
  const people = [shippingAddress, billingAddress, pickupContact ?? null];
  const names = people.flatMap((person) => [
    person?.['firstName'],
    person?.['lastName'],
    person?.['company'],
  ]);
  const text = [String(orderNumber), email, ...names, ...skus].filter(Boolean).join(' ');
  return [...new Set(splitWords(text))].join(' ');
}

interface OrderKey {
  siteId: string;
  orderId: string;
}

/** After what it is found by has changed. */
export async function renewOrderWords(trx: WriteTransaction, key: OrderKey): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ words: writeOrderWords(await readWordsOf(trx, key)) })
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.orderId)
    .execute();
}

async function readWordsOf(db: ReadDatabase, { siteId, orderId }: OrderKey): Promise<WordsOf> {
  const order = await db
    .selectFrom('orders')
    .select(['order_number as orderNumber', 'email', 'shipping_address as shippingAddress'])
    .select(['billing_address as billingAddress', 'pickup_contact as pickupContact'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('order_items')
    .select('sku')
    .distinct()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  return { ...order, skus: items.map(({ sku }) => sku) };
}
