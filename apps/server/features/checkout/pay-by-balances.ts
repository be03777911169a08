/** What gift cards and store credit pay of a checkout, and what is left for a provider. */
import { payByBalance, type BalanceUse } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type { PaidBalance } from '../../payments/payment-snapshot.ts';
import { listCartBalances, type CartBalance } from '../balances/cart-balances.ts';
import type { Site } from '../sites/site.ts';

/** Whose checkout it is. */
export interface BalanceScope {
  site: Site;
  cartId: string;
  /** Of the visitor; see checkout-owner.ts. */
  ownerHash: string;
  /** The payment under way for the cart: what it holds is there for the next one. */
  active: Payment | undefined;
}

/** The balances that a visitor has entered for a cart, with what they hold for it. */
export async function loadBalances(ctx: AppContext, scope: BalanceScope): Promise<CartBalance[]> {
  const { site, cartId, ownerHash, active } = scope;
  const balances = await listCartBalances(ctx, { siteId: site.siteId, cartId, ownerHash });
  const held = new Map(active?.snapshot.balances?.map(({ id, amountCents }) => [id, amountCents]));
  return balances.map((balance) => {
    return { ...balance, balanceCents: balance.balanceCents + (held.get(balance.id) ?? 0) };
  });
}

export interface BalancePayment {
  balances: PaidBalance[];
  amountDueCents: number;
}

/** Shares a total out. */
export function shareOut(
  ctx: Pick<AppContext, 'now'>,
  site: Site,
  { totalCents, balances }: { totalCents: number; balances: readonly CartBalance[] },
): BalancePayment {
  const { uses, amountDueCents } = payByBalance(
    { amountCents: totalCents, now: ctx.now().getTime(), currencyCode: site.currency },
    balances,
  );
  return { balances: uses.map((use) => toPaid(use, balances)), amountDueCents };
}

function toPaid({ id, amountCents }: BalanceUse, balances: readonly CartBalance[]): PaidBalance {
  const { kind, hint } = balances.find((balance) => balance.id === id)!;
  return { id, kind, hint, amountCents };
}
