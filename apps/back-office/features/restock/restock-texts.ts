import { defineTexts } from '../../texts/define-texts.ts';

/** Texts about who waits for new stock. */
export const restockTexts = defineTexts({
  title: { en: 'Waiting customers', de: 'Wartende Kundschaft' },
  product: { en: 'Product', de: 'Produkt' },
  count: { en: 'Waiting', de: 'Warten' },
  stock: { en: 'Stock', de: 'Bestand' },
  since: { en: 'Since', de: 'Seit' },
  send: { en: 'Notify', de: 'Benachrichtigen' },
  sendOf: { en: 'Notify who waits for {name}', de: 'Wer auf {name} wartet, benachrichtigen' },
  sendAll: { en: 'Notify all', de: 'Alle benachrichtigen' },
  allTitle: { en: 'Notify everybody who waits?', de: 'Alle Wartenden benachrichtigen?' },
  allText: {
    en: '{people, plural, one {# person waits} other {# people wait}} for {variants, plural, one {# variant} other {# variants}}. Each gets a mail, whatever the stock. No mail can be taken back.',
    de: '{people, plural, one {# Person wartet} other {# Personen warten}} auf {variants, plural, one {# Variante} other {# Varianten}}. Alle bekommen eine E-Mail, unabhängig vom Bestand. E-Mails lassen sich nicht zurückholen.',
  },
  stopped: {
    en: '{message}. The others are not: {reason}',
    de: '{message}. Die anderen nicht: {reason}',
  },
  show: { en: 'Who', de: 'Wer' },
  showOf: { en: 'Who waits for {name}', de: 'Wer auf {name} wartet' },
  sent: {
    en: '{count, plural, one {# person is} other {# people are}} told by mail',
    de: '{count, plural, one {# Person wird} other {# Personen werden}} per E-Mail benachrichtigt',
  },
  none: { en: 'Nobody waits', de: 'Niemand wartet' },
  noneText: {
    en: 'When something is sold out, visitors can ask to be told when it is back.',
    de: 'Ist etwas ausverkauft, können Besucher sich vormerken lassen.',
  },
  more: { en: 'Load More', de: 'Mehr laden' },
  uncounted: { en: 'Not counted', de: 'Nicht gezählt' },
  log: { en: 'Who was told', de: 'Wer benachrichtigt wurde' },
  noLog: { en: 'Nobody was told yet', de: 'Noch niemand wurde benachrichtigt' },
  noLogText: {
    en: 'Mails about new stock are listed here once they are written.',
    de: 'E-Mails über neuen Bestand stehen hier, sobald sie geschrieben sind.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  deleted: { en: 'Deleted product', de: 'Gelöschtes Produkt' },
  toldOn: { en: 'Told', de: 'Benachrichtigt' },
  askedOn: { en: 'Asked', de: 'Vorgemerkt' },
  why: { en: 'Why', de: 'Anlass' },
  byHand: { en: 'By hand', de: 'Von Hand' },
  byStock: { en: 'New stock', de: 'Neuer Bestand' },
  close: { en: 'Close', de: 'Schließen' },
});
