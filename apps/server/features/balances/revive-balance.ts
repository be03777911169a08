import type { WriteTransaction } from '../../db/database.ts';

/** Lets a balance that had ended be spent again, because money came back to it. */
export async function reviveBalance(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> {
  await trx
    .updateTable('balances')
    .set({ voided_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('voided_at', 'is not', null)
    .execute();
}
