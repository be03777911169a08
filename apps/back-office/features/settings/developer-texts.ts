import { defineTexts } from '../../texts/define-texts.ts';

/** Words for who builds on the site. */
export const developerTexts = defineTexts({
  intro: {
    en: 'For people who write templates or connect other programs to this site.',
    de: 'Für Menschen, die Templates schreiben oder andere Programme mit dieser Website verbinden.',
  },
  data: { en: 'Data of pages', de: 'Daten von Seiten' },
  dataText: {
    en: 'Every page of the site has its data as JSON: put this behind its address. Templates see the same names.',
    de: 'Jede Seite der Website hat ihre Daten als JSON: Hängen Sie dies an ihre Adresse. Templates sehen dieselben Namen.',
  },
  homeData: { en: 'Data of the home page', de: 'Daten der Startseite' },
  calls: { en: 'Calls', de: 'Aufrufe' },
  callsText: {
    en: 'All calls of the server with what they take and answer, also as an OpenAPI document.',
    de: 'Alle Aufrufe des Servers mit dem, was sie nehmen und antworten, auch als OpenAPI-Dokument.',
  },
  docs: { en: 'All calls', de: 'Alle Aufrufe' },
  openapi: { en: 'OpenAPI document', de: 'OpenAPI-Dokument' },
  connect: { en: 'Connections', de: 'Verbindungen' },
  connectText: {
    en: 'Programs of others sign in with keys, and hear of orders and stock by webhooks.',
    de: 'Andere Programme melden sich mit Schlüsseln an und erfahren über Webhooks von Bestellungen und Beständen.',
  },
  keys: { en: 'API keys', de: 'API-Schlüssel' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
  theme: { en: 'Files of the theme', de: 'Dateien des Themes' },
  themeText: {
    en: 'A theme is a folder. Whoever runs the server checks one by this command, and puts it beside the others in the folder of themes.',
    de: 'Ein Theme ist ein Ordner. Wer den Server betreibt, prüft einen mit diesem Befehl und legt ihn zu den anderen in den Ordner der Themes.',
  },
});
