import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import type { WriteText } from '../../texts/use-texts.ts';
import { writeWord } from '../../texts/write-word.ts';
import { parcelStateTexts } from './order-texts.ts';
import { returnReasonTexts, returnStateTexts } from './return-texts.ts';
import type { OrderDetail } from './use-order.ts';

type Happening = OrderDetail['money']['timeline'][number];

const texts = defineTexts({
  placed: { en: 'The order was placed', de: 'Die Bestellung ist eingegangen' },
  paid: { en: 'Payment received', de: 'Zahlung eingegangen' },
  'stock-short': {
    en: 'The money came after the stock had gone to others',
    de: 'Das Geld kam, als der Bestand schon vergriffen war',
  },
  resolved: {
    en: 'Somebody saw to the missing stock',
    de: 'Jemand hat den fehlenden Bestand geklärt',
  },
  received: { en: 'Marked as paid', de: 'Als bezahlt vermerkt' },
  'given-up': { en: 'The money was given up', de: 'Das Geld kommt nicht mehr' },
  canceled: { en: 'Canceled', de: 'Storniert' },
  'refund-asked': {
    en: 'A refund of {amount} was decided',
    de: 'Eine Erstattung von {amount} wurde beschlossen',
  },
  refunded: { en: '{amount} went back', de: '{amount} wurden erstattet' },
  'refund-failed': {
    en: '{amount} could not be given back',
    de: '{amount} konnten nicht erstattet werden',
  },
  disputed: {
    en: 'The buyer asked their bank for {amount} back',
    de: '{amount} wurden über die Bank zurückgefordert',
  },
  won: {
    en: 'The bank decided for the shop: {amount}',
    de: 'Die Bank gab dem Shop recht: {amount}',
  },
  lost: {
    en: 'The bank decided for the buyer: {amount}',
    de: 'Die Bank gab der Käuferseite recht: {amount}',
  },
  reminded: { en: 'The buyer was reminded to pay', de: 'An die Zahlung wurde erinnert' },
  'return-changed': { en: 'A return: {state}', de: 'Eine Rückgabe: {state}' },
  edited: { en: 'The order was edited', de: 'Die Bestellung wurde geändert' },
  'rest-paid': { en: 'The rest of {amount} is there', de: 'Der Rest von {amount} ist da' },
  'rest-called-off': {
    en: 'What was added for {amount} was called off',
    de: 'Das Hinzugefügte für {amount} wurde zurückgenommen',
  },
  'rest-may-ship': {
    en: 'It may leave before the rest is paid',
    de: 'Darf vor der Restzahlung versandt werden',
  },
  fulfilled: { en: 'Handed over', de: 'Übergeben' },
  'fulfillment-changed': {
    en: 'What was handed over: {state}',
    de: 'Das Übergebene: {state}',
  },
  other: { en: '{kind}', de: '{kind}' },
});

/** What happened, in a line and what belongs to it. */
export function tellHappening(
  { kind, details }: Happening,
  { write, writeMoney }: { write: WriteText; writeMoney: (cents: number) => string },
): { line: string; note: string } {
  const { amountCents, text, reason, state, carrier, trackingNumber } = details;
  if (kind === 'note') return { line: wordOf(text), note: '' };
  const amount = typeof amountCents === 'number' ? writeMoney(amountCents) : '';
  const stateTexts = kind === 'return-changed' ? returnStateTexts : parcelStateTexts;
  const values = { amount, state: writeWord(write, stateTexts, wordOf(state)), kind };
  const sent = [carrier, trackingNumber].map(wordOf).filter(Boolean).join(' ');
  return {
    line: write(textOf(kind, details), values),
    note: writeWord(write, returnReasonTexts, wordOf(reason)) || sent,
  };
}

function textOf(kind: string, { settlement, status }: Happening['details']): ScreenText {
  const key =
    kind === 'settled-by-hand'
      ? wordOf(settlement)
      : kind === 'disputed' && (status === 'won' || status === 'lost')
        ? status
        : kind;
  return new Map<string, ScreenText>(Object.entries(texts)).get(key) ?? texts.other;
}

function wordOf(detail: unknown): string {
  return typeof detail === 'string' ? detail : '';
}
