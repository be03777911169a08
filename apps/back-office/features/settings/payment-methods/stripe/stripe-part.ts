import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { line, nameAtCheckout, on } from '../payment-controls.ts';

/** Cards, wallets and instalments through Stripe. */
export const stripePart: SettingPart = {
  title: { en: 'Stripe: cards, wallets, instalments', de: 'Stripe: Karten, Wallets, Raten' },
  settings: settingsOf('payments', [
    { field: 'stripe', label: { en: 'Offer Stripe', de: 'Stripe anbieten' }, control: on },
    { field: 'stripeLabel', label: nameAtCheckout, control: line, onlyWith: 'stripe' },
    {
      field: 'stripePublishableKey',
      label: { en: 'Publishable key', de: 'Veröffentlichbarer Schlüssel' },
      help: {
        en: 'Begins with pk_test_ or pk_live_.',
        de: 'Beginnt mit pk_test_ oder pk_live_.',
      },
      control: line,
      onlyWith: 'stripe',
    },
    {
      field: 'stripeSecretKey',
      label: { en: 'Secret key', de: 'Geheimer Schlüssel' },
      control: { kind: 'secret' },
      onlyWith: 'stripe',
    },
    {
      field: 'stripeWebhookSecret',
      label: { en: 'Signing secret', de: 'Signaturschlüssel' },
      help: {
        en: 'Of the endpoint /api/payments/stripe/events of your site.',
        de: 'Des Endpunkts /api/payments/stripe/events Ihrer Website.',
      },
      control: { kind: 'secret' },
      onlyWith: 'stripe',
    },
    {
      field: 'stripeAccountCountry',
      label: { en: 'Country of the account', de: 'Land des Kontos' },
      control: line,
      onlyWith: 'stripe',
    },
    {
      field: 'stripeInstalments',
      label: { en: 'Say what goods cost in instalments', de: 'Ratenpreise zeigen' },
      control: on,
      onlyWith: 'stripe',
    },
  ]),
};
