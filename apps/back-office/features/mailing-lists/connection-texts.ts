import { messages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

/** Texts about where lists go on to. CONN-01, CONN-02, CONN-07 */
export const connectionTexts = defineTexts({
  title: { en: 'Connections', de: 'Verbindungen' },
  text: {
    en: 'What happens on a list is told to them at once. Your list stays here.',
    de: 'Was auf einem Verteiler geschieht, erfahren sie sofort. Ihr Verteiler bleibt hier.',
  },
  mailchimp: { en: 'Mailchimp', de: 'Mailchimp' },
  'google-sheets': { en: 'Google Sheets', de: 'Google Sheets' },
  connect: { en: 'Connect', de: 'Verbinden' },
  disconnect: { en: 'Disconnect', de: 'Trennen' },
  connectOf: { en: 'Connect {name}', de: '{name} verbinden' },
  disconnectOf: { en: 'Disconnect {name}', de: '{name} trennen' },
  disconnectText: {
    en: 'Its key is forgotten and it hears of nothing more. What it has stays there.',
    de: 'Der Schlüssel wird vergessen, und es wird nichts mehr übermittelt. Was dort ist, bleibt dort.',
  },
  notConnected: { en: 'Not connected', de: 'Nicht verbunden' },
  connected: { en: 'Connected', de: 'Verbunden' },
  failing: { en: 'Cannot be reached', de: 'Nicht erreichbar' },
  failingText: {
    en: 'It is tried again by itself; nothing is lost.',
    de: 'Es wird von selbst wieder versucht; nichts geht verloren.',
  },
  goesTo: { en: '{list} → {remote}', de: '{list} → {remote}' },
  next: { en: 'Next', de: 'Weiter' },
  apiKey: { en: 'API key', de: 'API-Schlüssel' },
  apiKeyHelp: {
    en: 'Of your Mailchimp account, such as 0123…-us21. Nobody sees it again.',
    de: 'Ihres Mailchimp-Kontos, etwa 0123…-us21. Niemand sieht ihn wieder.',
  },
  serviceAccount: { en: 'Key of a service account', de: 'Schlüssel eines Dienstkontos' },
  serviceAccountHelp: {
    en: 'The JSON file from Google Cloud. Share the spreadsheet with the address in it.',
    de: 'Die JSON-Datei aus Google Cloud. Geben Sie die Tabelle für die Adresse darin frei.',
  },
  address: { en: 'Address of the spreadsheet', de: 'Adresse der Tabelle' },
  ownList: { en: 'Your list', de: 'Ihr Verteiler' },
  remoteList: { en: 'List', de: 'Liste' },
  sheet: { en: 'Sheet', de: 'Tabellenblatt' },
  missing: {
    en: messages.general.updateMissing,
    de: 'Ergänzen oder berichtigen Sie die Angaben oben.',
  },
  doubleOptInHelp: {
    en: 'The provider asks everybody by a mail of its own, also those who confirmed here.',
    de: 'Der Anbieter fragt alle mit einer eigenen E-Mail, auch wer hier schon bestätigt hat.',
  },
  failed: {
    en: messages.general.unableToConnect,
    de: 'Verbindung nicht möglich. Bitte versuchen Sie es erneut',
  },
});
