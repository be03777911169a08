import { instalmentLanguages, usTerritories } from '@sitewright/commerce';
import { z } from 'zod';
import { flag, secretField, staffField, text } from '../../settings/define-settings.ts';

const publishableKey = z
  .string()
  .max(300)
  .regex(/^(?:pk_(?:test|live)_\w+)?$/, 'This key begins with pk_test_ or pk_live_.')
  .default('');

/** Those that sell by instalments; empty: another one. INST-11, INST-12 */
const accountCountry = z
  .enum(['', ...Object.keys(instalmentLanguages), ...usTerritories])
  .default('');

/** What an owner decides about Stripe. Keys of a test account make test orders. */
export const stripePaymentSettings = {
  stripe: staffField(flag(false), 'Payment through Stripe is offered'),
  stripeLabel: staffField(text('Card and more'), 'Its name at the checkout'),
  stripeInstalments: staffField(flag(false), 'Pages say what goods cost in instalments'),
  stripeAccountCountry: staffField(accountCountry, 'Country of the Stripe account, such as US'),
  stripePublishableKey: staffField(publishableKey, 'Publishable key of the Stripe account'),
  stripeSecretKey: secretField('Secret key of the Stripe account'),
  stripeWebhookSecret: secretField('Signing secret of the endpoint /api/payments/stripe/events'),
};
