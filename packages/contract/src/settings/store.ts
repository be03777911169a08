import { parseDecimal } from '@sitewright/commerce';
import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { checkoutFieldsSchema } from '../models/checkout-field.ts';
import { displayCurrenciesSchema } from '../models/display-currency.ts';
import { pageAddressPattern } from '../models/link-address.ts';
import { defineSettings, flag, publicField, publicHtml, staffField } from './define-settings.ts';

/** More digits than any currency has, so that no amount is refused for its digits. */
const mostDigits = 4;

const isAmount = (text: string) => (parseDecimal(text, mostDigits) ?? -1) >= 0;

const amountSchema = z.object({
  value: z.union([z.string(), z.number()]).transform(String).refine(isAmount, 'not an amount'),
});

/** How the shop sells: `websiteSettings.storeSettings` of a page. */
export const storeSettings = defineSettings('store', 'How the shop sells', {
  isLive: publicField(flag(true), 'The shop is open, as custom code sees it'),
  expressCheckout: publicField(flag(false), 'Adding leads straight to the checkout (ATC-05)'),
  floatingCart: publicField(flag(true), 'The floating cart pill is shown (D-83)'),
  continueShoppingLinkUrl: publicField(
    z.string().max(2_000).regex(pageAddressPattern, 'a path or an https address').default('/'),
    'Where "Continue Shopping" leads: a path or an https address',
  ),
  multipleQuantityAllowedForServices: publicField(
    flag(true),
    'A service can be bought more than once in one order (PDP-06)',
  ),
  minimumOrderSubtotalEnabled: publicField(flag(false), 'Orders have a minimum (ENT-21)'),
  minimumOrderSubtotal: publicField(
    amountSchema.nullable().default(null),
    'The least subtotal of an order, such as {"value":"20.00"}',
  ),
  shippingCountryDefaultValue: publicField(
    z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters')
      .default('US'),
    'The country that the checkout begins with, such as US',
  ),
  showShippingPhoneNumber: publicField(flag(false), 'The checkout asks for a phone number'),
  isShippingPhoneRequired: publicField(flag(false), 'The phone number must be given'),
  showCompanyField: publicField(flag(false), 'Addresses of the checkout ask for a company'),
  showNoteField: publicField(flag(false), 'The checkout takes a note to the order'),
  showCustomCheckoutForm: publicField(flag(false), 'The checkout asks what `checkoutFields` names'),
  checkoutFields: staffField(
    checkoutFieldsSchema.default([]),
    'What the checkout asks beside: id, type, title, required, options of each field',
  ),
  checkoutPageMarketingOptInEnabled: publicField(flag(false), 'The checkout offers news by mail'),
  enableMailingListOptInByDefault: publicField(flag(false), 'News by mail is ticked at first'),
  variantsPerProduct: staffField(
    z
      .int()
      .min(1)
      .max(contentLimits.maxVariantsPerProduct)
      .default(contentLimits.variantsPerProduct),
    'Variants that a product may have (D-59)',
  ),
  downloadDays: staffField(
    z.int().min(0).max(3_650).default(30),
    'Days for which bought files can be downloaded; 0: for ever',
  ),
  downloadLimit: staffField(
    z.int().min(1).max(1_000).default(5),
    'How often each bought file can be downloaded',
  ),
  returnDays: staffField(
    z.int().min(0).max(365).default(14),
    'Days in which buyers may ask to return what was handed over; 0: they may not',
  ),
  giftCardMonths: staffField(
    z.int().min(0).max(600).default(0),
    'Months after which a gift card expires; 0: never. Some countries forbid it',
  ),
  displayCurrencies: publicField(
    displayCurrenciesSchema.default([]),
    'Currencies in which visitors may see prices too, such as [{"currency":"EUR","rate":"0.92"}]',
  ),
  measurementStandard: publicField(
    z.union([z.literal(1), z.literal(2)]).default(1),
    'Units of weights and lengths: 1 imperial (lb, in), 2 metric (g, mm)',
  ),
  returnPolicy: publicHtml('Return policy: a text, or the address of a page'),
  shippingPolicy: publicHtml('Shipping policy: a text, or the address of a page'),
  termsOfService: publicHtml('Terms of service: a text, or the address of a page'),
  privacyPolicy: publicHtml('Privacy policy: a text, or the address of a page'),
});
