import { flag, secretField, staffField, text } from '../../settings/define-settings.ts';

/** What an owner decides about PayPal. */
export const paypalPaymentSettings = {
  paypal: staffField(flag(false), 'Payment through PayPal is offered'),
  paypalSandbox: staffField(flag(false), 'The keys are those of a PayPal sandbox: test orders'),
  paypalClientId: staffField(text(), 'Client id of the PayPal app'),
  paypalSecret: secretField('Secret of the PayPal app'),
  paypalWebhookId: staffField(text(), 'Id of the webhook /api/payments/paypal/events'),
};
