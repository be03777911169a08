/** Each kind of rule in the place where carts look for it. */
import {
  getCartKind,
  isOfferedAt,
  productTypes,
  UNTAXED_CLASS,
  zoneCovers,
} from '@sitewright/commerce';
import type {
  discountDraftSchema,
  PreviewProblem,
  saleDraftSchema,
  sampleCartSchema,
  shippingOptionDraftSchema,
  taxRuleDraftSchema,
} from '@sitewright/contract';
import type { z } from 'zod';
import { newId } from '../../db/id.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { toDiscount, type StoredDiscount } from '../discounts/present-discount.ts';
import { fillDiscount } from '../discounts/save-discount.ts';
import { fillSale } from '../discounts/save-sale.ts';
import { toOfferedOption } from '../shipping/load-shipping-options.ts';
import { fillShippingOption } from '../shipping/save-shipping-option.ts';
import type { Site } from '../sites/site.ts';
import { fillTaxRule } from '../taxes/save-tax-rule.ts';
import type { RuleOnTrial } from './price-sample.ts';

/** The body of a preview. */
interface Asked<Draft extends z.ZodType> {
  readonly id?: string | undefined;
  readonly draft: z.output<Draft>;
  readonly cart: z.output<typeof sampleCartSchema>;
}

const everybody = { customerGroups: [], choice: {} };

/** `usedCount`: of the discount that is changed; a new one was never used. */
export function tryDiscount(
  { id, draft, cart }: Asked<typeof discountDraftSchema>,
  usedCount: number,
): RuleOnTrial {
  const ruleId = id ?? newId();
  const discount = fillDiscount(draft);
  const stored: StoredDiscount = {
    ...discount,
    id: ruleId,
    usedCount,
    testUsedCount: usedCount,
    usedByCustomerCount: 0,
    testUsedByCustomerCount: 0,
  };
  return {
    cart,
    ruleId,
    choice: discount,
    customerGroups: discount.customerGroups,
    startsAt: discount.startsAt,
    putIn: (sample) => {
      const others = sample.rules.discounts.filter((one) => one.id !== ruleId);
      if (discount.code !== null) {
        const rules = { ...sample.rules, discounts: others };
        return { ...sample, rules, coupons: [stored], couponCodes: [discount.code] };
      }
      const own = discount.isEnabled ? [toDiscount(stored, sample.rules.withBelow)] : [];
      return { ...sample, rules: { ...sample.rules, discounts: [...others, ...own] } };
    },
    findProblem: ({ totals }) =>
      totals.rejectedDiscounts.find((one) => one.discount.id === ruleId)?.problem ??
      (discount.isEnabled ? 'without-effect' : 'disabled'),
  };
}

export function trySale({ id, draft, cart }: Asked<typeof saleDraftSchema>): RuleOnTrial {
  const ruleId = id ?? newId();
  const sale = fillSale(draft);
  return {
    ...everybody,
    cart,
    ruleId,
    choice: sale,
    startsAt: sale.startsAt,
    putIn: (sample) => {
      const { withBelow } = sample.rules;
      const own = { ...sale, id: ruleId, categoryIds: withBelow(sale.categoryIds) };
      const sales = replaceRule(sample.rules.sales, ruleId, sale.isEnabled ? [own] : []);
      return { ...sample, rules: { ...sample.rules, sales } };
    },
    findProblem: (_priced, now) => {
      if (!sale.isEnabled) return 'disabled';
      return sale.endsAt !== null && now >= sale.endsAt ? 'expired' : 'without-effect';
    },
  };
}

/** It is the way that the sample is sent by. */
export function tryShippingOption(
  { id, draft, cart }: Asked<typeof shippingOptionDraftSchema>,
  site: Site,
): RuleOnTrial {
  const ruleId = id ?? newId();
  const filled = fillShippingOption(draft, 0);
  const option = toOfferedOption({ ...filled, id: ruleId }, site);
  return {
    ...everybody,
    cart: { ...cart, shippingOptionId: ruleId },
    ruleId,
    startsAt: null,
    putIn: (sample) => {
      const own = option.isEnabled ? [option] : [];
      const shippingOptions = replaceRule(sample.rules.shippingOptions, ruleId, own);
      return { ...sample, rules: { ...sample.rules, shippingOptions } };
    },
    findProblem: ({ cart: sample }): PreviewProblem => {
      if (!option.isEnabled) return 'disabled';
      if (!getCartKind(sample.lines.map(({ product }) => product)).requiresShipping) {
        return 'nothing-to-ship';
      }
      const place = sample.shippingLocation;
      return place && isOfferedAt(option, place) ? 'not-carried' : 'not-served';
    },
  };
}

export function tryTaxRule({ id, draft, cart }: Asked<typeof taxRuleDraftSchema>): RuleOnTrial {
  const ruleId = id ?? newId();
  const rule = fillTaxRule(draft);
  const taxClass = rule.taxClasses?.find((name) => name !== UNTAXED_CLASS);
  const isForPhysical = rule.productTypes?.includes(productTypes.physical) ?? true;
  return {
    ...everybody,
    cart,
    ruleId,
    startsAt: rule.validFrom,
    ...(taxClass !== undefined && { taxClass }),
    ...(!isForPhysical && rule.productTypes?.[0] && { productType: rule.productTypes[0] }),
    putIn: (sample) => {
      const taxRules = replaceRule(sample.rules.taxRules, ruleId, [{ ...rule, id: ruleId }]);
      return { ...sample, rules: { ...sample.rules, taxRules } };
    },
    findProblem: ({ cart: sample }: PricedCart, now) => {
      const place = sample.shippingLocation;
      if (!place || !zoneCovers(rule.zone, place)) return 'not-served';
      if (rule.validUntil !== null && now >= rule.validUntil) return 'expired';
      return 'without-effect';
    },
  };
}

/** The rules with another in the place of one that has its id, or behind the others. */
function replaceRule<Rule extends { readonly id: string }>(
  rules: readonly Rule[],
  id: string,
  own: readonly Rule[],
): Rule[] {
  return [...rules.filter((rule) => rule.id !== id), ...own];
}
