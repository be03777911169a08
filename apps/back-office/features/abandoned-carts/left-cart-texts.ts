import type { LeftCartState, ReminderRefusal } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

export const leftCartTexts = defineTexts({
  title: { en: 'Abandoned carts', de: 'Verlassene Warenkörbe' },
  settings: { en: 'Reminder', de: 'Erinnerung' },
  export: { en: 'Export', de: 'Exportieren' },
  search: { en: 'Search addresses', de: 'Adressen suchen' },
  all: { en: 'All', de: 'Alle' },
  sums: { en: 'The last 30 days', de: 'Die letzten 30 Tage' },
  left: { en: 'Left', de: 'Verlassen' },
  reminded: { en: 'Reminded', de: 'Erinnert' },
  recovered: { en: 'Recovered', de: 'Zurückgewonnen' },
  carts: {
    en: '{count, plural, one {# cart} other {# carts}}',
    de: '{count, plural, one {# Warenkorb} other {# Warenkörbe}}',
  },
  orders: {
    en: '{count, plural, one {# order} other {# orders}}',
    de: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  },
  countMore: { en: 'More than {count} carts', de: 'Über {count} Warenkörbe' },
  email: { en: 'Email', de: 'E-Mail' },
  leftOn: { en: 'Left', de: 'Verlassen' },
  items: { en: 'Items', de: 'Artikel' },
  units: {
    en: '{count, plural, one {# item} other {# items}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
  },
  total: { en: 'Total', de: 'Summe' },
  mail: { en: 'Mail', de: 'E-Mail' },
  mailedOn: { en: 'Sent {when}', de: 'Gesendet {when}' },
  dueOn: { en: 'Goes {when}', de: 'Geht {when}' },
  order: { en: 'Order #{number}', de: 'Bestellung #{number}' },
  state: { en: 'State', de: 'Zustand' },
  actions: { en: 'Actions', de: 'Aktionen' },
  actionsOf: { en: 'Actions for {email}', de: 'Aktionen für {email}' },
  show: { en: 'Show cart', de: 'Warenkorb zeigen' },
  send: { en: 'Send reminder now', de: 'Erinnerung jetzt senden' },
  sent: {
    en: 'The reminder to {email} is on its way',
    de: 'Die Erinnerung an {email} ist unterwegs',
  },
  stop: { en: 'Never remind this address', de: 'Diese Adresse nie erinnern' },
  stopNote: { en: 'No reminders of carts', de: 'Keine Erinnerungen an Warenkörbe' },
  stopped: { en: '{email} gets no more reminders', de: '{email} bekommt keine Erinnerungen mehr' },
  none: { en: 'No abandoned carts', de: 'Keine verlassenen Warenkörbe' },
  noneText: {
    en: 'Who typed an email at the checkout and does nothing for an hour is listed here.',
    de: 'Wer an der Kasse eine E-Mail angab und eine Stunde nichts tut, steht hier.',
  },
  notFound: { en: 'Nothing found', de: 'Nichts gefunden' },
  notFoundText: {
    en: 'No cart fits this search and this filter.',
    de: 'Kein Warenkorb passt zu Suche und Filter.',
  },
  cartOf: { en: 'Cart of {email}', de: 'Warenkorb von {email}' },
  close: { en: 'Close', de: 'Schließen' },
  asLeft: {
    en: 'As it was when it was left, with shipping, taxes and discounts.',
    de: 'So wie er verlassen wurde, mit Versand, Steuern und Rabatten.',
  },
  reminder: { en: 'Reminder of carts', de: 'Erinnerung an Warenkörbe' },
  when: { en: 'When it goes', de: 'Wann sie geht' },
  example: { en: 'Example: a cart left now', de: 'Beispiel: ein jetzt verlassener Warenkorb' },
  exampleOff: { en: 'Nobody is reminded of it.', de: 'Niemand wird daran erinnert.' },
  exampleOn: {
    en: 'A cart left now is reminded of {times}, unless something is bought before.',
    de: 'An einen jetzt verlassenen Warenkorb wird {times} erinnert, wenn vorher nichts gekauft wird.',
  },
  exampleConsent: {
    en: 'Only who asked for news gets it.',
    de: 'Nur wer Neuigkeiten wünscht, bekommt sie.',
  },
  exampleAll: {
    en: 'Everybody who typed an email gets it.',
    de: 'Alle, die eine E-Mail angaben, bekommen sie.',
  },
  exampleBounds: {
    en: 'One mail a day to an address at most, never to who unsubscribed. The link goes on with the cart, for three days.',
    de: 'Höchstens eine E-Mail am Tag an eine Adresse, nie an Abgemeldete. Der Link führt drei Tage lang zum Warenkorb.',
  },
  previewReal: {
    en: 'With the cart that was left last.',
    de: 'Mit dem zuletzt verlassenen Warenkorb.',
  },
  previewSample: { en: 'With products of your shop.', de: 'Mit Produkten Ihres Shops.' },
});

export const stateTexts: Readonly<Record<LeftCartState, ScreenText>> = defineTexts({
  open: { en: 'Not reminded', de: 'Nicht erinnert' },
  reminded: { en: 'Reminded', de: 'Erinnert' },
  recovered: { en: 'Recovered', de: 'Zurückgewonnen' },
  bought: { en: 'Bought without a mail', de: 'Ohne E-Mail gekauft' },
  gone: { en: 'Expired', de: 'Abgelaufen' },
});

export const refusalTexts: Readonly<Record<ReminderRefusal, ScreenText>> = defineTexts({
  bought: { en: 'It was bought', de: 'Er wurde gekauft' },
  gone: { en: 'It has expired', de: 'Er ist abgelaufen' },
  moved: { en: 'Has another address by now', de: 'Hat inzwischen eine andere Adresse' },
  paying: { en: 'A payment is under way', de: 'Eine Zahlung läuft' },
  suppressed: {
    en: 'The address gets no such mails',
    de: 'Die Adresse bekommt keine solchen E-Mails',
  },
  'no-consent': { en: 'Did not ask for news', de: 'Wünscht keine Neuigkeiten' },
  lately: { en: 'Was reminded within a day', de: 'Wurde innerhalb eines Tages erinnert' },
  enough: { en: 'No more reminders go', de: 'Mehr Erinnerungen gehen nicht' },
  'no-address': { en: 'Connect a domain first', de: 'Verbinden Sie erst eine Domain' },
});
