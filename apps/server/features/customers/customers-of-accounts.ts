/** Whoever has an account is a customer, also before they buy. Reactions to what happens to accounts. */
import { emailKey } from '@sitewright/contract';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type {
  AccountCreated,
  AccountDeleted,
  AccountEmailChanged,
} from '../accounts/account-events.ts';
import { customerOfEmail } from './customer-sql.ts';
import { renewCustomerWords } from './customer-words.ts';

/** An account was made. */
export async function noteCustomerOfAccount(
  scope: EventScope,
  { email }: Pick<AccountCreated, 'email'>,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const key = emailKey(email);
  const made = await trx
    .insertInto('customers')
    .values({ site_id: siteId, email: key, id: newId(), created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  await markAccount(scope, { email, hasAccount: true });
  if (!made) return;
  await renewCustomerWords(trx, { siteId, customerId: made.id });
  await announceEvent(scope, 'customer-changed', { customerId: made.id, kind: 'created' });
}

/** The account has another email: that is a customer, and the one of before may be none any more. */
export async function moveCustomerOfAccount(
  scope: EventScope,
  { email, newEmail }: AccountEmailChanged,
): Promise<void> {
  await noteCustomerOfAccount(scope, { email: newEmail });
  await forgetCustomerOfAccount(scope, { email });
}

/** Without its account a customer stays who has orders, terms or anything that staff wrote. */
export async function forgetCustomerOfAccount(
  scope: EventScope,
  { email }: Pick<AccountDeleted, 'email'>,
): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  await markAccount(scope, { email, hasAccount: false });
  const { rows } = await sql<{ id: string }>`
    delete from customers c
    where c.site_id = ${siteId} and c.email = ${emailKey(email)}
      and c.groups = '{}' and not c.is_tax_exempt and c.tax_note = '' and c.note = ''
      and not c.is_named_by_staff and c.is_listed and c.opted_in_at is null
      and c.order_count = 0 and c.test_order_count = 0
      and not exists (select 1 from customers m
        where m.site_id = c.site_id and m.merged_into = c.id)
    returning id`.execute(trx);
  for (const { id: customerId } of rows) {
    await announceEvent(scope, 'customer-changed', { customerId, kind: 'deleted' });
  }
}

/** Another email of the same customer may have an account still. */
async function markAccount(
  { trx, site: { siteId } }: EventScope,
  { email, hasAccount }: { email: string; hasAccount: boolean },
): Promise<void> {
  const key = emailKey(email);
  const others = sql<boolean>`exists (select 1 from site_accounts a
    where a.site_id = ${siteId} and a.email_key <> ${key}
      and a.email_key = any (emails_of_customer(${siteId}, customers.id)))`;
  await trx
    .updateTable('customers')
    .set({ has_account: hasAccount ? true : others })
    .where('site_id', '=', siteId)
    .where('id', '=', customerOfEmail(siteId, key))
    .execute();
}
