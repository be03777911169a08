/** What staff find a customer by: emails, name and phone. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { emailsOfCustomer } from './customer-sql.ts';

export interface CustomerKey {
  siteId: string;
  customerId: string;
}

/** Each word once; a phone also as the digits that it is. */
export function writeCustomerWords({
  emails,
  name,
  phone,
}: {
  emails: readonly string[];
  name: string;
  phone: string;
}): string {
  const text = [...emails, name, phone].join(' ').normalize('NFC');
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const digits = phone.replaceAll(/\D/g, '');
  return [...new Set([...words, ...(digits ? [digits] : [])])].join(' ');
}

/** After what it is found by has changed. */
export async function renewCustomerWords(
  trx: WriteTransaction,
  { siteId, customerId }: CustomerKey,
): Promise<void> {
  const row = await trx
    .selectFrom('customers')
    .select(['name', 'phone', emailsOfCustomer(siteId, customerId).as('emails')])
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customers')
    .set({ words: writeCustomerWords(row) })
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .execute();
}

/** Sums anew what a customer bought by all their emails. */
export async function recountCustomer(
  trx: WriteTransaction,
  { siteId, customerId }: CustomerKey,
): Promise<void> {
  await sql`select recount_customer(${siteId}, ${customerId})`.execute(trx);
}

/** Reads anew whether any of their emails has an account, and when one asked for news. */
export async function renewCustomerMarks(
  trx: WriteTransaction,
  { siteId, customerId }: CustomerKey,
): Promise<void> {
  const emails = emailsOfCustomer(siteId, customerId);
  await sql`
    update customers c set
      has_account = exists (select 1 from site_accounts a
        where a.site_id = c.site_id and a.email_key = any (${emails})),
      opted_in_at = (select max(m.opted_in_at) from marketing_opt_ins m
        where m.site_id = c.site_id and m.email = any (${emails}))
    where c.site_id = ${siteId} and c.id = ${customerId}`.execute(trx);
}
