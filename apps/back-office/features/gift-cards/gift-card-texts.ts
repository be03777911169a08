import { defineTexts } from '../../texts/define-texts.ts';

/** What a card is. */
export const kindTexts = defineTexts({
  'gift-card': { en: 'Gift card', de: 'Gutschein' },
  'store-credit': { en: 'Store credit', de: 'Guthaben' },
});

/** States of a card. */
export const cardStateTexts = defineTexts({
  active: { en: 'Active', de: 'Gültig' },
  planned: { en: 'Not sent yet', de: 'Noch nicht gesendet' },
  spent: { en: 'Spent', de: 'Aufgebraucht' },
  expired: { en: 'Expired', de: 'Abgelaufen' },
  ended: { en: 'Ended', de: 'Gesperrt' },
});

/** Why a balance changed. */
export const entryTexts = defineTexts({
  issued: { en: 'Issued', de: 'Ausgestellt' },
  held: { en: 'Used for a payment', de: 'Für eine Zahlung verwendet' },
  released: { en: 'Released by a payment', de: 'Von einer Zahlung freigegeben' },
  refunded: { en: 'Given back', de: 'Zurückgegeben' },
  restored: { en: 'Restored', de: 'Wiederhergestellt' },
  withdrawn: { en: 'Withdrawn', de: 'Zurückgezogen' },
  voided: { en: 'Ended', de: 'Gesperrt' },
});

/** Texts about gift cards. */
export const cardTexts = defineTexts({
  title: { en: 'Gift cards', de: 'Gutscheine' },
  issue: { en: 'Issue a gift card', de: 'Gutschein ausstellen' },
  search: {
    en: 'Search by email or the end of a code',
    de: 'Nach E-Mail oder Ende des Codes suchen',
  },
  code: { en: 'Code', de: 'Code' },
  notSent: { en: 'Not sent yet', de: 'Noch nicht gesendet' },
  recipient: { en: 'For', de: 'Für' },
  kind: { en: 'Kind', de: 'Art' },
  balance: { en: 'Balance', de: 'Guthaben' },
  initial: { en: 'Issued with', de: 'Ausgestellt mit' },
  held: { en: 'Held by payments', de: 'Vorgemerkt' },
  state: { en: 'State', de: 'Zustand' },
  issuedOn: { en: 'Issued', de: 'Ausgestellt' },
  deliverOn: { en: 'To be sent', de: 'Zu senden' },
  deliveredOn: { en: 'Sent', de: 'Gesendet' },
  expiresOn: { en: 'Valid until', de: 'Gültig bis' },
  voidedOn: { en: 'Ended', de: 'Gesperrt' },
  issueFirst: { en: 'Issue the first one', de: 'Den ersten ausstellen' },
  none: { en: 'No gift cards yet', de: 'Noch keine Gutscheine' },
  noneText: {
    en: 'Gift cards that are bought or given by the shop are listed here.',
    de: 'Gekaufte und vom Shop vergebene Gutscheine stehen hier.',
  },
  notFound: { en: 'No gift card matches', de: 'Kein passender Gutschein' },
  amount: { en: 'Amount', de: 'Betrag' },
  email: { en: 'Email of whoever gets it', de: 'E-Mail der beschenkten Person' },
  message: { en: 'Some words', de: 'Ein paar Worte' },
  give: { en: 'Issue and mail', de: 'Ausstellen und senden' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  codeOnce: {
    en: 'The code was mailed. It is shown this once, for handing it over by another way.',
    de: 'Der Code wurde gesendet. Hier steht er nur dieses eine Mal.',
  },
  renew: { en: 'Send a new code', de: 'Neuen Code senden' },
  renewText: {
    en: 'The old code ends and a new one is mailed to {email}.',
    de: 'Der alte Code gilt nicht mehr, ein neuer geht an {email}.',
  },
  end: { en: 'End this card', de: 'Gutschein sperren' },
  endText: {
    en: 'What is left on it, {amount}, counts no more. Undo lets it count again.',
    de: 'Das Guthaben von {amount} gilt nicht mehr. Rückgängig macht es wieder gültig.',
  },
  ended: { en: 'The card has ended', de: 'Der Gutschein ist gesperrt' },
  history: { en: 'History', de: 'Verlauf' },
  order: { en: 'Bought with an order', de: 'Mit einer Bestellung gekauft' },
  given: { en: 'Given by the shop', de: 'Vom Shop vergeben' },
  cameBy: { en: 'Came by', de: 'Herkunft' },
});
