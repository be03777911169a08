/** A buyer who comes, pays in one of many ways, and tries again whenever something breaks. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Visitor, type Answer, type WireCart } from '../../bench/server/visitor.ts';
import { buyerAddress } from '../../bench/server/buyer-address.ts';
import type { Bank } from './bank.ts';
import { createChance, type Chance } from './chance.ts';
import type { Gate } from './gate.ts';
import type { Habit } from './habits.ts';

export interface Wanted {
  itemId: string;
  sku: string;
}

/** Where buyers buy. */
export interface Shop {
  seed: number;
  habits: readonly [Habit, ...Habit[]];
  /** Before each payment. */
  gate: Gate;
  /** The address of a server; undefined while none runs. */
  anyUrl(): string | undefined;
  bank: Bank;
  /** What there is too little of, and what there is enough of. */
  scarce: Wanted;
  common: Wanted;
  couponCode: string;
  /** Of one gift card that many have. */
  giftCode: string;
}

/** What a buyer was told in the end. */
export interface Told {
  habit: Habit;
  cartToken: string;
  /** Of the order, when one was acknowledged. */
  orderId?: string;
  /** Why the buyer went away: nothing was answered for long. */
  gaveUp?: string;
}

class GaveUpError extends Error {
  override name = 'GaveUpError';
}

/** A buyer gives up after this; servers that were killed take some seconds to come back. */
const patienceMs = 60_000;
const pauseMs = 250;
const passing = new Set([408, 429, 500, 502, 503, 504]);
const cards = {
  good: '4242424242424242',
  bad: '4000000000000002',
  asks: '4000002500003155',
  late: '4000000000009995',
};

export async function buy(shop: Shop, number: number): Promise<Told> {
  // Of each buyer's own, so that what others do changes nothing of it.
  const chance = createChance(shop.seed * 100_003 + number);
  const habit = chance.pick(shop.habits);
  const buyer = new Buyer({ ...shop, chance }, `buyer-${number}@example.test`);
  const told: Told = { habit, cartToken: '' };
  try {
    const cart = await buyer.fillCart();
    if (!cart) return told;
    told.cartToken = cart.cartToken;
    const orderId = await buyer.payBy(habit, cart);
    return orderId ? { ...told, orderId } : told;
  } catch (error) {
    if (!(error instanceof GaveUpError)) throw error;
    return { ...told, gaveUp: error.message };
  }
}

class Buyer {
  readonly #email: string;
  readonly #shop: Shop & { chance: Chance };
  readonly #agent = new http.Agent({ keepAlive: false });
  #visitor: Visitor | undefined;
  #hasGiftCard = false;
  /** What is on it as far as this buyer knows. */
  #giftCents = 0;

  constructor(shop: Shop & { chance: Chance }, email: string) {
    this.#shop = shop;
    this.#email = email;
  }

