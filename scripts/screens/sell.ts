/** Orders of a shop: bought by visitors, agreed on by staff, sent, refunded, called off. */
import http from 'node:http';
import { randomUUID } from 'node:crypto';
import { buyerAddress } from '../../bench/server/buyer-address.ts';
import { addItem, chooseShipping } from '../../bench/server/buy.ts';
import { Visitor } from '../../bench/server/visitor.ts';
import type { Buyer } from './buyers.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Something that can be bought. */
export interface Sold {
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
}

/** Where staff work: their calls, and how those of the site begin. */
export interface Desk {
  readonly office: OfficeCalls;
  readonly calls: string;
}

interface Detail {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

const card = { provider: 'test', cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' };

/** A visitor buys it with a card. */
export async function buy(url: string, sold: Sold, buyer: Buyer): Promise<void> {
  const visitor = new Visitor(url, http.globalAgent);
  const { cartToken } = await addItem(visitor, sold);
  await payFor(visitor, cartToken, buyer);
}

/** A visitor starts a plan of a product that is delivered again and again. */
export async function subscribe(url: string, sold: Sold, buyer: Buyer): Promise<void> {
  const visitor = new Visitor(url, http.globalAgent);
  await visitor.send('GET', '/api/commerce/shopping-cart');
  const { body } = await visitor.send('POST', '/api/3/commerce/cart/subscription', {
    body: { itemId: sold.itemId, sku: sold.sku, additionalFields: 'null' },
  });
  const cartToken = /cartToken=([\w-]+)/.exec(body?.redirectUrlPath ?? '')?.[1];
  if (!cartToken) throw new Error(`No plan was started: ${JSON.stringify(body)}`);
  await payFor(visitor, cartToken, buyer);
}

async function payFor(visitor: Visitor, cartToken: string, buyer: Buyer): Promise<void> {
  const { email, ...names } = buyer;
  const cart = await chooseShipping(visitor, cartToken);
  const paid = await visitor.send('POST', `/api/3/commerce/cart/${cartToken}/payments`, {
    body: {
      email,
      shippingAddress: { ...buyerAddress, ...names },
      payment: card,
      expectedTotalCents: cart.grandTotalCents,
      marketingOptIn: email.startsWith('m'),
    },
    headers: { 'payment-attempt-id': randomUUID() },
  });
  if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`);
}

/** Staff agree on an order by phone. @returns the id of its draft, and its total */
export async function draft(
  { office, calls }: Desk,
  lines: readonly (readonly [Sold, number])[],
  { email, ...names }: Buyer,
): Promise<{ readonly id: string; readonly totalCents: number }> {
  const content = {
    email,
    shippingAddress: { ...buyerAddress, ...names },
    lines: lines.map(([sold, quantity]) => ({
      kind: 'variant',
      productId: sold.itemId,
      variantId: sold.variantId,
      quantity,
    })),
    shipping: { kind: 'own', name: 'Parcel', priceCents: 500 },
    note: 'Wrap the pieces one by one.',
  };
  const made = await office.post<{ id: string; cart: { grandTotalCents: number } }>(
    `${calls}/draft-orders`,
    { content },
  );
  return { id: made.id, totalCents: made.cart.grandTotalCents };
}

/** The draft is an order now, paid or to be paid by invoice. @returns its number */
export async function settle(
  { office, calls }: Desk,
  { id, totalCents }: { readonly id: string; readonly totalCents: number },
  settlement: 'paid' | 'invoice' = 'paid',
): Promise<number> {
  const { orderNumber } = await office.post<{ orderNumber: number }>(
    `${calls}/draft-orders/${id}/settlement`,
    { settlement, expectedTotalCents: totalCents },
  );
  return orderNumber;
}

/** One unit of its first item leaves with a parcel, one of the second goes back to who paid. */
export async function workOn({ office, calls }: Desk, number: number): Promise<void> {
  const order = `${calls}/orders/${number}`;
  const { items } = await office.get<Detail>(`${order}/detail`);
  const [first, second] = items;
  await office.post(`${order}/fulfillments`, {
    requestId: randomUUID(),
    kind: 'shipment',
    items: [{ id: first?.id, quantity: 2 }],
    carrier: 'DHL',
    trackingNumber: '00340434161094022115',
    trackingUrl: 'https://www.dhl.com/track?id=00340434161094022115',
  });
  await office.post(`${order}/refunds`, {
    requestId: randomUUID(),
    units: [{ id: second?.id, quantity: 1 }],
    restock: [{ id: second?.id, quantity: 1 }],
    reason: 'Arrived with a chip in the rim',
  });
  await office.post(`${order}/returns`, {
    requestId: randomUUID(),
    items: [{ id: first?.id, quantity: 1 }],
    reason: 'damaged',
    note: 'Photo came by mail.',
  });
  await office.post(`${order}/notes`, { text: 'Ask before sending the rest.' });
}

/** Everything leaves in one parcel. */
export async function sendAll({ office, calls }: Desk, number: number): Promise<void> {
  const order = `${calls}/orders/${number}`;
  const { items } = await office.get<Detail>(`${order}/detail`);
  await office.post(`${order}/fulfillments`, {
    requestId: randomUUID(),
    kind: 'shipment',
    items: items.map(({ id, quantity }) => ({ id, quantity })),
  });
}
