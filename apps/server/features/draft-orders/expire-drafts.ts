import type { AppContext } from '../../context.ts';

/** Notes drafts whose last day has passed. Their carts ended by themselves. */
export async function expireDrafts({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await transact((trx) =>
    trx
      .updateTable('draft_orders')
      .set({ state: 'expired', updated_at: now() })
      .where('state', 'in', ['open', 'sent'])
      .where('expires_at', '<=', now())
      .execute(),
  );
}
