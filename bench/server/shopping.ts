/** Shoppers who remember what they were told, so that it can be looked for after a crash. */
import type http from 'node:http';
import { addItem, chooseShipping, payFor } from './buy.ts';
import { Visitor, type WireCart } from './visitor.ts';

export interface Item {
  itemId: string;
  sku: string;
}

/** What one shopper was told. */
export interface Shopping {
  visitor: Visitor;
  cart: WireCart;
  acknowledgedUnits: number;
  orderId?: string;
  /** A payment was sent and not answered: nobody may say what became of it. */
  isPaymentOpen: boolean;
}

interface Shop {
  url: string;
  item: Item;
  agent: http.Agent;
  /** What every shopper was told is added here. */
  records: Shopping[];
}

/** An unlimited product with one variant, so that stock never ends the run. */
export async function chooseItem(url: string): Promise<Item> {
  const answer = await fetch(`${url}/shop?format=json`);
  const { items } = (await answer.json()) as {
    items: {
      id: string;
      structuredContent: {
        productType: number;
        isSubscribable: boolean;
        variants: { sku: string; unlimited: boolean }[];
      };
    }[];
  };
  const found = items.find(({ structuredContent: { productType, isSubscribable, variants } }) => {
    const [only, ...others] = variants;
    return productType === 1 && !isSubscribable && only?.unlimited && others.length === 0;
  });
  if (!found) throw new Error('The first page of the shop has no unlimited product.');
  return { itemId: found.id, sku: found.structuredContent.variants[0]!.sku };
}

/** Buys again and again until something is refused or the server is gone; then it throws. */
export async function shopUntilRefused({ url, item, agent, records }: Shop): Promise<never> {
  for (;;) {
    const visitor = new Visitor(url, agent);
    const cart = await addItem(visitor, item);
    const record: Shopping = { visitor, cart, acknowledgedUnits: 1, isPaymentOpen: false };
    records.push(record);
    for (let more = 0; more < 2; more += 1) {
      await addItem(visitor, item);
      record.acknowledgedUnits += 1;
    }
    if (Math.random() < 0.3) continue;
    const priced = await chooseShipping(visitor, cart.cartToken);
    record.isPaymentOpen = true;
    const { status, body } = await payFor(visitor, priced);
    if (status >= 500) throw new Error(`Paying answered ${status}: ${JSON.stringify(body)}`);
    record.isPaymentOpen = false;
    if (status === 200) record.orderId = body!.orderId;
  }
}

/** Looks with new connections for everything that was acknowledged; answers what is missing. */
export async function findLosses(
  records: readonly Shopping[],
  agent: http.Agent,
): Promise<string[]> {
  const losses: string[] = [];
  for (const record of records) {
    const loss = await findLoss({ ...record, visitor: record.visitor.at(agent) });
    if (loss) losses.push(loss);
  }
  return losses;
}

/** Why an acknowledged cart or order is not as it was acknowledged; undefined when it is. */
async function findLoss(record: Shopping): Promise<string | undefined> {
  const { visitor, cart, orderId, acknowledgedUnits, isPaymentOpen } = record;
  if (orderId) {
    const { body } = await payFor(visitor, cart);
    return body?.orderId === orderId ? undefined : `order ${orderId} is lost`;
  }
  const { body } = await visitor.send('GET', '/api/commerce/shopping-cart');
  const units = body?.totalQuantity ?? 0;
  if (units >= acknowledgedUnits) return undefined;
  // The unanswered payment may have become an order, and the cart with it.
  if (isPaymentOpen && (await payFor(visitor, cart)).status === 200) return undefined;
  return `cart ${cart.cartToken} holds ${units} of ${acknowledgedUnits}`;
}
