/** `POST …/gift-cards` enters a code, `DELETE …/gift-cards/:giftCardId` takes one off again. */
import { ApiError, applyGiftCard, removeGiftCard } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { attemptOf, type Attempt } from '../../http/attempt-of.ts';
import { handleCall } from '../../http/handle-call.ts';
import { addCartBalance, findByCode, removeCartBalance } from '../balances/cart-balances.ts';
import { countGuesses } from '../balances/count-guesses.ts';
import type { Site } from '../sites/site.ts';
import { ensureOwnerHash, readOwnerHash } from './checkout-owner.ts';
import { requireCheckout } from './load-checkout.ts';
import { loadBalances } from './pay-by-balances.ts';
import { presentBalance } from './present-balance.ts';

/** `POST` and `DELETE` of a code at the checkout: a tender like money, not a discount. */
export function handleChangeGiftCards(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, applyGiftCard, async ({ request, reply, site, params, body }) => {
    const buyer = { cartToken: params.cartToken, ownerHash: ensureOwnerHash(request, reply) };
    await enterGiftCard(ctx, site, { ...buyer, code: body.code, attempt: attemptOf(request) });
    return answer(site, buyer);
  });

  handleCall(scope, removeGiftCard, async ({ request, site, params }) => {
    const buyer = { cartToken: params.cartToken, ownerHash: readOwnerHash(request) };
    await takeOffGiftCard(ctx, site, { ...buyer, giftCardId: params.giftCardId });
    return answer(site, buyer);
  });

  async function answer(site: Site, { cartToken, ownerHash }: CartBuyer) {
    const { active } = await requireCheckout(ctx, site, cartToken);
    const balances = await loadBalances(ctx, { site, cartId: cartToken, ownerHash, active });
    return { giftCards: balances.map(presentBalance) };
  }
}

interface CartBuyer {
  cartToken: string;
  ownerHash: string;
}

/** @throws ApiError when the code is not good for this cart, or when there were too many tries */
export async function enterGiftCard(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, code, attempt }: CartBuyer & { code: string; attempt: Attempt },
): Promise<void> {
  const { siteId } = site;
  const { active, cart } = await requireCheckout(ctx, site, cartToken);
  if (cart.customLine?.kind === 'donation') throw new ApiError('gift_card_no_donation');
  const found = await countGuesses(ctx, { siteId, attempt }, () => findByCode(ctx, siteId, code));
  if (found.currency !== site.currency) throw new ApiError('gift_card_other_currency');
  const isHeldHere = active?.snapshot.balances?.some(({ id }) => id === found.id) ?? false;
  if (found.leftCents === 0 && !isHeldHere) throw new ApiError('gift_card_empty');
  await addCartBalance(ctx, { siteId, cartId: cartToken, ownerHash }, found.id);
}

/** Nothing happens when it is not on the cart. */
export async function takeOffGiftCard(
  ctx: AppContext,
  { siteId }: Site,
  { cartToken, ownerHash, giftCardId }: CartBuyer & { giftCardId: string },
): Promise<void> {
  await removeCartBalance(ctx, { siteId, cartId: cartToken, ownerHash }, giftCardId);
}
