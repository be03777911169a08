/** The owner's settings that buying depends on, read leniently: a wrong value is the default. */
import { z } from 'zod';
import { parseDecimal, findCurrency } from '@sitewright/commerce';
import type { Site } from '../sites/site.ts';

const flag = (fallback: boolean) => z.boolean().catch(fallback).default(fallback);
const text = (fallback = '') => z.string().catch(fallback).default(fallback);

const storeSchema = z.object({
  multipleQuantityAllowedForServices: flag(true),
  expressCheckout: flag(false),
  minimumOrderSubtotalEnabled: flag(false),
  minimumOrderSubtotal: z
    .object({ value: z.union([z.string(), z.number()]) })
    .nullish()
    .catch(null),
  continueShoppingLinkUrl: text('/'),
  contactEmail: text(),
  shippingCountryDefaultValue: text('US'),
  showShippingPhoneNumber: flag(false),
  isShippingPhoneRequired: flag(false),
  checkoutPageMarketingOptInEnabled: flag(false),
  enableMailingListOptInByDefault: flag(false),
  returnPolicy: text(),
  termsOfService: text(),
  privacyPolicy: text(),
});

const paymentsSchema = z.object({
  /** Cards that take no money. Off unless it is exactly `true`. */
  test: flag(false),
  /** Bank transfer: the order is placed, the money comes by itself. */
  manual: flag(false),
  manualLabel: text('Bank transfer'),
  manualInstructions: text(),
});

export type StoreSettings = z.infer<typeof storeSchema> & {
  /** Minor units; 0: no minimum. ENT-21 */
  minimumSubtotalCents: number;
  payments: z.infer<typeof paymentsSchema>;
};

const read = new WeakMap<Site, StoreSettings>();

/** `settings.storeSettings` and `settings.payments` of a site, with defaults. */
export function readStoreSettings(site: Site): StoreSettings {
  const known = read.get(site);
  if (known) return known;
  const store = storeSchema.parse(asRecord(site.settings['storeSettings']));
  const payments = paymentsSchema.parse(asRecord(site.settings['payments']));
  const settings = { ...store, payments, minimumSubtotalCents: minimumOf(store, site.currency) };
  read.set(site, settings);
  return settings;
}

function minimumOf(store: z.infer<typeof storeSchema>, currency: string): number {
  if (!store.minimumOrderSubtotalEnabled) return 0;
  const digits = findCurrency(currency).fractionDigits;
  return parseDecimal(String(store.minimumOrderSubtotal?.value ?? '0'), digits) ?? 0;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
