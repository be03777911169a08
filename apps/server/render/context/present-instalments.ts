import {
  findInstalmentBrand,
  findInstalmentLocale,
  formatMoney,
  getItemInstalmentOffer,
  makeInstalmentContext,
  toWireMoney,
  type InstalmentContext,
  type Money,
} from '@sitewright/commerce';
import { writeInstalmentOffer } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';
import { sayOf } from '../../features/settings/say-of.ts';

/** A product as far as instalments go. */
interface InstalmentProduct {
  productType: number;
  isSubscribable: boolean;
  /** The least that is to pay, minor units; asked only where instalments are offered. */
  priceCents: () => number;
}

/** The instalment context of a shop. ENT-15 */
function instalmentContextOf(site: Site): InstalmentContext {
  const { stripe, stripeInstalments, stripeAccountCountry } = readSettings(site, 'payments');
  return makeInstalmentContext({
    isOffered: stripe && stripeInstalments,
    accountCountry: stripeAccountCountry,
    currencyCode: site.currency,
    shopperLanguage: site.locale,
  });
}

/** Where a shop's visitors read how it goes, and the provider's name there. D-52 */
function instalmentInfoOf({ shopperLanguage, stripeAccountCountry }: InstalmentContext) {
  const locale = findInstalmentLocale(shopperLanguage, stripeAccountCountry) ?? '';
  return { brand: findInstalmentBrand(locale) ?? '', infoUrl: `/instalments/${locale}` };
}

/**
 * The instalments of a product as templates print them: context, offer, and the line that says it.
 * Undefined for what is never paid so; a subscription is not. ENT-15, ENT-16, INST-04..09
 */
export function presentInstalments(site: Site, product: InstalmentProduct) {
  const context = instalmentContextOf(site);
  if (!context.afterPayAvailable || product.isSubscribable) return undefined;
  const offer = getItemInstalmentOffer(product.productType, product.priceCents(), context);
  if (!offer) return undefined;
  const write = (money: Money) =>
    formatMoney(money, { notation: site.notationOf(money.currencyCode) });
  return {
    ...context,
    ...instalmentInfoOf(context),
    ...(offer.kind === 'offer' && {
      offer: {
        numInstallments: offer.numInstallments,
        amount: toWireMoney({ amountCents: offer.amountCents, currencyCode: site.currency }),
      },
    }),
    text: writeInstalmentOffer(offer, { currencyCode: site.currency, write, say: sayOf(site) }),
  };
}

/** The same for a cart, whose offer changes with it; null where there is none. */
export function presentCartInstalments(site: Site) {
  const context = instalmentContextOf(site);
  return context.afterPayAvailable ? { ...context, ...instalmentInfoOf(context) } : null;
}
