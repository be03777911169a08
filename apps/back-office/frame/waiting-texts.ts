import { defineTexts } from '../texts/define-texts.ts';

/** Words of what was done without a connection. */
export const waitingTexts = defineTexts({
  waiting: {
    en: '{count, plural, one {One change waits} other {# changes wait}} on this device: {names}',
    de: '{count, plural, one {Eine Änderung wartet} other {# Änderungen warten}} auf diesem Gerät: {names}',
  },
  saved: {
    en: 'Saved, now that there is a connection: {name}',
    de: 'Gespeichert, seit die Verbindung steht: {name}',
  },
  refused: { en: 'Not saved: {name}. {why}', de: 'Nicht gespeichert: {name}. {why}' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
  drop: { en: 'Give up', de: 'Verwerfen' },
});
