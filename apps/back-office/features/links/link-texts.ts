import { linkFormat, messages, type LinkFault, type LinkFaultKind } from '@sitewright/contract';
import type { useTexts } from '../../texts/use-texts.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

/** Texts of the editor of links; the English ones of tabs and options are those of LINK-01 and LINK-02. */
export const linkTexts = defineTexts({
  title: { en: 'Link', de: 'Link' },
  kinds: { en: 'What it leads to', de: 'Wohin er führt' },
  page: { en: 'Page', de: 'Seite' },
  url: { en: 'Web Address', de: 'Webadresse' },
  email: { en: 'Email', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  file: { en: 'File', de: 'Datei' },
  search: { en: 'Search pages, products and posts', de: 'Seiten, Produkte und Beiträge suchen' },
  found: { en: 'What there is', de: 'Was es gibt' },
  nothing: { en: 'No results found', de: 'Keine Ergebnisse' },
  collection: { en: 'Store or blog', de: 'Shop oder Blog' },
  product: { en: 'Product', de: 'Produkt' },
  post: { en: 'Post', de: 'Beitrag' },
  hidden: { en: 'Not visible to visitors', de: 'Für Besucher nicht sichtbar' },
  anchor: { en: 'Place on the page', de: 'Stelle auf der Seite' },
  anchorHelp: {
    en: 'The id of a section or heading there.',
    de: 'Die Kennung eines Abschnitts dort.',
  },
  address: { en: 'Address', de: 'Adresse' },
  addressHelp: { en: 'https://example.com or /about', de: 'https://example.com oder /about' },
  emailAddress: { en: 'Email address', de: 'E-Mail-Adresse' },
  subject: { en: 'Subject', de: 'Betreff' },
  cc: { en: 'CC', de: 'CC' },
  bcc: { en: 'BCC', de: 'BCC' },
  copiesHelp: { en: 'Several with commas between them.', de: 'Mehrere mit Kommas dazwischen.' },
  body: { en: 'Body', de: 'Text' },
  number: { en: 'Phone number', de: 'Telefonnummer' },
  chooseFile: { en: 'Choose File', de: 'Datei auswählen' },
  noFile: { en: 'No file chosen yet.', de: 'Noch keine Datei gewählt.' },
  name: { en: 'Link name', de: 'Name des Links' },
  nameHelp: {
    en: 'What people read who point at it, and hear where it has no words.',
    de: 'Was Menschen lesen, die darauf zeigen, und hören, wo er keine Worte hat.',
  },
  newWindow: { en: 'Open in New Window', de: 'In neuem Fenster öffnen' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  remove: { en: 'Remove link', de: 'Link entfernen' },
  none: { en: 'No link', de: 'Kein Link' },
  add: { en: 'Add link', de: 'Link hinzufügen' },
  edit: { en: 'Edit link', de: 'Link bearbeiten' },
  gone: { en: 'No longer there', de: 'Nicht mehr vorhanden' },
});

const { links } = messages;

const faultTexts: Readonly<Record<Exclude<LinkFaultKind, 'unreadable'>, ScreenText>> = defineTexts({
  missing: { en: 'Please fill this in.', de: 'Bitte füllen Sie dieses Feld aus.' },
  emailInvalid: { en: links.emailInvalid, de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  emailFormat: {
    en: links.emailFormat,
    de: 'E-Mail-Adressen müssen wie {email} aussehen.',
  },
  linkFormat: {
    en: linkFormat,
    de: 'Links müssen wie https://example.com oder /about aussehen.',
  },
  pageUrlInvalid: { en: links.pageUrlInvalid, de: '{val} ist keine gültige Adresse einer Seite.' },
  optionInvalid: { en: links.optionInvalid, de: '{val} steht nicht zur Wahl.' },
});

/** What is said at the field of a fault. LINK-04 to LINK-08 */
export function writeFault(
  write: ReturnType<typeof useTexts>,
  { kind, message, value }: LinkFault,
): string {
  if (kind === 'unreadable') return message;
  return write(faultTexts[kind], { val: value, email: 'name@example.com' });
}
