import { settingsOf, type SettingPage } from '../setting-page.ts';

const on = { kind: 'switch' } as const;
const days = { en: 'days', de: 'Tage' };

/** Mails to customers and to the owner. */
export const mailsPage: SettingPage = {
  path: 'mails',
  title: { en: 'Mails', de: 'E-Mails' },
  summary: {
    en: 'Reminders of carts, review requests, alerts to you',
    de: 'Erinnerungen an Warenkörbe, Bitten um Bewertung, Meldungen an Sie',
  },
  parts: [
    {
      title: { en: 'To customers', de: 'An die Kundschaft' },
      settings: settingsOf('mails', [
        {
          field: 'abandonedCart',
          label: { en: 'Remind of carts that were left', de: 'An verlassene Warenkörbe erinnern' },
          control: on,
        },
        {
          field: 'abandonedCartHours',
          label: { en: 'Hours after which a reminder goes', de: 'Stunden bis zu einer Erinnerung' },
          help: {
            en: 'Up to three numbers, such as 4, 24, 72.',
            de: 'Bis zu drei Zahlen, etwa 4, 24, 72.',
          },
          control: { kind: 'numbers' },
          onlyWith: 'abandonedCart',
        },
        {
          field: 'abandonedCartNeedsOptIn',
          label: { en: 'Only who asked for news', de: 'Nur wer Neuigkeiten wünscht' },
          help: { en: 'Some countries forbid the rest.', de: 'Manche Länder verbieten den Rest.' },
          control: on,
          onlyWith: 'abandonedCart',
        },
        {
          field: 'reviewRequest',
          label: { en: 'Ask buyers for a review', de: 'Um Bewertungen bitten' },
          control: on,
        },
        {
          field: 'reviewRequestDays',
          label: { en: 'After everything was handed over', de: 'Nachdem alles übergeben wurde' },
          control: { kind: 'number', suffix: days },
          onlyWith: 'reviewRequest',
        },
      ]),
    },
    {
      title: { en: 'To you', de: 'An Sie' },
      settings: settingsOf('mails', [
        {
          field: 'alertAddresses',
          label: { en: 'Who is told', de: 'Wer benachrichtigt wird' },
          help: {
            en: 'An address a line. Empty: nobody.',
            de: 'Eine Adresse je Zeile. Leer: niemand.',
          },
          control: { kind: 'lines' },
        },
        {
          field: 'alertOrders',
          label: { en: 'Tell of new orders', de: 'Neue Bestellungen melden' },
          control: on,
        },
        {
          field: 'alertStockUnits',
          label: { en: 'Tell of stock at or below', de: 'Bestand melden ab' },
          help: { en: '0: no mails about stock.', de: '0: keine E-Mails zum Bestand.' },
          control: { kind: 'number', suffix: { en: 'units', de: 'Stück' } },
        },
        {
          field: 'alertMinutes',
          label: { en: 'At most one mail in', de: 'Höchstens eine E-Mail in' },
          control: { kind: 'number', suffix: { en: 'minutes', de: 'Minuten' } },
        },
        {
          field: 'eventSecret',
          label: { en: 'Secret of your mail provider', de: 'Geheimnis Ihres Mail-Anbieters' },
          help: {
            en: 'It signs bounces and complaints to /api/mail/events.',
            de: 'Es signiert Rückläufer und Beschwerden an /api/mail/events.',
          },
          control: { kind: 'secret' },
        },
      ]),
    },
  ],
};
