import { defineTexts } from '../../texts/define-texts.ts';

export const ledgerTexts = defineTexts({
  title: { en: 'Ledger', de: 'Kontenbuch' },
  show: {
    en: 'Every movement of its money, debit and credit',
    de: 'Jede Bewegung des Geldes, Soll und Haben',
  },
  none: { en: 'No money has moved yet.', de: 'Es hat sich noch kein Geld bewegt.' },
  account: { en: 'Account', de: 'Konto' },
  debit: { en: 'Debit', de: 'Soll' },
  credit: { en: 'Credit', de: 'Haben' },
});

/** See `ledgerAccounts` of the server. */
export const accountTexts = defineTexts({
  clearing: { en: 'Money taken', de: 'Eingenommenes Geld' },
  bank: { en: 'Paid out', de: 'Ausgezahlt' },
  sales: { en: 'Sales', de: 'Umsatz' },
  donations: { en: 'Donations', de: 'Spenden' },
  shipping: { en: 'Shipping', de: 'Versand' },
  tax: { en: 'Tax', de: 'Steuer' },
  refunds: { en: 'Refunds', de: 'Erstattungen' },
  'gift-cards': { en: 'Gift cards', de: 'Gutscheine' },
  'store-credit': { en: 'Store credit', de: 'Guthaben' },
  'owed-back': { en: 'To be given back', de: 'Zurückzugeben' },
  fees: { en: 'Fees', de: 'Gebühren' },
  disputed: { en: 'Disputed', de: 'Strittig' },
  'disputes-lost': { en: 'Lost disputes', de: 'Verlorene Streitfälle' },
  'balances-given': { en: 'Given away', de: 'Verschenkt' },
  'balances-ended': { en: 'Ended gift cards', de: 'Beendete Gutscheine' },
});

/** See `ledgerKinds` of the server. */
export const kindTexts = defineTexts({
  payment: { en: 'Payment', de: 'Zahlung' },
  edit: { en: 'Paid by what went off', de: 'Mit Abgezogenem bezahlt' },
  'payment-unasked': { en: 'Payment that came twice', de: 'Doppelte Zahlung' },
  'refund-owed': { en: 'Refund decided', de: 'Erstattung entschieden' },
  'refund-dropped': { en: 'Refund given up', de: 'Erstattung aufgegeben' },
  refund: { en: 'Refund sent', de: 'Erstattung gesendet' },
  'refund-returned': { en: 'Refund came back', de: 'Erstattung kam zurück' },
  payout: { en: 'Payout', de: 'Auszahlung' },
  fee: { en: 'Fee of the provider', de: 'Gebühr des Anbieters' },
  'dispute-opened': { en: 'Dispute', de: 'Streitfall' },
  'dispute-won': { en: 'Dispute won', de: 'Streitfall gewonnen' },
  'dispute-lost': { en: 'Dispute lost', de: 'Streitfall verloren' },
  'balance-given': { en: 'Gift card or credit given', de: 'Gutschein oder Guthaben gegeben' },
  'balance-ended': { en: 'Gift card or credit ended', de: 'Gutschein oder Guthaben beendet' },
  'plan-credited': { en: 'Rest of a period credited', de: 'Rest eines Zeitraums gutgeschrieben' },
});
