/** A visitor who buys. */
import { cartSchema, type Arrival, type Cart } from '@sitewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../db/id.ts';
import { TestVisitor } from './test-shop.ts';
import { readMails } from './read-mails.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  secondStep: '4000002500003155',
} as const;

/** What a shopper sends to pay, where it differs from the usual. */
export type PaymentParts = Record<string, unknown> & { attemptId?: string; card?: string };

/** A complete address in New Jersey, where the test shops charge no tax. */
export function addressOf(parts: Record<string, string> = {}): Record<string, string> {
  return {
    firstName: 'Ann',
    lastName: 'Lee',
    line1: '1 Main Street',
    line2: '',
    city: 'Hoboken',
    region: 'NJ',
    postalCode: '07030',
    country: 'US',
    phone: '',
    ...parts,
  };
}

/** A visitor who buys, by the calls that the storefront makes. */
export class Shopper extends TestVisitor {
  /** Token of the cart as it was last known; stays when the cookie goes. */
  cartToken = '';

  async add(
    itemId: string,
    quantity = 1,
    more: { arrival?: Arrival } = {},
  ): Promise<LightMyRequestResponse> {
    const body = { itemId, quantity, ...more };
    const response = await this.send('POST', '/api/commerce/shopping-cart/entries', { body });
    this.cartToken = this.cookies.get('CART') ?? '';
    return response;
  }

  async cart(): Promise<Cart> {
    return cartSchema.parse((await this.send('GET', '/api/commerce/shopping-cart')).json());
  }

  /** The total once address and shipping are known, as the checkout shows it. */
  async totalFor({ shippingOptionId }: { shippingOptionId?: string } = {}): Promise<number> {
    const path = `/api/3/commerce/cart/${this.cartToken}/shipping`;
    const { country, region } = addressOf();
    const located = await this.send('PUT', `${path}/location`, { body: { country, region } });
    let answer = located.json<{ shoppingCart: Cart }>();
    if (shippingOptionId) {
      const chosen = await this.send('PUT', `${path}/option`, { body: { shippingOptionId } });
      answer = chosen.json<{ shoppingCart: Cart }>();
    }
    return answer.shoppingCart.grandTotalCents;
  }

  /** Has a link mailed to the email and opens it in this browser. */
  async proveEmail(email: string): Promise<void> {
    const url = `/api/3/commerce/cart/${this.cartToken}/link`;
    await this.send('POST', url, { body: { email, fields: {} } });
    const mail = (await readMails(this.app, { to: email, kind: 'checkout-link:' })).at(-1);
    const [path = ''] = /\/checkout\/continue\?token=[\w-]+/.exec(mail?.text ?? '') ?? [];
    await this.send('POST', path, { body: new URLSearchParams({ answer: '' }) });
  }

  async pay({ attemptId, card, ...parts }: PaymentParts): Promise<LightMyRequestResponse> {
    const body = {
      email: 'ann@example.test',
      shippingAddress: addressOf(),
      payment: {
        provider: 'test',
        cardNumber: card ?? cards.good,
        expiry: '12/30',
        cvc: '123',
      },
      marketingOptIn: false,
      ...parts,
    };
    return this.send('POST', `/api/3/commerce/cart/${this.cartToken}/payments`, {
      body,
      headers: { 'Payment-Attempt-Id': attemptId ?? newId() },
    });
  }
}
