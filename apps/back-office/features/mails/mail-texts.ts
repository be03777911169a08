import { defineTexts } from '../../texts/define-texts.ts';

/** States of a mail. */
export const mailStatusTexts = defineTexts({
  pending: { en: 'Waiting', de: 'Wartet' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  sent: { en: 'Sent', de: 'Gesendet' },
  kept: { en: 'Kept here', de: 'Liegt bereit' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  withheld: { en: 'Not sent', de: 'Zurückgehalten' },
});

/** Texts of the outbox. */
export const mailTexts = defineTexts({
  title: { en: 'Outbox', de: 'Postausgang' },
  suppressions: { en: 'Addresses that get no mail', de: 'Adressen ohne E-Mails' },
  noMailer: {
    en: 'No mail server is set up, so mails are kept here and not sent. Whoever runs the server enters one (the setting SMTP_URL). Then mails of the last 24 hours leave by themselves, older ones when you open them and press “Send”.',
    de: 'Es ist kein Mailserver eingerichtet: E-Mails bleiben hier liegen. Wer den Server betreibt, trägt einen ein (Einstellung SMTP_URL). Dann gehen die der letzten 24 Stunden von selbst hinaus, ältere mit „Senden“.',
  },
  mail: { en: 'Mail', de: 'E-Mail' },
  to: { en: 'To', de: 'An' },
  date: { en: 'Date', de: 'Datum' },
  status: { en: 'Status', de: 'Status' },
  search: { en: 'Search recipients', de: 'Empfänger suchen' },
  all: { en: 'All', de: 'Alle' },
  none: { en: 'No mails yet', de: 'Noch keine E-Mails' },
  noneText: {
    en: 'Every mail that this site writes is listed here.',
    de: 'Jede E-Mail, die diese Website schreibt, steht hier.',
  },
  notFound: { en: 'No mail matches', de: 'Keine passende E-Mail' },
  written: { en: 'Written', de: 'Geschrieben' },
  sentOn: { en: 'Sent', de: 'Gesendet' },
  tries: { en: 'Tries', de: 'Versuche' },
  lastError: { en: 'Last answer', de: 'Letzte Antwort' },
  send: { en: 'Send', de: 'Senden' },
  sendNow: { en: 'Send now', de: 'Jetzt senden' },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen' },
  sending: { en: 'The mail is on its way', de: 'Die E-Mail ist unterwegs' },
  drop: { en: 'Do not send', de: 'Nicht senden' },
  dropText: {
    en: 'It stays here as failed; you can still send it later.',
    de: 'Sie bleibt hier als fehlgeschlagen stehen und kann später doch gesendet werden.',
  },
  content: { en: 'Content of the mail', de: 'Inhalt der E-Mail' },
  asText: { en: 'As plain text', de: 'Als reiner Text' },
  email: { en: 'Email', de: 'E-Mail-Adresse' },
  note: { en: 'Note', de: 'Notiz' },
  add: { en: 'Add', de: 'Hinzufügen' },
  addTitle: { en: 'Add an address', de: 'Adresse hinzufügen' },
  addHint: {
    en: 'It gets the mails of its orders, and nothing that nobody waits for.',
    de: 'Sie erhält die E-Mails zu ihren Bestellungen und sonst nichts.',
  },
  added: { en: '{email} is on the list', de: '{email} steht auf der Liste' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeOf: { en: 'Remove {email}', de: 'Entfernen: {email}' },
  removed: { en: '{email} gets mails again', de: '{email} erhält wieder E-Mails' },
  why: { en: 'Why', de: 'Warum' },
  since: { en: 'Since', de: 'Seit' },
  nobody: { en: 'Every address gets its mails', de: 'Alle Adressen erhalten E-Mails' },
  nobodyText: {
    en: 'Addresses that bounce, complain or unsubscribe are listed here.',
    de: 'Unzustellbare, beschwerte und abgemeldete Adressen stehen hier.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});

/** Why an address gets no mail. */
export const reasonTexts = defineTexts({
  'hard-bounce': {
    en: 'Does not exist: gets no mail at all',
    de: 'Gibt es nicht: erhält gar keine E-Mails',
  },
  complaint: {
    en: 'Complained: gets order mails alone',
    de: 'Hat sich beschwert: nur E-Mails zu Bestellungen',
  },
  unsubscribed: {
    en: 'Unsubscribed: gets order mails alone',
    de: 'Abgemeldet: nur E-Mails zu Bestellungen',
  },
  'by-hand': {
    en: 'By hand: gets order mails alone',
    de: 'Von Hand: nur E-Mails zu Bestellungen',
  },
});
