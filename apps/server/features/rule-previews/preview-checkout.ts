/** What the checkout does with a sample, by settings that are not saved yet and its own functions. */
import { meetsMinimumOrder, payByBalance } from '@sitewright/commerce';
import type { PreviewProblem, previewCheckout as call } from '@sitewright/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { offeredMethods } from '../../payments/providers.ts';
import { minimumSubtotalCents } from '../cart/minimum-subtotal.ts';
import { isPickup } from '../cart/price-cart.ts';
import { expiryOf } from '../gift-cards/expiry-of.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { reckonSample, type RuleOnTrial } from './price-sample.ts';

/** No rule is tried: only settings are. */
const noRule = {
  ruleId: '',
  startsAt: null,
  choice: {},
  customerGroups: [],
  findProblem: (): PreviewProblem => 'without-effect',
} as const satisfies Partial<RuleOnTrial>;

export async function previewCheckout(
  ctx: AppContext,
  saved: Site,
  { cart, settings, giftCardCents }: z.output<typeof call.body>,
): Promise<AnswerOf<typeof call>> {
  const site = withSettings(saved, settings);
  const { priced, preview } = await reckonSample(ctx, site, {
    ...noRule,
    cart,
    putIn: (sample) => sample,
  });
  const now = ctx.now();
  const subtotalCents = minimumSubtotalCents(site);
  const minimum = { isEnabled: subtotalCents > 0, subtotalCents };
  const card = { id: 'card', balanceCents: giftCardCents, currencyCode: site.currency };
  const { uses, amountDueCents } = payByBalance(
    { amountCents: preview.grandTotalCents, now: now.getTime(), currencyCode: site.currency },
    [card],
  );
  const paysCents = uses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const selectedId = priced.totals.shippingOption?.id;
  const pickupIds = priced.cart.rules.shippingOptions.filter(isPickup).map(({ id }) => id);
  return {
    total: { ...preview, problem: null },
    minimum: { subtotalCents, isReached: meetsMinimumOrder(preview.subtotalCents, minimum) },
    giftCard: {
      paysCents,
      leftCents: giftCardCents - paysCents,
      expiresOn: expiryOf(site, now)?.getTime() ?? null,
    },
    dueCents: amountDueCents,
    ways: listWays(site, { selectedId, pickupIds }),
  };
}

type Ways = AnswerOf<typeof call>['ways'];

/** All ways that are switched on, and why some are not offered to a stranger for this cart. */
function listWays(
  site: Site,
  { selectedId, pickupIds }: { selectedId: string | undefined; pickupIds: readonly string[] },
): Ways {
  const { invoiceGroups } = readSettings(site, 'payments');
  const someGroup = 'group';
  const all = offeredMethods(withSettings(site, anyGroup(invoiceGroups, someGroup)), {
    pickupOptionIds: pickupIds.length > 0 ? pickupIds : ['pickup'],
    groupIds: [...invoiceGroups, someGroup],
  });
  const offered = new Map(
    offeredMethods(site, { pickupOptionIds: pickupIds, groupIds: [] }).map((way) => [
      way.provider,
      way,
    ]),
  );
  return all.map(({ provider, label, shippingOptionIds: bound }) => {
    if (bound && pickupIds.length === 0) return { provider, label, withheld: 'no-pickup' };
    if (!offered.has(provider)) return { provider, label, withheld: 'groups-only' };
    const isOffered = !bound || (selectedId !== undefined && bound.includes(selectedId));
    return { provider, label, withheld: isOffered ? null : 'pickup-only' };
  });
}

/** Paying by invoice without a group is switched on too, for nobody yet. */
function anyGroup(groups: readonly string[], group: string): Typed {
  return { store: {}, payments: { invoiceGroups: [...groups, group] } };
}

type Typed = Readonly<Record<'store' | 'payments', Readonly<Record<string, unknown>>>>;

/** The site as it would be once these are saved. */
function withSettings(site: Site, typed: Typed): Site {
  const over = (name: keyof Typed) => ({ ...Object(site.settings[name]), ...typed[name] });
  return {
    ...site,
    settings: { ...site.settings, store: over('store'), payments: over('payments') },
  };
}
