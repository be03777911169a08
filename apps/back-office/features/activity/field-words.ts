/** How fields of the log are called and how their values are written. */
import type { ActivityEntry } from '@sitewright/contract';
import { useIntl, type IntlShape } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useMeasures, type Measures } from '../../measures/use-measures.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { localeName } from '../../ui/locale-names.ts';
import { fullZoneName } from '../../ui/zone-name.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { useRoleNames } from '../people/role-fields.tsx';
import { fontTexts, isFontField } from '../site-styles/font-texts.ts';
import { settingPages } from '../settings/setting-pages.ts';
import { fieldTexts } from './field-texts.ts';

const texts = defineTexts({
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  none: { en: 'nothing', de: 'nichts' },
  ofVariant: { en: '{field} of {variant}', de: '{field} von {variant}' },
  stockOf: { en: 'Stock of {variant}', de: 'Bestand von {variant}' },
  stock: { en: 'Stock', de: 'Bestand' },
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
  const measures = useMeasures();
  const nameOfRole = useRoleNames();
  return {
    nameOf: (entry, field) => nameField(write, entry, field),
    valueOf: (entry, field, value) =>
      choiceOf(write, entry, value) ??
      writeValue(
        { write, intl, writeMoney, measures, timeZone, nameOfRole, names: entry.names },
        field,
        value,
      ),
  };
}

/** Writes whose fields are variants. */
const stockActions: ReadonlySet<string> = new Set([
  'stock-adjusted',
  'stock-counted',
  'stock-moved',
  'low-stock-changed',
]);

function nameField(write: WriteText, entry: ActivityEntry, field: string): string {
  const [prefix, id = '', ofVariant] = field.split('.');
  if (prefix === 'variants' && ofVariant !== undefined) {
    const variant = entry.names[id];
    const name = plainName(write, ofVariant);
    return variant === undefined ? name : write(texts.ofVariant, { field: name, variant });
  }
  if (stockActions.has(entry.action)) {
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
  const shown = findSetting(subject);
  return shown ? write(shown.label) : spell(field);
}

/** A setting on the screens, by `group.field`. */
function findSetting(subject: string) {
  const [group, field] = subject.split('.');
  return settingPages
    .flatMap(({ parts }) => parts)
    .flatMap(({ settings }) => settings)
    .find((one) => one.group === group && one.field === field);
}

/** The choice of a setting, as its own screen has it; undefined where it is no choice. */
function choiceOf(write: WriteText, entry: ActivityEntry, value: unknown): string | undefined {
  if (entry.action !== 'setting-changed') return undefined;
  const control = findSetting(entry.subject)?.control;
  if (control?.kind !== 'choice') return undefined;
  const chosen = control.choices.find((one) => one.value === value);
  return chosen && write(chosen.label);
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
  readonly measures: Measures;
  readonly timeZone: string;
  readonly nameOfRole: (role: number) => string;
  readonly names: Readonly<Record<string, string>>;
}

const mostShown = 160;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function writeValue(writing: Writing, field: string, value: unknown): string {
  const { write, intl, writeMoney, measures, timeZone, nameOfRole, names } = writing;
  if (value === null || value === undefined || value === '') return write(texts.none);
  if (typeof value === 'boolean') return write(value ? texts.yes : texts.no);
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return writeMoney(value);
    if (field.endsWith('Grams')) return measures.say('weight', value);
    if (field.endsWith('Mm')) return measures.say('length', value);
    if (field.endsWith('Ppm')) {
      return intl.formatNumber(value / 1e6, { style: 'percent', maximumFractionDigits: 4 });
    }
    return field === 'roles' ? nameOfRole(value) : intl.formatNumber(value);
  }
  if (typeof value === 'string') {
    if (field === 'locale') return localeName(value, intl.locale);
    if (field === 'timeZone') return fullZoneName(value, intl.locale);
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
    ([name, part]) =>
      `${names[name] ?? plainName(write, name)}: ${writeValue(writing, name, part)}`,
  );
  return shorten(parts.join(', '));
}

function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
