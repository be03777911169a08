import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { line, on } from '../payment-controls.ts';

/** PayPal. */
export const paypalPart: SettingPart = {
  title: { en: 'PayPal', de: 'PayPal' },
  settings: settingsOf('payments', [
    { field: 'paypal', label: { en: 'Offer PayPal', de: 'PayPal anbieten' }, control: on },
    {
      field: 'paypalClientId',
      label: { en: 'Client id', de: 'Client-ID' },
      control: line,
      onlyWith: 'paypal',
    },
    {
      field: 'paypalSecret',
      label: { en: 'Secret', de: 'Geheimnis' },
      control: { kind: 'secret' },
      onlyWith: 'paypal',
    },
    {
      field: 'paypalWebhookId',
      label: { en: 'Id of the webhook', de: 'ID des Webhooks' },
      help: {
        en: 'It leads to /api/payments/paypal/events of your site.',
        de: 'Er führt zu /api/payments/paypal/events Ihrer Website.',
      },
      control: line,
      onlyWith: 'paypal',
    },
    {
      field: 'paypalSandbox',
      label: {
        en: 'The keys are those of a sandbox',
        de: 'Die Schlüssel gehören zu einer Sandbox',
      },
      help: { en: 'Orders are test orders.', de: 'Bestellungen sind Testbestellungen.' },
      control: on,
      onlyWith: 'paypal',
    },
  ]),
};
