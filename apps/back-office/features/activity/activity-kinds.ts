/** The kinds of things that the log of writes tells of: how they are called, where they are. */
import type { ActivityEntry, DocumentPurpose } from '@sitewright/contract';
import { contentPath } from '../../editor/content-path.ts';
import type { ScreenText } from '../../texts/define-texts.ts';

interface ActivityKind {
  /** As what is changed: the fourth case in German. */
  readonly name: ScreenText;
  /** All of them, for the filter. */
  readonly plural: ScreenText;
  /** Screen of one; without a mark: of all. */
  readonly path?: string;
}

/** By the first part of a subject. */
export const activityKinds: Readonly<Record<string, ActivityKind>> = {
  product: {
    name: { en: 'the product', de: 'das Produkt' },
    plural: { en: 'Products', de: 'Produkte' },
    path: 'products/$',
  },
  'bulk-edit': {
    name: { en: 'an edit of many products', de: 'eine Änderung vieler Produkte' },
    plural: { en: 'Edits of many products', de: 'Änderungen vieler Produkte' },
    path: 'products/bulk/$',
  },
  words: {
    name: { en: 'words of the site', de: 'Wörter der Website' },
    plural: { en: 'Find and replace', de: 'Suchen und Ersetzen' },
    path: 'find-replace',
  },
  import: {
    name: { en: 'the import', de: 'den Import' },
    plural: { en: 'Imports', de: 'Importe' },
    path: 'imports/$',
  },
  backup: {
    name: { en: 'the backup', de: 'die Sicherung' },
    plural: { en: 'Backups', de: 'Sicherungen' },
    path: 'backups',
  },
  'site-export': {
    name: { en: 'the files of the site', de: 'die Dateien der Website' },
    plural: { en: 'Files of the site', de: 'Dateien der Website' },
    path: 'export',
  },
  'backup-schedule': {
    name: { en: 'the schedule of backups', de: 'den Zeitplan der Sicherungen' },
    plural: { en: 'Schedule of backups', de: 'Zeitplan der Sicherungen' },
    path: 'backups',
  },
  variant: {
    name: { en: 'the stock', de: 'den Bestand' },
    plural: { en: 'Stock', de: 'Bestand' },
    path: 'inventory',
  },
  inventory: {
    name: { en: 'the stock', de: 'den Bestand' },
    plural: { en: 'Stock of several', de: 'Bestand mehrerer' },
    path: 'inventory',
  },
  file: {
    name: { en: 'the file', de: 'die Datei' },
    plural: { en: 'Files', de: 'Dateien' },
    path: 'media/$',
  },
  files: {
    name: { en: 'several files', de: 'mehrere Dateien' },
    plural: { en: 'Several files', de: 'Mehrere Dateien' },
    path: 'media',
  },
  'file-folder': {
    name: { en: 'the folder', de: 'den Ordner' },
    plural: { en: 'Folders of files', de: 'Ordner mit Dateien' },
    path: 'media?folder=$',
  },
  'stock-location': {
    name: { en: 'the location', de: 'den Lagerort' },
    plural: { en: 'Locations', de: 'Lagerorte' },
    path: 'inventory/locations',
  },
  category: {
    name: { en: 'the category', de: 'die Kategorie' },
    plural: { en: 'Categories', de: 'Kategorien' },
    path: 'categories',
  },
  tag: {
    name: { en: 'the tag', de: 'das Schlagwort' },
    plural: { en: 'Tags', de: 'Schlagwörter' },
    path: 'categories',
  },
  page: {
    name: { en: 'the page', de: 'die Seite' },
    plural: { en: 'Pages', de: 'Seiten' },
    path: 'pages/$',
  },
  'page-code': {
    name: { en: 'the code of the page', de: 'den Code der Seite' },
    plural: { en: 'Code of pages', de: 'Code von Seiten' },
  },
  lock: {
    name: { en: 'the password of the page', de: 'das Passwort der Seite' },
    plural: { en: 'Passwords of pages', de: 'Passwörter von Seiten' },
  },
  translation: {
    name: { en: 'the translation of', de: 'die Übersetzung von' },
    plural: { en: 'Translations', de: 'Übersetzungen' },
    path: 'translate',
  },
  document: {
    name: { en: 'the content of', de: 'den Inhalt von' },
    plural: {
      en: 'Contents of pages, posts and products',
      de: 'Inhalte von Seiten, Beiträgen und Produkten',
    },
  },
  'store-page': {
    name: { en: 'the store page', de: 'die Shop-Seite' },
    plural: { en: 'Store pages', de: 'Shop-Seiten' },
  },
  collection: {
    name: { en: 'the page', de: 'die Seite' },
    plural: { en: 'Pages', de: 'Seiten' },
  },
  order: {
    name: { en: 'the order', de: 'die Bestellung' },
    plural: { en: 'Orders', de: 'Bestellungen' },
    path: 'orders/$',
  },
  'draft-order': {
    name: { en: 'the draft order', de: 'den Bestellentwurf' },
    plural: { en: 'Draft orders', de: 'Bestellentwürfe' },
  },
  subscription: {
    name: { en: 'the subscription', de: 'das Abo' },
    plural: { en: 'Subscriptions', de: 'Abos' },
    path: 'subscriptions/$',
  },
  customer: {
    name: { en: 'the customer', de: 'die Kundin oder den Kunden' },
    plural: { en: 'Customers', de: 'Kundschaft' },
  },
  discount: {
    name: { en: 'the discount', de: 'den Rabatt' },
    plural: { en: 'Discounts', de: 'Rabatte' },
    path: 'discounts/$',
  },
  sale: {
    name: { en: 'the sale', de: 'die Aktion' },
    plural: { en: 'Sales', de: 'Aktionen' },
    path: 'discounts/sales/$',
  },
  'gift-card': {
    name: { en: 'the gift card', de: 'den Gutschein' },
    plural: { en: 'Gift cards', de: 'Gutscheine' },
    path: 'gift-cards/$',
  },
  form: {
    name: { en: 'the form', de: 'das Formular' },
    plural: { en: 'Forms', de: 'Formulare' },
    path: 'forms/$',
  },
  donation: {
    name: { en: 'the donation', de: 'die Spendenaktion' },
    plural: { en: 'Donations', de: 'Spendenaktionen' },
  },
  'membership-plan': {
    name: { en: 'the membership', de: 'die Mitgliedschaft' },
    plural: { en: 'Memberships', de: 'Mitgliedschaften' },
  },
  member: {
    name: { en: 'the member', de: 'das Mitglied' },
    plural: { en: 'Members', de: 'Mitglieder' },
  },
  'shipping-option': {
    name: { en: 'the way to ship', de: 'die Versandart' },
    plural: { en: 'Shipping', de: 'Versand' },
    path: 'shipping/$',
  },
  'tax-rule': {
    name: { en: 'the tax', de: 'die Steuer' },
    plural: { en: 'Taxes', de: 'Steuern' },
    path: 'taxes/$',
  },
  'tax-rates': {
    name: { en: 'the tax rates', de: 'die Steuersätze' },
    plural: { en: 'Tax rates', de: 'Steuersätze' },
    path: 'taxes',
  },
  person: {
    name: { en: 'the person', de: 'die Person' },
    plural: { en: 'People', de: 'Personen' },
    path: 'permissions',
  },
  invitation: {
    name: { en: 'the invitation', de: 'die Einladung' },
    plural: { en: 'Invitations', de: 'Einladungen' },
    path: 'permissions',
  },
  ownership: {
    name: { en: 'the ownership', de: 'die Inhaberschaft' },
    plural: { en: 'Ownership', de: 'Inhaberschaft' },
    path: 'permissions',
  },
  'api-key': {
    name: { en: 'the API key', de: 'den API-Schlüssel' },
    plural: { en: 'API keys', de: 'API-Schlüssel' },
    path: 'api-keys',
  },
  'webhook-endpoint': {
    name: { en: 'the webhook', de: 'den Webhook' },
    plural: { en: 'Webhooks', de: 'Webhooks' },
    path: 'connections/webhooks/$',
  },
  theme: {
    name: { en: 'the theme', de: 'das Theme' },
    plural: { en: 'Theme', de: 'Theme' },
    path: 'theme',
  },
  site: {
    name: { en: 'the site', de: 'die Website' },
    plural: { en: 'Site', de: 'Website' },
    path: 'settings/site',
  },
  domains: {
    name: { en: 'the domains', de: 'die Domains' },
    plural: { en: 'Domains', de: 'Domains' },
    path: 'settings/domains',
  },
  suppression: {
    name: { en: 'the address without mail', de: 'die Adresse ohne Post' },
    plural: { en: 'Addresses without mail', de: 'Adressen ohne Post' },
    path: 'mails/suppressions',
  },
  mail: {
    name: { en: 'the mail', de: 'die E-Mail' },
    plural: { en: 'Mails', de: 'E-Mails' },
    path: 'mails/$',
  },
  'mail-example': {
    name: { en: 'the example of the mail', de: 'das Beispiel der E-Mail' },
    plural: { en: 'Examples of mails', de: 'Beispiele von E-Mails' },
    path: 'mail-parts/of/$',
  },
  'left-cart': {
    name: { en: 'the cart that was left', de: 'den verlassenen Warenkorb' },
    plural: { en: 'Carts that were left', de: 'Verlassene Warenkörbe' },
    path: 'abandoned-carts',
  },
  redirect: {
    name: { en: 'the redirect', de: 'die Weiterleitung' },
    plural: { en: 'Redirects', de: 'Weiterleitungen' },
    path: 'redirects',
  },
  redirects: {
    name: { en: 'redirects', de: 'Weiterleitungen' },
    plural: { en: 'Imports of redirects', de: 'Importe von Weiterleitungen' },
    path: 'redirects',
  },
  'mailing-list': {
    name: { en: 'the mailing list', de: 'den Verteiler' },
    plural: { en: 'Mailing lists', de: 'Verteiler' },
    path: 'mailing-lists/$',
  },
  'list-member': {
    name: { en: 'a sign-up for the mailing list', de: 'eine Anmeldung für den Verteiler' },
    plural: { en: 'Sign-ups for mailing lists', de: 'Anmeldungen für Verteiler' },
    path: 'mailing-lists',
  },
  review: {
    name: { en: 'the review', de: 'die Bewertung' },
    plural: { en: 'Reviews', de: 'Bewertungen' },
    path: 'reviews/$',
  },
  comment: {
    name: { en: 'the comment of', de: 'den Kommentar von' },
    plural: { en: 'Comments', de: 'Kommentare' },
    path: 'comments',
  },
  'list-connection': {
    name: { en: 'the connection with', de: 'die Verbindung mit' },
    plural: { en: 'Connections of mailing lists', de: 'Verbindungen von Verteilern' },
    path: 'mailing-lists',
  },
  'sign-up-place': {
    name: { en: 'the list of a place', de: 'den Verteiler einer Stelle' },
    plural: { en: 'Places for signing up', de: 'Stellen zum Anmelden' },
    path: 'mailing-lists',
  },
};

