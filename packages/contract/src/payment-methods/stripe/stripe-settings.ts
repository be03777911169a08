import { z } from 'zod';
import { flag, secretField, staffField, text } from '../../settings/define-settings.ts';

const publishableKey = z
  .string()
  .max(300)
  .regex(/^(?:pk_(?:test|live)_\w+)?$/, 'This key begins with pk_test_ or pk_live_.')
  .default('');

/** What an owner decides about Stripe. Keys of a test account make test orders. */
export const stripePaymentSettings = {
  stripe: staffField(flag(false), 'Payment through Stripe is offered'),
  stripeLabel: staffField(text('Card and more'), 'Its name at the checkout'),
  stripePublishableKey: staffField(publishableKey, 'Publishable key of the Stripe account'),
  stripeSecretKey: secretField('Secret key of the Stripe account'),
  stripeWebhookSecret: secretField('Signing secret of the endpoint /api/payments/stripe/events'),
};
