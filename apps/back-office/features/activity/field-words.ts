/** How fields of the log are called and how their values are written. */
import type { ActivityEntry } from '@sitewright/contract';
import { useIntl, type IntlShape } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { useRoleNames } from '../people/role-fields.tsx';
import { fontTexts, isFontField } from '../site-styles/font-texts.ts';
import { settingPages } from '../settings/setting-pages.ts';

const texts = defineTexts({
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  none: { en: 'nothing', de: 'nichts' },
  secret: { en: 'a secret', de: 'ein Geheimnis' },
  ofVariant: { en: '{field} of {variant}', de: '{field} von {variant}' },
  stockOf: { en: 'Stock of {variant}', de: 'Bestand von {variant}' },
  stock: { en: 'Stock', de: 'Bestand' },
});

const fieldTexts: Readonly<Record<string, ScreenText>> = defineTexts({
  name: { en: 'Name', de: 'Name' },
  title: { en: 'Title', de: 'Titel' },
  contentType: { en: 'Kind', de: 'Art' },
  byteSize: { en: 'Bytes', de: 'Bytes' },
  width: { en: 'Width', de: 'Breite' },
  height: { en: 'Height', de: 'Höhe' },
  revision: { en: 'Replaced so often', de: 'So oft ersetzt' },
  displayName: { en: 'Name', de: 'Name' },
  code: { en: 'Code', de: 'Code' },
  benefit: { en: 'Benefit', de: 'Vorteil' },
  price: { en: 'Price', de: 'Preis' },
  salePrice: { en: 'Sale price', de: 'Angebotspreis' },
  onSale: { en: 'On sale', de: 'Im Angebot' },
  sku: { en: 'SKU', de: 'Artikelnummer' },
  attributes: { en: 'Options', de: 'Optionen' },
  weightGrams: { en: 'Weight in grams', de: 'Gewicht in Gramm' },
  body: { en: 'Description', de: 'Beschreibung' },
  excerpt: { en: 'Short description', de: 'Kurzbeschreibung' },
  tags: { en: 'Tags', de: 'Tags' },
  tag: { en: 'Tag', de: 'Tag' },
  isVisible: { en: 'Visible', de: 'Sichtbar' },
  isFeatured: { en: 'Featured', de: 'Hervorgehoben' },
  isArchived: { en: 'Archived', de: 'Archiviert' },
  isEnabled: { en: 'Switched on', de: 'Eingeschaltet' },
  isOpen: { en: 'Open', de: 'Offen' },
  urlId: { en: 'Address', de: 'Adresse' },
  categoryIds: { en: 'Categories', de: 'Kategorien' },
  itemIds: { en: 'Products', de: 'Produkte' },
  imageIds: { en: 'Pictures', de: 'Bilder' },
  relatedIds: { en: 'Related products', de: 'Verwandte Produkte' },
  relatedRule: { en: 'Which products are related', de: 'Welche Produkte verwandt sind' },
  publishOn: { en: 'Publish on', de: 'Veröffentlichen am' },
  soldOutText: { en: 'Words when sold out', de: 'Text bei Ausverkauf' },
  scarcityText: { en: 'Words when few are left', de: 'Text bei wenig Bestand' },
  audioAssetId: { en: 'Sound to listen to', de: 'Ton zum Anhören' },
  addButtonText: { en: 'Text of the add button', de: 'Text des Kaufknopfs' },
  subscriptionPlan: { en: 'Subscription', de: 'Abonnement' },
  billingPeriod: { en: 'Interval', de: 'Zeitraum' },
  numBillingCycles: { en: 'Payments', de: 'Zahlungen' },
  formId: { en: 'Form for buyers', de: 'Formular für Käufer' },
  fields: { en: 'Fields', de: 'Felder' },
  collectionId: { en: 'Store page', de: 'Shop-Seite' },
  productType: { en: 'Type', de: 'Art' },
  files: { en: 'Files for buyers', de: 'Dateien für Käufer' },
  imageId: { en: 'Picture', de: 'Bild' },
  gtin: { en: 'EAN, UPC or ISBN', de: 'EAN, UPC oder ISBN' },
  lengthMm: { en: 'Length in mm', de: 'Länge in mm' },
  widthMm: { en: 'Width in mm', de: 'Breite in mm' },
  heightMm: { en: 'Height in mm', de: 'Höhe in mm' },
  altText: { en: 'Alternative text', de: 'Alternativtext' },
  focalX: { en: 'Focal point from the left', de: 'Bildmittelpunkt von links' },
  focalY: { en: 'Focal point from the top', de: 'Bildmittelpunkt von oben' },
  filename: { en: 'File', de: 'Datei' },
  query: { en: 'Filters', de: 'Filter' },
  isShared: { en: 'Shared', de: 'Geteilt' },
  optionNames: { en: 'Options', de: 'Optionen' },
  taxClass: { en: 'Tax class', de: 'Steuerklasse' },
  seoTitle: { en: 'Title for search engines', de: 'Titel für Suchmaschinen' },
  seoDescription: { en: 'Text for search engines', de: 'Text für Suchmaschinen' },
  minSubtotal: { en: 'Minimum order', de: 'Mindestbestellwert' },
  minQuantity: { en: 'Minimum quantity', de: 'Mindestmenge' },
  startsAt: { en: 'Start', de: 'Beginn' },
  endsAt: { en: 'End', de: 'Ende' },
  maxUses: { en: 'Most uses', de: 'Höchstzahl' },
  usedCount: { en: 'Used', de: 'Eingelöst' },
  priority: { en: 'Priority', de: 'Rang' },
  pricing: { en: 'Price', de: 'Preis' },
  freeFrom: { en: 'Free from', de: 'Kostenlos ab' },
  handling: { en: 'Handling', de: 'Bearbeitung' },
  zones: { en: 'Where to', de: 'Wohin' },
  zone: { en: 'Where', de: 'Wo' },
  rate: { en: 'Rate', de: 'Satz' },
  parentId: { en: 'Lies in', de: 'Liegt in' },
  displayIndex: { en: 'Place', de: 'Platz' },
  groups: { en: 'Groups', de: 'Gruppen' },
  isTaxExempt: { en: 'Exempt from tax', de: 'Steuerbefreit' },
  taxNote: { en: 'Tax note', de: 'Steuervermerk' },
  roles: { en: 'Roles', de: 'Rollen' },
  scopes: { en: 'Permissions', de: 'Berechtigungen' },
  expiresAt: { en: 'Expires', de: 'Läuft ab' },
  url: { en: 'Address', de: 'Adresse' },
  topics: { en: 'Topics', de: 'Themen' },
  state: { en: 'State', de: 'Zustand' },
  amount: { en: 'Amount', de: 'Betrag' },
  reason: { en: 'Reason', de: 'Grund' },
  units: { en: 'Units', de: 'Stück' },
  text: { en: 'Text', de: 'Text' },
  email: { en: 'Email', de: 'E-Mail' },
  locale: { en: 'Language', de: 'Sprache' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  currency: { en: 'Currency', de: 'Währung' },
  tagline: { en: 'Tagline', de: 'Untertitel' },
  description: { en: 'Description', de: 'Beschreibung' },
  hosts: { en: 'Domains', de: 'Domains' },
  primary: { en: 'Primary domain', de: 'Hauptdomain' },
  productCount: { en: 'Products', de: 'Produkte' },
  value: { en: 'Value', de: 'Wert' },
  order: { en: 'Order', de: 'Reihenfolge' },
});

/** Writes names and values of fields in the words of the reader. */
export interface FieldWords {
  readonly nameOf: (entry: ActivityEntry, field: string) => string;
  readonly valueOf: (entry: ActivityEntry, field: string, value: unknown) => string;
}

/** For the site that the screen is about. */
export function useFieldWords(): FieldWords {
  const write = useTexts();
  const intl = useIntl();
  const { currency, timeZone } = useSite();
  const writeMoney = useWriteMoney(currency);
  const nameOfRole = useRoleNames();
  return {
    nameOf: (entry, field) => nameField(write, entry, field),
    valueOf: (entry, field, value) =>
      writeValue(
        { write, intl, writeMoney, timeZone, nameOfRole, names: entry.names },
        field,
        value,
      ),
  };
}

function nameField(write: WriteText, entry: ActivityEntry, field: string): string {
  const [prefix, id = '', ofVariant] = field.split('.');
  if (prefix === 'variants' && ofVariant !== undefined) {
    const variant = entry.names[id];
    const name = plainName(write, ofVariant);
    return variant === undefined ? name : write(texts.ofVariant, { field: name, variant });
  }
  if (entry.action === 'stock-adjusted' || entry.action === 'low-stock-changed') {
    const variant = entry.names[field];
    return variant === undefined ? write(texts.stock) : write(texts.stockOf, { variant });
  }
  return entry.action === 'setting-changed'
    ? nameSetting(write, entry.subject)
    : plainName(write, field);
}

/** Label of a setting, as its own screen has it. */
export function nameSetting(write: WriteText, subject: string): string {
  const [group, field = ''] = subject.split('.');
  if (group === 'fonts' && isFontField(field)) return write(fontTexts[field]);
  const shown = settingPages
    .flatMap(({ parts }) => parts)
    .flatMap(({ settings }) => settings)
    .find((one) => one.group === group && one.field === field);
  return shown ? write(shown.label) : spell(field);
}

function plainName(write: WriteText, field: string): string {
  const bare = field.replace(/(?:Cents|Ppm)$/, '');
  const text = fieldTexts[field] ?? fieldTexts[bare];
  return text ? write(text) : spell(bare);
}

/** `isFirstOrderOnly` → `Is first order only`, for what has no words of its own. */
function spell(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Writing {
  readonly write: WriteText;
  readonly intl: IntlShape;
  readonly writeMoney: (cents: number) => string;
  readonly timeZone: string;
  readonly nameOfRole: (role: number) => string;
  readonly names: Readonly<Record<string, string>>;
}

const mostShown = 160;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function writeValue(writing: Writing, field: string, value: unknown): string {
  const { write, intl, writeMoney, timeZone, nameOfRole, names } = writing;
  if (value === null || value === undefined || value === '') return write(texts.none);
  if (typeof value === 'boolean') return write(value ? texts.yes : texts.no);
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return writeMoney(value);
    if (field.endsWith('Ppm')) {
      return intl.formatNumber(value / 1e6, { style: 'percent', maximumFractionDigits: 4 });
    }
    return field === 'roles' ? nameOfRole(value) : intl.formatNumber(value);
  }
  if (typeof value === 'string') {
    if (instant.test(value)) {
      return intl.formatDate(value, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    }
    return shorten(names[value] ?? value.replaceAll(/<[^>]*>/g, ' ').trim());
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return write(texts.none);
    return shorten(value.map((one) => writeValue(writing, field, one)).join(', '));
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${plainName(write, name)}: ${writeValue(writing, name, part)}`,
  );
  return shorten(parts.join(', '));
}

function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
