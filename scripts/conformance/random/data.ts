import type { Random } from './random.ts';

/** Names that data and templates share, so that references often find something. */
export const NAMES = 'a b c d x y a-b k_1 $s item items name title id website'.split(' ');

const SCALARS: readonly unknown[] = [
  ...'0 12 -3.5 0x1f 1e3 abc true null a,b é— 800x600'.split(' '),
  '',
  'Hello World',
  'x y\nz',
  '<b>&"q"</b>',
  "it's",
  '{0} and {1}',
  '{0 plural one{#} other{#s}}',
  0,
  1,
  2,
  3,
  -1,
  1.5,
  1e21,
  1520876934000,
  true,
  false,
  null,
];

const ZONES = ['UTC', 'America/New_York', 'Europe/Paris', 'Nowhere/Else'];

/** Any JSON value; smaller the deeper it lies. */
export function randomValue(random: Random, depth = 0): unknown {
  const kind = random.next() + depth * 0.15;
  if (kind < 0.25) return random.many(0, 3, () => randomValue(random, depth + 1));
  if (kind < 0.55) return randomObject(random, depth);
  return random.pick(SCALARS);
}

function randomObject(random: Random, depth: number): Record<string, unknown> {
  const entries = random.many(0, 4, () => [random.pick(NAMES), randomValue(random, depth + 1)]);
  return Object.fromEntries(entries);
}

/** The data of a page: some names, often a list, a time zone and a product. */
export function randomData(random: Random): unknown {
  if (random.chance(0.05)) return randomValue(random);
  return {
    ...randomObject(random, 0),
    ...(random.chance(0.6) && { items: random.many(0, 3, () => randomValue(random, 1)) }),
    ...(random.chance(0.3) && { website: { timeZone: random.pick(ZONES) } }),
    ...(random.chance(0.3) && { item: randomProduct(random) }),
  };
}

function randomProduct(random: Random): unknown {
  const variants = random.many(0, 2, () => ({
    price: random.below(3) * 100,
    priceMoney: { value: String(random.below(50)), currency: 'USD' },
    onSale: random.chance(0.5),
    salePriceMoney: { value: '1.5', currency: 'USD' },
    qtyInStock: random.below(3),
    unlimited: random.chance(0.3),
  }));
  return { id: 'p', structuredContent: { productType: 1 + random.below(5), variants } };
}
