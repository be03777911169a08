/** What people ask the lists of the back office for. */
import { vocabulary } from '../scale/fill-shop.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** By what is asked; `turn` makes each of them another one where people type. */
export const listQueries: Readonly<Record<string, (turn: number) => string>> = {
  'products: first page': () => '/products',
  'products: by price': () => '/products?sort=price',
  'products: by title': () => '/products?sort=title&direction=asc',
  'products: by stock': () => '/products?sort=stock',
  'products: a word of many': (turn) => `/products?search=${wordOf('colours', turn)}`,
  'products: two words by price': (turn) =>
    `/products?search=${wordOf('colours', turn)}%20${wordOf('things', turn)}&sort=price`,
  'products: one SKU': (turn) => `/products?search=SKU-${turn * 31}-1`,
  'products: nothing found': (turn) => `/products?search=nothing${turn}`,
  'products: out of stock': () => '/products?stock=out',
  'products: of a tag': (turn) => `/products?tag=${wordOf('materials', turn)}`,
  'products: count': () => '/products/count',
  'inventory: first page': () => '/inventory',
  'inventory: a word of many': (turn) => `/inventory?search=${wordOf('things', turn)}`,
  'orders: first page': () => '/orders',
  'orders: by total': () => '/orders?sort=total',
  'orders: one number': (turn) => `/orders?search=%23${turn * 17 + 1}`,
  'orders: one email': (turn) => `/orders?search=ann-${turn * 13 + 1}`,
  'orders: a word of all': () => '/orders?search=lee',
  'orders: a word of none': (turn) => `/orders?search=nobody${turn}`,
  'orders: to send': () => '/orders?payment=paid&fulfillment=pending',
  'orders: unpaid, of which there are none': () => '/orders?payment=unpaid',
  'orders: a week by total': () => `/orders?sort=total&from=${Date.now() - weekMs}`,
  'orders: count': () => '/orders/count',
  'orders: sums': () => '/orders/sums',
  'orders: what needs a person': () => '/orders/alerts',
  'customers: first page': () => '/customers',
  'customers: by what they spent': () => '/customers?sort=spent',
  'customers: by name': () => '/customers?sort=name&direction=asc',
  'customers: one email': (turn) => `/customers?search=ann-${turn * 13 + 1}`,
  'customers: a word of all': () => '/customers?search=lee',
  'customers: a word of none': (turn) => `/customers?search=nobody${turn}`,
  'customers: who spent, with an account': () => '/customers?spentFrom=5000&hasAccount=true',
  'customers: of a country, by name': () => '/customers?country=US&sort=name',
  'customers: count': () => '/customers/count',
  'activity: first page': () => '/activity',
  'analytics: sales of a year by month': () => `/reports/sales?unit=month${year()}`,
  'analytics: products of a year': () => `/reports/products?unit=month${year()}`,
};

function wordOf(list: keyof typeof vocabulary, turn: number): string {
  const words = vocabulary[list];
  return words[turn % words.length]!;
}

function year(): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return `&from=${day(Date.now() - 365 * 24 * 60 * 60 * 1000)}&to=${day(Date.now())}`;
}
