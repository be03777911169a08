/** What loading rates comes to, by the lists that the server loads. Pure. */
import { euVatCountries, listEuVatRules, listUsSalesTaxRules } from '@sitewright/commerce';
import type { TaxRatesChoice } from '@sitewright/contract';
import type { StoredTax } from './tax-fields.ts';

/** Loaded and present taxes side by side. */
export interface RatesPlan {
  /** Taxes that are not there yet. */
  readonly added: number;
  /** Taxes that are there with another rate. */
  readonly changed: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Taxes that are there with this rate. */
  readonly kept: number;
  /** Taxes of an earlier list that go. */
  readonly removed: number;
  /** Taxes that were made by hand; they stay. */
  readonly own: number;
}

const prefixes = { EU: 'eu-vat:', US: 'us-sales-tax:' } as const;

/** What will be added, changed and taken away. */
export function planRates(choice: TaxRatesChoice, present: readonly StoredTax[]): RatesPlan {
  const rules = choice.area === 'EU' ? listEuVatRules(choice) : listUsSalesTaxRules(choice.states);
  const known = new Map(present.map((tax) => [tax.preset, tax]));
  const there = rules.flatMap((rule) => {
    const tax = known.get(rule.id);
    return tax ? [{ name: rule.name, from: tax.ratePpm, to: rule.ratePpm }] : [];
  });
  const changed = there.filter(({ from, to }) => from !== to);
  const wanted = new Set(rules.map(({ id }) => id));
  const loaded = present.filter(({ preset }) => preset?.startsWith(prefixes[choice.area]));
  return {
    added: rules.length - there.length,
    changed,
    kept: there.length - changed.length,
    removed: loaded.filter(({ preset }) => !wanted.has(preset!)).length,
    own: present.filter(({ preset }) => preset === null).length,
  };
}

/** The choice as a form holds it. */
export interface RatesFields {
  readonly area: TaxRatesChoice['area'];
  readonly homeCountry: string;
  readonly isOneStopShop: boolean;
  readonly states: readonly string[];
}

/** What was loaded last, as far as the taxes tell it; without any, what suits the country of the shop. */
export function guessRates(present: readonly StoredTax[], country: string): RatesFields {
  const presets = present.flatMap(({ preset }) => preset ?? []).map((preset) => preset.split(':'));
  const ofUnion = presets.filter(([list]) => list === 'eu-vat');
  // `eu-vat:DE:SK:low` is a rate of home that is charged elsewhere.
  const atHome = ofUnion.find((parts) => parts.length === 4 && euVatCountries.includes(parts[2]!));
  const states = presets.flatMap(([list, state]) => (list === 'us-sales-tax' ? [state!] : []));
  const isOfStates = ofUnion.length === 0 && (states.length > 0 || country === 'US');
  return {
    area: isOfStates ? 'US' : 'EU',
    homeCountry: atHome?.[1] ?? (euVatCountries.includes(country) ? country : ''),
    isOneStopShop: ofUnion.length > 0 && !atHome,
    states: [...new Set(states)].toSorted(),
  };
}
