/** Takes a person out of the shop. Each room takes them out of its own tables. */
import { sql } from 'kysely';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { patternOf } from '../../db/erased-text.ts';
import { erasedEnding } from './erased-email.ts';
import { emailsOfCustomer } from './customer-sql.ts';

interface Erasing {
  customerId: string;
  /** Names, streets and phones that are known of them beside their emails. */
  words: readonly string[];
}

/**
 * Erases a locked customer with all their emails. Their sums stay, under an email that leads
 * nowhere: the orders are those of nobody, and still of one.
 */
export async function eraseCustomer(
  scope: EventScope,
  { customerId, words }: Erasing,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const { emails } = await trx
    .selectFrom('customers')
    .select(emailsOfCustomer(siteId, customerId).as('emails'))
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const merged = await trx
    .selectFrom('customers')
    .select('id')
    .where('site_id', '=', siteId)
    .where('merged_into', '=', customerId)
    .execute();
  const pseudonym = `erased-${customerId}${erasedEnding}`;
  // The sums move with the orders, and the life of an order forgets whom it was about.
  await sql`select set_config('sitewright.customer_sums', 'off', true),
    set_config('sitewright.erasing', 'on', true)`.execute(trx);
  await announceEvent(scope, 'customer-erased', {
    customerIds: [customerId, ...merged.map(({ id }) => id)],
    emails,
    pseudonym,
    pattern: patternOf([...emails, ...words]),
  });
  await forgetRows(scope, { customerId, emails, pseudonym });
  await sql`select set_config('sitewright.customer_sums', '', true),
    set_config('sitewright.erasing', '', true)`.execute(trx);
  await announceEvent(scope, 'customer-changed', { customerId, kind: 'deleted' });
  ctx.log.info({ siteId, customerId }, 'a customer was erased');
}

async function forgetRows(
  { ctx, trx, site: { siteId } }: EventScope,
  { customerId, emails, pseudonym }: { customerId: string; emails: string[]; pseudonym: string },
): Promise<void> {
  await trx
    .deleteFrom('marketing_opt_ins')
    .where('site_id', '=', siteId)
    .where('email', 'in', emails)
    .execute();
  await trx
    .deleteFrom('customers')
    .where('site_id', '=', siteId)
    .where('merged_into', '=', customerId)
    .execute();
  await trx
    .updateTable('customers')
    .set({
      email: pseudonym,
      name: '',
      phone: '',
      country: '',
      address: null,
      note: '',
      groups: [],
      is_tax_exempt: false,
      tax_note: '',
      words: '',
      has_account: false,
      opted_in_at: null,
      erased_at: ctx.now(),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .execute();
}
