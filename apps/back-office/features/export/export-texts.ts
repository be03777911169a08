import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the export of a site. */
export const exportTexts = defineTexts({
  title: { en: 'Export', de: 'Export' },
  lead: {
    en: 'The whole site as one ZIP: pages, posts, products, pictures, menus, settings and rules, as JSON and HTML that anybody can open. A new site can be made of it here or on another server.',
    de: 'Die ganze Website als ein ZIP: Seiten, Beiträge, Produkte, Bilder, Menüs, Einstellungen und Regeln, als JSON und HTML, die jeder öffnen kann. Daraus lässt sich hier oder auf einem anderen Server eine neue Website machen.',
  },
  without: {
    en: 'Not in it: passwords and keys, customers, orders, answers to forms. For those there are backups and the exports of orders and customers.',
    de: 'Nicht darin: Passwörter und Schlüssel, Kundschaft, Bestellungen, Antworten auf Formulare. Dafür gibt es Sicherungen und die Exporte von Bestellungen und Kundschaft.',
  },
  make: { en: 'Make a ZIP', de: 'ZIP erstellen' },
  files: { en: 'Files', de: 'Dateien' },
  none: { en: 'No files yet', de: 'Noch keine Dateien' },
  noneText: {
    en: 'A ZIP is made in the background, and can be downloaded for an hour.',
    de: 'Ein ZIP wird im Hintergrund erstellt und kann eine Stunde lang heruntergeladen werden.',
  },
  waiting: { en: 'Waiting', de: 'Wartet' },
  making: { en: 'Being made', de: 'Wird erstellt' },
  ready: { en: 'Ready', de: 'Fertig' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  by: { en: 'by {name}', de: 'von {name}' },
  until: { en: 'to be had until {time}', de: 'zu haben bis {time}' },
  progress: { en: '{done} of {total} files', de: '{done} von {total} Dateien' },
  download: { en: 'Download', de: 'Herunterladen' },
  downloadOf: { en: 'Download {name}', de: '{name} herunterladen' },
});