  /** The cart with its total; undefined when there was nothing left to buy. */
  async fillCart(): Promise<WireCart | undefined> {
    await this.#send('GET', '/api/commerce/shopping-cart');
    const { chance, scarce, common } = this.#shop;
    const wanted = chance.pick([[scarce], [scarce, common], [common], [common]]);
    let cart: WireCart | undefined;
    for (const item of wanted) {
      const { status, body } = await this.#send('POST', '/api/commerce/shopping-cart/entries', {
        body: { ...item, quantity: 1, additionalFields: 'null' },
        headers: { 'add-to-cart-id': randomUUID() },
      });
      if (status === 200) cart = body!.shoppingCart;
    }
    return cart && this.#chooseShipping(cart.cartToken);
  }

  async payBy(habit: Habit, cart: WireCart): Promise<string | undefined> {
    switch (habit) {
      case 'pays':
        return orderOf(await this.#pay(cart, 'good'));
      case 'is declined, then pays':
        await this.#pay(cart, 'bad');
        return orderOf(await this.#pay(cart, 'good'));
      case 'is declined, but the money comes':
        await this.#pay(cart, 'late');
        return undefined;
      case 'is declined, pays anew, and both come':
        await this.#pay(cart, 'late');
        return orderOf(await this.#pay(cart, 'good'));
      case 'leaves at the bank':
        return orderOf(await this.#pay(cart, 'asks'));
      case 'confirms at the bank':
        return this.#confirm(cart);
      case 'pays in two tabs': {
        const [first, second] = await Promise.all([
          this.#pay(cart, 'good'),
          this.#pay(cart, this.#shop.chance.pick(['good', 'asks'])),
        ]);
        return orderOf(first) ?? orderOf(second);
      }
      case 'pays again while the bank asks': {
        const { body } = await this.#pay(cart, 'asks');
        const [again] = await Promise.all([
          this.#pay(cart, 'good'),
          this.#confirmLater(body?.paymentId),
        ]);
        return orderOf(again);
      }
      case 'pays by transfer':
        return orderOf(await this.#pay(cart, 'transfer'));
      case 'uses the coupon':
        return orderOf(await this.#pay(await this.#enterCoupon(cart), 'good'));
      case 'uses the coupon and is declined':
        return orderOf(await this.#pay(await this.#enterCoupon(cart), 'bad'));
      case 'pays by gift card':
        await this.#enterGiftCard(cart);
        return orderOf(await this.#pay(cart, 'good'));
      case 'pays by gift card and is declined':
        await this.#enterGiftCard(cart);
        return orderOf(await this.#pay(cart, 'bad'));
      case 'leaves the cart':
        return undefined;
    }
  }

  async #enterCoupon(cart: WireCart): Promise<WireCart> {
    const { body } = await this.#send('POST', `${pathOf(cart)}/coupons`, {
      body: { promoCode: this.#shop.couponCode },
    });
    return body?.shoppingCart ?? cart;
  }

  /** An empty one is not taken; the rest of the total is due by other means. */
  async #enterGiftCard(cart: WireCart): Promise<void> {
    const request = { body: { code: this.#shop.giftCode } };
    const { body } = await this.#send('POST', `${pathOf(cart)}/gift-cards`, request);
    const giftCards = body?.giftCards ?? [];
    this.#hasGiftCard = true;
    this.#giftCents = giftCards.reduce((cents, { balanceCents }) => cents + balanceCents, 0);
  }

  async #confirm(cart: WireCart): Promise<string | undefined> {
    const answer = await this.#pay(cart, 'asks');
    const paymentId = answer.body?.paymentId;
    if (!paymentId) return orderOf(answer);
    await this.#confirmLater(paymentId);
    // Comes back from the bank, or does not.
    if (this.#shop.chance.happens(0.5)) await this.#send('GET', `/checkout/payment/${paymentId}`);
    return undefined;
  }

  async #confirmLater(paymentId: string | undefined): Promise<void> {
    const { bank, chance } = this.#shop;
    await sleep(chance.between(0, 400));
    if (paymentId) bank.confirm(paymentId);
  }

  /** Sends the same attempt until it is answered; takes a total that changed, or what is due. */
  async #pay(cart: WireCart, by: keyof typeof cards | 'transfer'): Promise<Answer> {
    const payment =
      by === 'transfer'
        ? { provider: 'manual' }
        : { provider: 'test', cardNumber: cards[by], expiry: '12/40', cvc: '123' };
    await this.#shop.gate.arrive();
    let expectedTotalCents = cart.grandTotalCents;
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await this.#send('POST', `${pathOf(cart)}/payments`, {
        body: {
          email: this.#email,
          shippingAddress: buyerAddress,
          payment,
          expectedTotalCents,
          expectedDueCents: Math.max(0, expectedTotalCents - this.#giftCents),
          marketingOptIn: false,
        },
        headers: { 'payment-attempt-id': randomUUID() },
      });
      if (answer.body?.code !== 'total_changed') return answer;
      expectedTotalCents = answer.body.shoppingCart!.grandTotalCents;
      if (this.#hasGiftCard) await this.#enterGiftCard(cart);
    }
    return { status: 409, body: undefined };
  }

  async #chooseShipping(cartToken: string): Promise<WireCart> {
    const path = `/api/3/commerce/cart/${cartToken}/shipping`;
    const located = await this.#send('PUT', `${path}/location`, { body: buyerAddress });
    const cart = located.body!.shoppingCart!;
    const [first] = cart.shippingOptions;
    if (!first) return cart;
    const body = { shippingOptionId: first.id };
    return (await this.#send('PUT', `${path}/option`, { body })).body!.shoppingCart!;
  }

  /** To any server, and to another one when it breaks: the same request with the same headers. */
  async #send(
    method: string,
    path: string,
    request: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    let last = 'no server runs';
    const endsAt = Date.now() + patienceMs;
    while (Date.now() < endsAt) {
      const url = this.#shop.anyUrl();
      if (url) {
        this.#visitor = this.#visitor?.at(this.#agent, url) ?? new Visitor(url, this.#agent);
        const answer = await this.#visitor.send(method, path, request).catch(() => undefined);
        if (answer && !passing.has(answer.status)) return answer;
        last = answer ? `${answer.status} ${answer.body?.code ?? ''}` : 'no answer';
        // Another attempt of this cart is with the bank; later it is known what became of it.
        if (answer?.body?.code === 'payment_under_way') return answer;
      }
      await sleep(pauseMs);
    }
    throw new GaveUpError(`${method} ${path.replaceAll(/[\w-]{20,}/g, '…')}: ${last}`);
  }
}

function pathOf({ cartToken }: WireCart): string {
  return `/api/3/commerce/cart/${cartToken}`;
}

function orderOf({ body }: Answer): string | undefined {
  return body?.status === 'succeeded' ? body.orderId : undefined;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
