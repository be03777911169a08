/** Somebody tries stolen cards at a shop, from many addresses; somebody else wants to buy. */
import { DistantShopper } from './distant-shopper.ts';
import { cards } from './shopper.ts';
import type { TestApp } from './test-app.ts';
import type { TestShop } from './test-shop.ts';

export interface AttackResult {
  /** Cards that were asked about at the provider. */
  asked: number;
  /** Tries that were refused before. */
  refused: number;
  /** Answers to the buyer from another address, in the middle of it all. */
  buyer: number;
  stockLeft: number;
}

const priceCents = 1000;
const triesACart = 5;

/** Every try is a card that is declined; a cart serves a few. */
export async function attackByCards(
  { app, shop }: { app: TestApp; shop: TestShop },
  { tries, addresses }: { tries: number; addresses: number },
): Promise<AttackResult> {
  // Enough for all of them at once: what stops them must not be that there is nothing to buy.
  const stock = addresses + 1;
  const lesson = await shop.addProduct({ productType: 3, variants: [{ stock, priceCents }] });
  const result: AttackResult = { asked: 0, refused: 0, buyer: 0, stockLeft: 0 };
  const each = Math.ceil(tries / addresses);
  const halfDone = Promise.withResolvers<undefined>();
  const attack = Promise.all(
    Array.from({ length: addresses }, async (_, index) => {
      const address = `203.0.113.${index + 1}`;
      let attacker = new DistantShopper(app, address);
      for (let count = 0; count < each; count += 1) {
        if (count % triesACart === 0) {
          attacker = new DistantShopper(app, address);
          await attacker.add(lesson.id);
        }
        const card = cards.declined;
        const { statusCode } = await attacker.pay({ expectedTotalCents: priceCents, card });
        if (statusCode === 402) result.asked += 1;
        else result.refused += 1;
        if (result.asked + result.refused === Math.floor(tries / 2)) halfDone.resolve(undefined);
      }
    }),
  );
  await halfDone.promise;
  const buyer = new DistantShopper(app, '198.51.100.7');
  await buyer.add(lesson.id);
  result.buyer = (await buyer.pay({ expectedTotalCents: priceCents })).statusCode;
  await attack;
  result.stockLeft = await shop.stockOf(lesson.variantIds[0]!);
  return result;
}
