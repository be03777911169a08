/** Whoever has an account is a customer, also before they buy. Reactions to what happens to accounts. */
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type {
  AccountCreated,
  AccountDeleted,
  AccountEmailChanged,
} from '../accounts/account-events.ts';

/** An account was made. */
export async function noteCustomerOfAccount(
  scope: EventScope,
  { email }: Pick<AccountCreated, 'email'>,
): Promise<void> {
  const { trx, site } = scope;
  const { rows } = await sql<{ id: string }>`
    insert into customers (site_id, email, id)
    values (${site.siteId}, lower(${email}), ${newId()})
    on conflict (site_id, email) do nothing
    returning id`.execute(trx);
  for (const { id: customerId } of rows) {
    await announceEvent(scope, 'customer-changed', { customerId, kind: 'created' });
  }
}

/** The account has another email: that is a customer, and the one of before may be none any more. */
export async function moveCustomerOfAccount(
  scope: EventScope,
  { email, newEmail }: AccountEmailChanged,
): Promise<void> {
  await noteCustomerOfAccount(scope, { email: newEmail });
  await forgetCustomerOfAccount(scope, { email });
}

/** Without its account a customer stays who has orders or terms. */
export async function forgetCustomerOfAccount(
  scope: EventScope,
  { email }: Pick<AccountDeleted, 'email'>,
): Promise<void> {
  const { trx, site } = scope;
  const { rows } = await sql<{ id: string }>`
    delete from customers c
    where c.site_id = ${site.siteId} and c.email = lower(${email})
      and c.groups = '{}' and not c.is_tax_exempt and c.tax_note = ''
      and c.order_count = 0 and c.test_order_count = 0
    returning id`.execute(trx);
  for (const { id: customerId } of rows) {
    await announceEvent(scope, 'customer-changed', { customerId, kind: 'deleted' });
  }
}
