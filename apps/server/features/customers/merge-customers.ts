/**
 * Two customers who are one person. Orders, plans and cards keep the emails that they were bought
 * by, so that no book changes: the one customer is counted for all of them from then on.
 */
import { cutText, ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { idOf, logWrite, type LoggedValue } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import {
  recountCustomer,
  renewCustomerMarks,
  renewCustomerWords,
  type CustomerKey,
} from './customer-words.ts';
import { writeCustomerFields } from './edit-customer.ts';
import {
  fieldsOf,
  lockCustomer,
  titleOf,
  type CustomerFields,
  type CustomerRow,
} from './read-customer.ts';

export interface Merging {
  /** Who stays. */
  customerId: string;
  /** Who becomes one with them. */
  otherId: string;
  actor: Actor;
}

/** What a merged customer is: nobody loses a group, a note or an exemption. */
export function mergeFields(first: CustomerFields, second: CustomerFields): CustomerFields {
  const notes = [first.note, second.note].filter(Boolean);
  const taxNotes = [first.taxNote, second.taxNote].filter(Boolean);
  return {
    name: first.name || second.name,
    phone: first.phone || second.phone,
    note: cutText([...new Set(notes)].join('\n\n'), 5_000),
    groups: [...new Set([...first.groups, ...second.groups])],
    isTaxExempt: first.isTaxExempt || second.isTaxExempt,
    taxNote: cutText([...new Set(taxNotes)].join('; '), 500),
  };
}

/**
 * Merges the other into the customer, in one transaction.
 * @returns the row of the log, by which it is taken back
 * @throws ApiError `not_found`; `customers_same` for one and the same, or one that was merged already
 */
export async function mergeCustomers(
  scope: EventScope,
  { customerId, otherId, actor }: Merging,
): Promise<string> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const [kept, other] = await lockBoth(trx, siteId, customerId, otherId);
  const moved = [otherId, ...(await listMerged(trx, { siteId, customerId: otherId }))];
  const merged = mergeFields(fieldsOf(kept), fieldsOf(other));
  await pointTo(trx, siteId, moved, customerId);
  await writeFields(trx, { siteId, customerId }, merged, kept.is_named_by_staff);
  await renewAll(trx, siteId, [customerId, otherId]);
  await announceEvent(scope, 'customer-changed', { customerId, kind: 'updated' });
  await announceEvent(scope, 'customer-changed', { customerId: otherId, kind: 'deleted' });
  return logWrite(trx, {
    siteId,
    actor,
    at: ctx.now(),
    action: 'customers-merged',
    permission: 'edit-orders',
    subject: `customer:${customerId}`,
    title: `${titleOf(kept)} + ${titleOf(other)}`,
    before: { ...fieldsOf(kept), moved: [], other: otherId, named: kept.is_named_by_staff },
    after: { ...merged, moved, other: otherId, named: kept.is_named_by_staff },
  });
}

export const mergeUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, subject, after, before }): Promise<LoggedValue> {
    const customerId = idOf({ subject });
    const row = await lockCustomer(trx, { siteId, customerId });
    const here = await listMerged(trx, { siteId, customerId });
    const known = [...idsIn(after['moved']), ...idsIn(before['moved'])];
    const moved = known.filter((id) => here.includes(id));
    return { ...fieldsOf(row), moved, other: after['other'], named: after['named'] };
  },
  async restore(trx, { site_id: siteId, subject, before, after }) {
    const customerId = idOf({ subject });
    const otherId = String(before['other']);
    const wasApart = idsIn(after['moved']);
    const wasMerged = idsIn(before['moved']);
    if (wasMerged.length > 0) await pointTo(trx, siteId, wasMerged, customerId);
    else {
      await pointTo(trx, siteId, [otherId], null);
      await pointTo(
        trx,
        siteId,
        wasApart.filter((id) => id !== otherId),
        otherId,
      );
    }
    const { moved: _moved, other: _other, named, ...fields } = before;
    await writeFields(trx, { siteId, customerId }, fields, named === true);
    await renewAll(trx, siteId, [customerId, otherId]);
  },
};

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

async function writeFields(
  trx: WriteTransaction,
  key: CustomerKey,
  fields: Partial<CustomerFields>,
  isNamedByStaff: boolean,
): Promise<void> {
  await writeCustomerFields(trx, key, fields);
  await trx
    .updateTable('customers')
    .set({ is_named_by_staff: isNamedByStaff })
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.customerId)
    .execute();
}

/** In the order of their ids, so that two mergings wait for each other and never in a ring. */
async function lockBoth(
  trx: WriteTransaction,
  siteId: string,
  customerId: string,
  otherId: string,
): Promise<[CustomerRow, CustomerRow]> {
  if (customerId === otherId) throw new ApiError('customers_same');
  const rows = new Map<string, CustomerRow>();
  for (const id of [customerId, otherId].toSorted()) {
    rows.set(id, await lockCustomer(trx, { siteId, customerId: id }));
  }
  const both = [rows.get(customerId)!, rows.get(otherId)!] as const;
  if (both.some(({ merged_into: into }) => into !== null)) throw new ApiError('customers_same');
  return [...both];
}

async function listMerged(
  trx: WriteTransaction,
  { siteId, customerId }: CustomerKey,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('customers')
    .select('id')
    .where('site_id', '=', siteId)
    .where('merged_into', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function pointTo(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
  into: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('customers')
    .set({ merged_into: into })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
}

/** Who is merged has nothing of their own: it is counted where they went. */
async function renewAll(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  for (const customerId of ids) {
    const key = { siteId, customerId };
    await recountCustomer(trx, key);
    await renewCustomerMarks(trx, key);
    await renewCustomerWords(trx, key);
  }
}
