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
  sendAll: { en: 'Notify all shown', de: 'Alle gezeigten benachrichtigen' },
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
  close: { en: 'Close', de: 'Schließen' },
});
