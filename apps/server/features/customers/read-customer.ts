import { ApiError } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { CustomerKey } from './customer-words.ts';

export type CustomerRow = Selectable<Database['customers']>;

/** What staff write about a customer. */
export interface CustomerFields {
  name: string;
  phone: string;
  note: string;
  groups: string[];
  isTaxExempt: boolean;
  taxNote: string;
}

/** @throws ApiError `not_found`, also for one that was erased */
export async function lockCustomer(
  trx: WriteTransaction,
  { siteId, customerId }: CustomerKey,
): Promise<CustomerRow> {
  const row = await trx
    .selectFrom('customers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The fields that staff write, of a row. */
export function fieldsOf(row: CustomerRow): CustomerFields {
  const { name, phone, note, groups, is_tax_exempt: isTaxExempt, tax_note: taxNote } = row;
  return { name, phone, note, groups, isTaxExempt, taxNote };
}

/** What people call a customer. */
export function titleOf({ name, email }: Pick<CustomerRow, 'name' | 'email'>): string {
  return name || email;
}
