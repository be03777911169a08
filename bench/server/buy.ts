/** Buying over HTTP, as the checkout page does it. */
import { randomUUID } from 'node:crypto';
import { buyerAddress } from './buyer-address.ts';
import type { Answer, Visitor, WireCart } from './visitor.ts';

/** Adds an item; answers the cart. Throws when it was refused. */
export async function addItem(
  visitor: Visitor,
  item: { itemId: string; sku: string },
): Promise<WireCart> {
  if (!visitor.cookie('crumb')) await visitor.send('GET', '/api/commerce/shopping-cart');
  const { status, body } = await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
    body: { ...item, quantity: 1, additionalFields: 'null' },
    headers: { 'add-to-cart-id': randomUUID() },
  });
  if (status !== 200) throw new Error(`Add to cart answered ${status}: ${JSON.stringify(body)}`);
  return body!.shoppingCart!;
}

/** Chooses the first way to ship; answers the cart with its total. */
export async function chooseShipping(visitor: Visitor, cartToken: string): Promise<WireCart> {
  const path = `/api/3/commerce/cart/${cartToken}/shipping`;
  const located = await visitor.send('PUT', `${path}/location`, { body: buyerAddress });
  const cart = located.body!.shoppingCart!;
  const [first] = cart.shippingOptions;
  if (!first) return cart;
  const chosen = await visitor.send('PUT', `${path}/option`, {
    body: { shippingOptionId: first.id },
  });
  return chosen.body!.shoppingCart!;
}

/** Pays with a test card that succeeds. */
export function payFor(visitor: Visitor, cart: WireCart): Promise<Answer> {
  return visitor.send('POST', `/api/3/commerce/cart/${cart.cartToken}/payments`, {
    body: {
      email: 'ann@example.test',
      shippingAddress: buyerAddress,
      payment: { provider: 'test', cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' },
      expectedTotalCents: cart.grandTotalCents,
      marketingOptIn: false,
    },
    headers: { 'payment-attempt-id': randomUUID() },
  });
}
