/** How fields of the log are called and how their values are written. */
import type { ActivityEntry } from '@sitewright/contract';
import { useWriteFieldValue } from '../../forms/use-write-field-value.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { useRoleNames } from '../people/role-fields.tsx';
import { fontTexts, isFontField } from '../site-styles/font-texts.ts';
import { choiceLabel } from '../settings/setting-page.ts';
import { settingPages } from '../settings/setting-pages.ts';
import { fieldTexts } from './field-texts.ts';

const texts = defineTexts({
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
  const writePlain = useWriteFieldValue();
  const nameOfRole = useRoleNames();
  return {
    nameOf: (entry, field) => nameField(write, entry, field),
    valueOf: (entry, field, value) =>
      choiceOf(write, entry, value) ??
      writeValue({ write, writePlain, nameOfRole, names: entry.names }, field, value),
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
  const setting = findSetting(entry.subject);
  const label = setting && choiceLabel(setting, value);
  return label && write(label);
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
  readonly writePlain: ReturnType<typeof useWriteFieldValue>;
  readonly nameOfRole: (role: number) => string;
  readonly names: Readonly<Record<string, string>>;
}

const mostShown = 160;

function writeValue(writing: Writing, field: string, value: unknown): string {
  const { write, writePlain, nameOfRole, names } = writing;
  if (value === null || value === undefined || value === '') return write(texts.none);
  if (typeof value === 'boolean') return writePlain(field, value);
  if (typeof value === 'number') {
    return field === 'roles' ? nameOfRole(value) : writePlain(field, value);
  }
  if (typeof value === 'string') {
    return shorten(names[value] ?? writePlain(field, value.replaceAll(/<[^>]*>/g, ' ').trim()));
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
