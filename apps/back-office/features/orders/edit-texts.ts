import { orderEditMessages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

/** Texts about editing an order. */
export const editTexts = defineTexts({
  title: { en: 'Edit order #{number}', de: 'Bestellung #{number} ändern' },
  cannot: {
    en: 'This order cannot be edited any more.',
    de: 'Diese Bestellung lässt sich nicht mehr ändern.',
  },
  items: { en: 'Items', de: 'Artikel' },
  handedOver: { en: '{count} handed over', de: '{count} übergeben' },
  byMail: { en: 'went out by mail', de: 'ging per E-Mail' },
  units: { en: 'Units', de: 'Stück' },
  add: { en: 'Add', de: 'Hinzufügen' },
  money: { en: 'Shipping and discount', de: 'Versand und Rabatt' },
  shipping: { en: 'Shipping, taxes in it', de: 'Versand, mit Steuern' },
  discount: { en: 'Off the goods', de: 'Von den Waren ab' },
  where: { en: 'Where it goes', de: 'Lieferadresse' },
  change: { en: 'Change the address', de: 'Adresse ändern' },
  keep: { en: 'Leave it as it is', de: 'So lassen' },
  restock: {
    en: 'Put units that go off back into the stock',
    de: 'Gestrichene Stücke zurück in den Bestand',
  },
  reason: { en: 'Reason, which the buyer reads', de: 'Grund (liest die Kundschaft)' },
  comesTo: { en: 'What it comes to', de: 'Was es kostet' },
  nothing: { en: orderEditMessages.nothingChanged, de: 'Daran ändert sich nichts.' },
  incomplete: {
    en: 'A line or the address lacks something: complete it before you confirm.',
    de: 'In einer Zeile oder der Adresse fehlt etwas. Bitte vor dem Bestätigen ergänzen.',
  },
  total: { en: 'Total', de: 'Summe' },
  before: { en: 'Before', de: 'Vorher' },
  due: { en: orderEditMessages.restDueLabel, de: 'Noch offen' },
  goesBack: { en: 'Goes back', de: 'Wird erstattet' },
  takenOff: { en: orderEditMessages.takenOff, de: 'Abgezogen' },
  later: { en: 'Leave it owed, and send it later', de: 'Später erstatten' },
  mail: { en: 'Mail it to {email}', de: 'Per E-Mail an {email} mitteilen' },
  mailRest: {
    en: 'Mail it to {email}, with a link to pay the rest',
    de: 'Per E-Mail an {email} mitteilen, mit Link zum Zahlen des Rests',
  },
  confirm: { en: 'Confirm the edit', de: 'Änderung bestätigen' },
  startOver: { en: 'Start over', de: 'Von vorn' },
  done: { en: 'The order was changed', de: 'Die Bestellung wurde geändert' },
});
