import {
  formatSubscriptionPhrase,
  getSubscriptionPhraseFacts,
  type BillingUnit,
  type SubscriptionPlan,
} from '@sitewright/commerce';
import { fillMessage } from '../messages/fill-message.ts';

interface Phrasing {
  /** BCP 47. */
  readonly locale: string;
  /** True: the variants of what is sold cost differently. */
  readonly hasSeveralPrices?: boolean;
}

/**
 * The price of a plan: `10,00 € alle 2 Wochen, 1 Jahr lang`; in English where there is no table for
 * the locale. ENT-12
 */
export function writePlanPhrase(
  price: string,
  plan: SubscriptionPlan,
  { locale, hasSeveralPrices = false }: Phrasing,
): string {
  if (!/^de\b/i.test(locale)) return formatSubscriptionPhrase(price, plan, hasSeveralPrices);
  const { billingPeriodValue, billingPeriodUnit, duration } = getSubscriptionPhraseFacts(plan);
  const text = germanPhrase({
    hasSeveralPrices,
    every: { isOne: billingPeriodValue === 1, unit: billingPeriodUnit },
    ...(duration && { length: { isOne: duration.value === 1, unit: duration.unit } }),
  });
  return fillMessage<string>(text, { price, billingPeriodValue, duration: duration?.value ?? '' });
}

/** The phrase behind a name of `planPhraseKeys` in German, with its placeholders. SUBS-02 */
export function germanPlanPhrase(name: string): string {
  const [, prices, every = '', end, length = ''] = name.split('__');
  return germanPhrase({
    hasSeveralPrices: prices === 'multiplePrices',
    every: readCounted(every),
    ...(end === 'limited' && { length: readCounted(length) }),
  });
}

interface Counted {
  readonly isOne: boolean;
  readonly unit: BillingUnit;
}

interface Phrase {
  readonly hasSeveralPrices: boolean;
  readonly every: Counted;
  readonly length?: Counted;
}

const germanUnits = {
  WEEK: { every: 'jede Woche', one: 'Woche', many: 'Wochen' },
  MONTH: { every: 'jeden Monat', one: 'Monat', many: 'Monate' },
  YEAR: { every: 'jedes Jahr', one: 'Jahr', many: 'Jahre' },
} as const satisfies Readonly<Record<BillingUnit, unknown>>;

function germanPhrase({ hasSeveralPrices, every, length }: Phrase): string {
  const unit = germanUnits[every.unit];
  const rhythm = every.isOne ? unit.every : `alle {billingPeriodValue} ${unit.many}`;
  const limit = length ? `, {duration} ${germanUnits[length.unit][numberOf(length)]} lang` : '';
  return `${hasSeveralPrices ? 'ab ' : ''}{price} ${rhythm}${limit}`;
}

function numberOf({ isOne }: Counted): 'one' | 'many' {
  return isOne ? 'one' : 'many';
}

/** `1Weekly`, `nMonths`. */
function readCounted(text: string): Counted {
  const unit = text.includes('Week') ? 'WEEK' : text.includes('Month') ? 'MONTH' : 'YEAR';
  return { isOne: text.startsWith('1'), unit };
}
