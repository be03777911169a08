import { addGiftCard } from '../features/gift-cards/add-gift-card.ts';
import { giveCode } from '../features/balances/issue-balance.ts';
import type { BalanceKind } from '../features/balances/tables.ts';
import type { TestShop } from './test-shop.ts';

/** A gift card of a shop, with its code. */
export function giveGiftCard(
  { app, siteId }: TestShop,
  amountCents: number,
  more: { kind?: BalanceKind; currency?: string; expiresAt?: Date } = {},
): Promise<{ id: string; code: string }> {
  return app.ctx.transact(async (trx) => {
    const id = await addGiftCard(
      { ctx: app.ctx, trx },
      {
        siteId,
        kind: more.kind ?? 'gift-card',
        currency: more.currency ?? 'USD',
        amountCents,
        orderId: null,
        recipientEmail: 'gift@example.test',
        buyerEmail: '',
        message: '',
        deliverAt: new Date(app.ctx.now().getTime() + 365 * 86_400_000),
      },
    );
    const code = await giveCode(trx, { siteId, id, expiresAt: more.expiresAt ?? null });
    return { id, code };
  });
}