/** Documents by what they are the content of, called as the kinds are. */
const contentNames: Readonly<Record<DocumentPurpose, ScreenText>> = {
  page: { en: 'the content of the page', de: 'den Inhalt der Seite' },
  post: { en: 'the content of the post', de: 'den Inhalt des Beitrags' },
  product: { en: 'the description of the product', de: 'die Beschreibung des Produkts' },
  header: { en: 'the header of the site', de: 'den Kopfbereich der Website' },
  footer: { en: 'the footer of the site', de: 'den Fußbereich der Website' },
  announcement: { en: 'the announcement bar', de: 'die Ankündigungsleiste' },
  popup: { en: 'the popup', de: 'das Popup' },
  'block-field': { en: 'the area', de: 'den Bereich' },
  mail: { en: 'the part of mails', de: 'den Teil der E-Mails' },
};

/** There is one of each on a site: it needs no title. */
const single: readonly DocumentPurpose[] = ['header', 'footer', 'announcement', 'popup'];

/** What an entry is about, and what that is called; undefined for a kind that is not known. */
export function nameOfKind({
  subject,
  title,
  content,
}: Pick<ActivityEntry, 'subject' | 'title' | 'content'>):
  | { name: ScreenText; title: string }
  | undefined {
  if (content) {
    const { purpose } = content;
    return { name: contentNames[purpose], title: single.includes(purpose) ? '' : title };
  }
  const known = activityKinds[kindOf(subject)?.kind ?? ''];
  return known && { name: known.name, title };
}

/** What a subject is about; settings have no kind. */
export function kindOf(subject: string): { kind: string; id: string } | undefined {
  const at = subject.indexOf(':');
  return at < 0 ? undefined : { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

/** Where a thing is seen; undefined where nothing shows it, or when it is gone. */
export function pathOf({
  subject,
  action,
  content,
}: Pick<ActivityEntry, 'subject' | 'action' | 'content'>): string | undefined {
  if (content) return contentPath(content);
  const about = kindOf(subject);
  if (!about) return 'settings';
  const path = activityKinds[about.kind]?.path;
  const isGone = /-(?:deleted|removed|merged)$/.test(action);
  if (path === undefined || (isGone && path.endsWith('$'))) return undefined;
  return path.replace('$', encodeURIComponent(about.id));
}
