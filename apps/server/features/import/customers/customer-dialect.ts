/** Tables of customers: each fact under the names that shops and newsletters give its column. */
import { cutText, emailKey, isEmail } from '@sitewright/contract';
import { cell, type Row } from '../csv/row.ts';
import { readFlag, readList } from '../draft/read-values.ts';
import type { Report } from '../report.ts';

const fields = {
  email: ['email', 'email address', 'e-mail', 'e-mail address', 'e-mail-adresse', 'billing email'],
  firstName: [
    'first name',
    'firstname',
    'vorname',
    'billing first name',
    'default address first name',
  ],
  lastName: [
    'last name',
    'lastname',
    'nachname',
    'surname',
    'billing last name',
    'default address last name',
  ],
  name: ['name', 'full name', 'customer name', 'display name', 'billing name'],
  phone: [
    'phone',
    'phone number',
    'telefon',
    'telephone',
    'billing phone',
    'default address phone',
  ],
  company: ['company', 'firma', 'default address company', 'billing company'],
  addressLine1: [
    'address',
    'address 1',
    'address1',
    'address line 1',
    'street',
    'default address address1',
    'billing address 1',
    'shipping address 1',
    'strasse',
    'straße',
  ],
  addressLine2: [
    'address 2',
    'address2',
    'address line 2',
    'default address address2',
    'billing address 2',
    'shipping address 2',
  ],
  city: ['city', 'town', 'ort', 'stadt', 'default address city', 'billing city', 'shipping city'],
  region: [
    'region',
    'state',
    'province',
    'province code',
    'default address province code',
    'billing state',
    'billing province',
    'shipping province',
  ],
  postalCode: [
    'postal code',
    'postcode',
    'zip',
    'zip code',
    'plz',
    'default address zip',
    'billing postcode',
    'billing zip',
    'shipping zip',
  ],
  country: [
    'country code',
    'country',
    'land',
    'default address country code',
    'billing country',
    'shipping country',
  ],
  tags: ['tags', 'groups', 'customer groups', 'gruppen', 'group'],
  accepts: [
    'accepts email marketing',
    'accepts marketing',
    'marketing',
    'subscribed',
    'newsletter',
    'has accepted marketing',
  ],
  source: ['marketing source', 'consent source', 'opt-in source', 'subscriber source', 'source'],
  note: ['note', 'notes', 'notiz'],
} as const;

type Field = keyof typeof fields;
const known = new Set<string>(Object.values(fields).flat());

/** A customer of a file. Empty: the file says nothing of it. */
export interface CustomerDraft {
  readonly line: number;
  /** In small letters. */
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly address: Readonly<Record<string, string>>;
  /** Two capital letters. */
  readonly country: string;
  readonly groups: readonly string[];
  readonly note: string;
  readonly acceptsMarketing: boolean;
  /** Where they accepted it, as the file says. */
  readonly source: string;
}

export const customerDialect = {
  name: 'Customers',
  matches: (columns: ReadonlyMap<string, number>) => fields.email.some((name) => columns.has(name)),
  isKnownColumn: (name: string) => known.has(name),
};

/** Reads a row; one without a usable email goes to the report. */
export function readCustomer(row: Row, report: Report): CustomerDraft | undefined {
  const { line } = row;
  const text = get(row, 'email');
  if (text === '') {
    report.reject(line, 'email-missing', 'The email is missing.');
    return undefined;
  }
  if (!isEmail(text)) {
    report.reject(line, 'email-invalid', `"${cutText(text, 100)}" is no email address.`);
    return undefined;
  }
  const parts = [get(row, 'firstName'), get(row, 'lastName')].filter((part) => part !== '');
  const address = Object.fromEntries(
    (['company', 'addressLine1', 'addressLine2', 'city', 'region', 'postalCode'] as const).flatMap(
      (name) => (get(row, name) === '' ? [] : [[name, cutText(get(row, name), 200)]]),
    ),
  );
  return {
    line,
    email: emailKey(text),
    name: cutText(parts.join(' ') || get(row, 'name'), 200),
    phone: cutText(get(row, 'phone').replace(/^'/, ''), 50),
    address,
    country: readCountry(row, report),
    groups: readList(get(row, 'tags').replaceAll(';', ',')).map((tag) => cutText(tag, 50)),
    note: cutText(get(row, 'note'), 5_000),
    acceptsMarketing: readConsent(row, report),
    source: cutText(get(row, 'source'), 200),
  };
}

/** Only a clear yes is one: nobody is written to by guess. */
function readConsent(row: Row, report: Report): boolean {
  const text = get(row, 'accepts');
  if (/^(?:subscribed|ja)$/i.test(text)) return true;
  const said = readFlag(text);
  const isNo = text === '' || /^(?:unsubscribed|not subscribed|never subscribed|nein)$/i.test(text);
  if (said === undefined && !isNo) {
    report.note(row.line, 'consent-unclear', `"${cutText(text, 60)}" is taken as no consent.`);
  }
  return said ?? false;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const germanNames = new Intl.DisplayNames('de', { type: 'region' });
let codeByName: Map<string, string> | undefined;

function readCountry(row: Row, report: Report): string {
  const text = get(row, 'country');
  if (text === '') return '';
  const code = /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : codes().get(text.toLowerCase());
  if (code !== undefined && countryNames.of(code) !== code) return code;
  report.note(
    row.line,
    'country-unknown',
    `The country "${cutText(text, 60)}" is not known and left out.`,
  );
  return '';
}

/** Names of countries in English and German. */
function codes(): Map<string, string> {
  if (codeByName) return codeByName;
  codeByName = new Map();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      for (const names of [countryNames, germanNames]) {
        const name = names.of(code);
        if (name !== undefined && name !== code) codeByName.set(name.toLowerCase(), code);
      }
    }
  }
  return codeByName;
}

function get(row: Row, field: Field): string {
  return cell(row, ...fields[field]);
}
