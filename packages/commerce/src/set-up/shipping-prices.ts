/**
 * What sending a parcel costs a buyer at first, in minor units: near what posts and parcel services
 * ask for two kilograms in November 2026, rounded. An owner looks at them before they are saved.
 */
const prices: Readonly<Record<string, readonly [home: number, abroad: number]>> = {
  EUR: [490, 1490],
  USD: [595, 1995],
  AUD: [995, 2995],
  NOK: [7900, 24_900],
  CAD: [995, 2495],
  NZD: [800, 3500],
  DKK: [4900, 14_900],
  GBP: [395, 1295],
  HKD: [4000, 15_000],
  CHF: [850, 2490],
  MXN: [12_900, 49_900],
  SGD: [500, 2500],
  SEK: [5900, 19_900],
  CZK: [9900, 29_900],
  ILS: [3000, 9000],
  PHP: [15_000, 150_000],
  RUB: [40_000, 250_000],
  PLN: [1599, 5999],
  THB: [5000, 60_000],
  MYR: [1000, 8000],
  ARS: [600_000, 4_000_000],
  BRL: [2500, 15_000],
  COP: [1_500_000, 12_000_000],
  IDR: [2_000_000, 30_000_000],
  INR: [8000, 200_000],
  ZAR: [9900, 60_000],
  JPY: [800, 3500],
};

/** What sending costs inside the country of a shop and abroad, in minor units of its currency. */
export function shippingPrices(currency: string): {
  readonly homeCents: number;
  readonly abroadCents: number;
} {
  const [homeCents, abroadCents] = prices[currency] ?? [595, 1995];
  return { homeCents, abroadCents };
}
