/** What rules do before they are saved, and the names of what they can be for. */
import {
  listItemChoices,
  previewCheckout as checkoutCall,
  previewDiscount,
  previewSale,
  previewShippingOption,
  previewTaxRule,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isTestShop } from '../cart/is-test-shop.ts';
import { requireDiscount } from '../discounts/load-discounts.ts';
import { listNames } from './list-names.ts';
import { previewCheckout } from './preview-checkout.ts';
import { priceSample } from './price-sample.ts';
import { tryDiscount, trySale, tryShippingOption, tryTaxRule } from './try-rule.ts';

const unused = { usedCount: 0, testUsedCount: 0 };

function handleRulePreviews(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, previewDiscount, async ({ site, body }) => {
    const uses = body.id ? await requireDiscount(ctx.db, site.siteId, body.id) : unused;
    const usedCount = isTestShop(site) ? uses.testUsedCount : uses.usedCount;
    return priceSample(ctx, site, tryDiscount(body, usedCount));
  });
  handleCall(scope, previewSale, ({ site, body }) => priceSample(ctx, site, trySale(body)));
  handleCall(scope, previewShippingOption, ({ site, body }) =>
    priceSample(ctx, site, tryShippingOption(body, site)),
  );
  handleCall(scope, previewTaxRule, ({ site, body }) => priceSample(ctx, site, tryTaxRule(body)));
  handleCall(scope, checkoutCall, ({ site, body }) => previewCheckout(ctx, site, body));
  handleCall(scope, listItemChoices, ({ site, body }) => listNames(ctx.db, site.siteId, body));
}

/** The calls about rules that are being written. */
export const rulePreviewCalls: readonly CallRegistration[] = [handleRulePreviews];
