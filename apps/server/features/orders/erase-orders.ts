/** Orders stay in the books; whom they were for does not stand in them any more. */
import { sql } from 'kysely';
import { erasedJson, erasedText } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';
import { renewOrderWords } from './order-words.ts';

/** Country and region stay: taxes and reports need them. */
export async function eraseOrders(scope: EventScope, erased: CustomerErased): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  const orders = await trx
    .updateTable('orders')
    .set({
      email: erased.pseudonym,
      owner_hash: null,
      account_id: null,
      note: '',
      answers: '[]',
      shipping_address: sql`case when shipping_address is null then null
        else place_of(shipping_address) end`,
      billing_address: sql`case when billing_address is null then null
        else place_of(billing_address) end`,
      pickup_contact: null,
    })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${[...erased.emails]}::text[])`)
    .returning('id')
    .execute();
  for (const { id: orderId } of orders) {
    await eraseParts(scope, orderId, erased);
    await renewOrderWords(trx, { siteId, orderId });
  }
}

async function eraseParts(
  { trx, site: { siteId } }: EventScope,
  orderId: string,
  { pattern, pseudonym }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('order_items')
    .set({ additional_fields: 'null', answers: '[]' })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('order_refunds')
    .set({ reason: erasedText('reason', pattern) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('order_edits')
    .set({
      snapshot: sql`snapshot_without_person(snapshot, ${pseudonym})`,
      content: sql`${erasedJson('content', pattern)} || '{"shippingAddress": null}'::jsonb`,
    })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('order_timeline')
    .set({
      details: sql`case when kind = 'note' then '{"text": "[erased]"}'::jsonb
        else ${erasedJson('details', pattern)} end`,
    })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
}
