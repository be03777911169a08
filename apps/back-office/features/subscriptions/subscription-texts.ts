import { defineTexts } from '../../texts/define-texts.ts';

/** States of a subscription. */
export const planStateTexts = defineTexts({
  active: { en: 'Active', de: 'Aktiv' },
  'past-due': { en: 'Payment failed', de: 'Zahlung fehlgeschlagen' },
  paused: { en: 'Paused', de: 'Pausiert' },
  completed: { en: 'Completed', de: 'Abgeschlossen' },
  canceled: { en: 'Canceled', de: 'Gekündigt' },
});

/** What may be done with one. */
export const planActionTexts = defineTexts({
  pause: { en: 'Pause', de: 'Pausieren' },
  resume: { en: 'Resume', de: 'Fortsetzen' },
  skip: { en: 'Skip the next period', de: 'Nächste Periode auslassen' },
  cancel: { en: 'Cancel subscription', de: 'Abonnement beenden' },
});

/** Texts about subscriptions. */
export const planTexts = defineTexts({
  title: { en: 'Subscriptions', de: 'Abonnements' },
  subscription: { en: 'Subscription', de: 'Abonnement' },
  buyer: { en: 'Buyer', de: 'Person' },
  perPeriod: { en: 'Every period', de: 'Je Periode' },
  price: { en: 'Price of one', de: 'Preis je Stück' },
  next: { en: 'Next charge', de: 'Nächste Zahlung' },
  state: { en: 'State', de: 'Zustand' },
  all: { en: 'All', de: 'Alle' },
  search: { en: 'Search by email', de: 'Nach E-Mail suchen' },
  none: { en: 'No subscriptions yet', de: 'Noch keine Abonnements' },
  noneText: {
    en: 'They appear here once somebody buys a product with a plan.',
    de: 'Sie erscheinen hier, sobald jemand ein Produkt im Abonnement kauft.',
  },
  notFound: { en: 'No subscription matches', de: 'Kein passendes Abonnement' },
  test: { en: 'Test', de: 'Test' },
  rhythm: { en: 'Paid', de: 'Zahlung' },
  every: {
    en: '{unit, select, WEEK {{count, plural, one {Every week} other {Every # weeks}}} MONTH {{count, plural, one {Every month} other {Every # months}}} other {{count, plural, one {Every year} other {Every # years}}}}',
    de: '{unit, select, WEEK {{count, plural, one {Jede Woche} other {Alle # Wochen}}} MONTH {{count, plural, one {Jeden Monat} other {Alle # Monate}}} other {{count, plural, one {Jedes Jahr} other {Alle # Jahre}}}}',
  },
  cycles: { en: 'Periods paid', de: 'Bezahlte Perioden' },
  cyclesOf: { en: '{done} of {all}', de: '{done} von {all}' },
  failures: { en: 'Failed tries', de: 'Fehlversuche' },
  started: { en: 'Began', de: 'Beginn' },
  ended: { en: 'Ended', de: 'Ende' },
  why: { en: 'Why', de: 'Warum' },
  method: { en: 'Paid by', de: 'Bezahlt mit' },
  done: { en: 'Done. The buyer is told by mail.', de: 'Erledigt. Die Person erhält eine E-Mail.' },
  cancelText: {
    en: 'Nothing more is charged, and the buyer is told by mail. This cannot be taken back.',
    de: 'Es wird nichts mehr abgebucht; die Person erhält eine E-Mail. Das ist endgültig.',
  },
  change: { en: 'Change the plan', de: 'Plan ändern' },
  offers: { en: 'What it becomes', de: 'Wozu es wird' },
  current: { en: '{label} (as it is)', de: '{label} (wie bisher)' },
  when: { en: 'When', de: 'Wann' },
  now: {
    en: 'Now; what is left of the paid period is credited',
    de: 'Jetzt; der Rest der bezahlten Periode wird angerechnet',
  },
  atNext: { en: 'With the next period', de: 'Mit der nächsten Periode' },
  keep: { en: 'Keep it as it is', de: 'So lassen, wie es ist' },
  noOffers: {
    en: 'Its product is sold no more, so there is nothing to change to.',
    de: 'Das Produkt wird nicht mehr verkauft; es gibt nichts zur Auswahl.',
  },
  close: { en: 'Close', de: 'Schließen' },
});
