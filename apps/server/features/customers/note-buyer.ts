/** Whoever buys is a customer: noted before their order is written, so that it is summed there. */
import { emailKey } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { customerOfEmail } from './customer-sql.ts';
import { renewCustomerWords } from './customer-words.ts';

type Person = Readonly<Record<string, string>> | null | undefined;

interface Buyer {
  email: string;
  shippingAddress: Person;
  billingAddress: Person;
  pickupContact?: Person;
}

/** Makes the customer of an email, and keeps what the order tells of them beside its sums. */
export async function noteBuyer(scope: EventScope, buyer: Buyer): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const email = emailKey(buyer.email);
  const made = await trx
    .insertInto('customers')
    .values({ site_id: siteId, email, id: newId(), created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const known = await trx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'country', 'is_named_by_staff'])
    .where('site_id', '=', siteId)
    .where('id', '=', customerOfEmail(siteId, email))
    .executeTakeFirstOrThrow();
  const person = buyer.shippingAddress ?? buyer.pickupContact ?? buyer.billingAddress;
  const told = {
    name: [person?.['firstName'], person?.['lastName']].filter(Boolean).join(' '),
    phone: person?.['phone'] ?? '',
    country: person?.['country'] ?? '',
  };
  const facts = {
    name: known.is_named_by_staff ? known.name : told.name || known.name,
    phone: known.is_named_by_staff ? known.phone : told.phone || known.phone,
    country: told.country || known.country,
  };
  await trx
    .updateTable('customers')
    .set(facts)
    .where('site_id', '=', siteId)
    .where('id', '=', known.id)
    .execute();
  await renewCustomerWords(trx, { siteId, customerId: known.id });
  if (made) {
    await announceEvent(scope, 'customer-changed', { customerId: made.id, kind: 'created' });
  }
}
