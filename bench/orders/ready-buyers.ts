/** Buyers who have only to press the button. */
import type http from 'node:http';
import { addItem, chooseShipping } from '../server/buy.ts';
import { chooseItem } from '../server/shopping.ts';
import { Visitor, type WireCart } from '../server/visitor.ts';

export interface ReadyBuyer {
  visitor: Visitor;
  cart: WireCart;
}

const atOnce = 8;

/** @param urls of the servers, which take turns @param agent whose connections they pay on */
export async function prepareBuyers(
  count: number,
  urls: readonly [string, ...string[]],
  agent: http.Agent,
): Promise<ReadyBuyer[]> {
  const item = await chooseItem(urls[0]);
  const ready: ReadyBuyer[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const url = urls[next % urls.length]!;
      next += 1;
      const visitor = new Visitor(url, agent);
      const { cartToken } = await addItem(visitor, item);
      ready.push({ visitor, cart: await chooseShipping(visitor, cartToken) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return ready;
}
