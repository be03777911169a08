import { defineTexts } from '../../texts/define-texts.ts';

/** States of a message. */
export const deliveryStateTexts = defineTexts({
  pending: { en: 'Waiting', de: 'Wartet' },
  delivered: { en: 'Delivered', de: 'Zugestellt' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
});

/** Texts about webhooks. */
export const webhookTexts = defineTexts({
  title: { en: 'Connections', de: 'Verbindungen' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
  hint: {
    en: 'News of the shop are posted to these addresses, signed with a secret.',
    de: 'Neuigkeiten des Shops gehen an diese Adressen, mit einem Geheimnis signiert.',
  },
  add: { en: 'Add a webhook', de: 'Webhook hinzufügen' },
  change: { en: 'Change', de: 'Ändern' },
  save: { en: 'Save', de: 'Speichern' },
  url: { en: 'Address (https)', de: 'Adresse (https)' },
  topics: { en: 'News', de: 'Neuigkeiten' },
  state: { en: 'State', de: 'Zustand' },
  on: { en: 'On', de: 'An' },
  off: { en: 'Off', de: 'Aus' },
  failing: { en: 'Failing', de: 'Gestört' },
  failingSince: { en: 'Failing since', de: 'Gestört seit' },
  created: { en: 'Added', de: 'Hinzugefügt' },
  switchOn: { en: 'Switch on', de: 'Einschalten' },
  switchOff: { en: 'Switch off', de: 'Ausschalten' },
  test: { en: 'Send a test', de: 'Test senden' },
  tested: { en: 'A test is on its way', de: 'Ein Test ist unterwegs' },
  rotate: { en: 'New secret', de: 'Neues Geheimnis' },
  rotateText: {
    en: 'For a day messages carry a signature by either secret; then the old one ends.',
    de: 'Einen Tag lang gelten beide Geheimnisse, dann endet das alte.',
  },
  secret: { en: 'Secret, shown this once', de: 'Geheimnis, nur jetzt zu sehen' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteText: {
    en: 'Its log and what is on its way to it go with it.',
    de: 'Sein Protokoll und alles, was unterwegs ist, gehen mit.',
  },
  deleted: { en: 'The webhook is deleted', de: 'Der Webhook ist gelöscht' },
  addFirst: { en: 'Add the first one', de: 'Den ersten anlegen' },
  none: { en: 'No webhooks yet', de: 'Noch keine Webhooks' },
  log: { en: 'Log', de: 'Protokoll' },
  logNone: { en: 'Nothing was sent yet', de: 'Noch nichts gesendet' },
  logNoneText: {
    en: 'Messages are kept for 30 days, each with every try.',
    de: 'Nachrichten bleiben 30 Tage, jede mit allen Versuchen.',
  },
  message: { en: 'Message', de: 'Nachricht' },
  when: { en: 'When', de: 'Wann' },
  tries: { en: 'Tries', de: 'Versuche' },
  nextTry: { en: 'Next try', de: 'Nächster Versuch' },
  noAnswer: { en: 'No answer', de: 'Keine Antwort' },
  replay: { en: 'Send again', de: 'Erneut senden' },
  replayOf: { en: 'Send again: {topic}', de: 'Erneut senden: {topic}' },
  replayDay: { en: 'Send the last day again', de: 'Letzten Tag erneut senden' },
  replayed: {
    en: '{count, plural, =0 {Nothing to send} one {# message is on its way} other {# messages are on their way}}',
    de: '{count, plural, =0 {Nichts zu senden} one {# Nachricht ist unterwegs} other {# Nachrichten sind unterwegs}}',
  },
  notices: { en: 'News of payments', de: 'Meldungen zu Zahlungen' },
  noticesHint: {
    en: 'What payment providers told and could not be used stands above the list of orders.',
    de: 'Nicht verwendbare Meldungen der Zahlungsanbieter stehen über den Bestellungen.',
  },
  orders: { en: 'Orders', de: 'Bestellungen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
