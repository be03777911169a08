/** What staff write about a customer, and how it is taken back. */
import type { WriteTransaction } from '../../db/database.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { idOf, logWrite, type LoggedValue } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { renewCustomerWords, type CustomerKey } from './customer-words.ts';
import { fieldsOf, lockCustomer, titleOf, type CustomerFields } from './read-customer.ts';

type Changes = Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;

/**
 * Changes fields; those that others changed meanwhile refuse it.
 * @returns the row of the log; undefined: nothing was different
 * @throws ApiError `not_found`, `edited_meanwhile`
 */
export async function editCustomer(
  scope: EventScope,
  { customerId, changes, actor }: { customerId: string; changes: Changes; actor: Actor },
): Promise<string | undefined> {
  const { ctx, trx, site } = scope;
  const key = { siteId: site.siteId, customerId };
  const row = await lockCustomer(trx, key);
  const present = fieldsOf(row);
  const merged = mergeChanges(present, changes);
  const names = Object.keys(merged) as (keyof CustomerFields)[];
  if (names.length === 0) return undefined;
  await writeCustomerFields(trx, key, merged);
  await announceEvent(scope, 'customer-changed', { customerId, kind: 'updated' });
  return logWrite(trx, {
    siteId: site.siteId,
    actor,
    at: ctx.now(),
    action: 'customer-changed',
    permission: 'edit-orders',
    subject: `customer:${customerId}`,
    title: titleOf(row),
    before: Object.fromEntries(names.map((name) => [name, present[name]])),
    after: { ...merged },
  });
}

/** The one writer of these columns. A name or phone that staff wrote is not taken from orders. */
export async function writeCustomerFields(
  trx: WriteTransaction,
  key: CustomerKey,
  fields: Partial<CustomerFields>,
): Promise<void> {
  const { name, phone, note, groups, isTaxExempt, taxNote } = fields;
  await trx
    .updateTable('customers')
    .set({
      site_id: key.siteId,
      ...(name !== undefined && { name, is_named_by_staff: true }),
      ...(phone !== undefined && { phone, is_named_by_staff: true }),
      ...(note !== undefined && { note }),
      ...(groups !== undefined && { groups }),
      ...(isTaxExempt !== undefined && { is_tax_exempt: isTaxExempt }),
      ...(taxNote !== undefined && { tax_note: taxNote }),
    })
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.customerId)
    .execute();
  await renewCustomerWords(trx, key);
}

export const customerUndoer: Undoer = {
  async readPresent(trx, row): Promise<LoggedValue> {
    const customer = await lockCustomer(trx, { siteId: row.site_id, customerId: idOf(row) });
    const present = new Map<string, unknown>(Object.entries(fieldsOf(customer)));
    return Object.fromEntries(Object.keys(row.after).map((name) => [name, present.get(name)]));
  },
  async restore(trx, row) {
    // What the log keeps was written by this very room.
    await writeCustomerFields(trx, { siteId: row.site_id, customerId: idOf(row) }, row.before);
  },
};
