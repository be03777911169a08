/** Cells as people type and paste them: amounts, counts, yes and no, in the writing of the shop. */
import { findCurrency, parseDecimal } from '@sitewright/commerce';
import { decimalSign } from '../../../texts/decimal-sign.ts';

/** Why a cell cannot be taken. Each has its sentence in `sheet-texts.ts`. */
export type CellFault =
  | 'notAmount'
  | 'tooManyDecimals'
  | 'negative'
  | 'tooLarge'
  | 'notWhole'
  | 'notYesNo'
  | 'empty'
  | 'tooLong'
  | 'severalLines'
  | 'saleTooHigh'
  | 'saleOfGiftCard'
  | 'ofProduct'
  | 'archived'
  | 'noRow'
  | 'mayNot';

/** What was read of a text. */
export type Typed<Value> = { readonly value: Value } | { readonly fault: CellFault };

/** How the shop writes numbers. */
export interface Writing {
  /** BCP 47. */
  readonly locale: string;
  readonly currency: string;
}

/**
 * The number in a text as plain digits with a point: `1.234,50 €`, `$1,234.5`, `CHF 1'234.50`.
 * One separator alone is read as the shop's locale does; where three digits follow it and it groups
 * there, it groups.
 */
export function plainNumber(text: string, { locale, currency }: Writing): string | undefined {
  const bare = stripCurrency(text.trim(), currency);
  if (!/^[-−+]?[\d.,'’\s]*\d[.,]?$|^[-−+]?[.,]\d+$/u.test(bare)) return undefined;
  const sign = /^[-−]/u.test(bare) ? '-' : '';
  const digits = bare.replace(/^[-−+]/u, '').replaceAll(/[\s'’]/gu, '');
  const decimal = decimalSignOf(digits, locale);
  const at = decimal === undefined ? digits.length : digits.lastIndexOf(decimal);
  const whole = digits.slice(0, at);
  // Groups of three, or of two before the last one as in India.
  if (!/^\d*$|^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole)) return undefined;
  const fraction = digits.slice(at + 1);
  return `${sign}${whole.replaceAll(/[.,]/g, '') || '0'}${fraction && `.${fraction}`}`;
}

/** Which sign begins the fraction; undefined when there is none. */
function decimalSignOf(digits: string, locale: string): '.' | ',' | undefined {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points + commas === 0) return undefined;
  if (points > 0 && commas > 0)
    return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const only = points > 0 ? '.' : ',';
  if (points + commas > 1) return undefined;
  const isGrouped = /^\d{1,3}[.,]\d{3}$/.test(digits) && only !== decimalSign(locale);
  return isGrouped ? undefined : only;
}

/** Takes signs and letters of currencies away from both ends. */
function stripCurrency(text: string, currency: string): string {
  const sign = String.raw`(?:${currency}|\p{Sc}|US\$|CA\$|A\$|kr\.?|zł|Kč|Fr\.?|R\$)`;
  const around = new RegExp(String.raw`^([-−+]?)\s*${sign}\s*|\s*${sign}$`, 'giu');
  return text.replaceAll(around, '$1').trim();
}

/** Minor units. */
export function readAmount(text: string, writing: Writing, most: number): Typed<number> {
  const plain = plainNumber(text, writing);
  if (plain === undefined) return { fault: text.trim() === '' ? 'empty' : 'notAmount' };
  const { fractionDigits } = findCurrency(writing.currency);
  const fraction = plain.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (fraction.length > fractionDigits) return { fault: 'tooManyDecimals' };
  const cents = parseDecimal(plain, fractionDigits);
  if (cents === undefined) return { fault: 'tooLarge' };
  if (cents < 0) return { fault: 'negative' };
  return cents > most ? { fault: 'tooLarge' } : { value: cents };
}

/** A whole number of zero or more. */
export function readCount(text: string, writing: Writing, most: number): Typed<number> {
  if (text.trim() === '') return { fault: 'empty' };
  const plain = plainNumber(text, writing);
  if (plain === undefined || !/^-?\d+(?:\.0*)?$/.test(plain)) return { fault: 'notWhole' };
  const count = Number(plain);
  if (count < 0) return { fault: 'negative' };
  return count > most ? { fault: 'tooLarge' } : { value: count };
}

const yes = new Set(['yes', 'y', 'true', 'wahr', 'ja', 'j', '1', 'x', '✓', 'visible', 'sichtbar']);
const no = new Set(['no', 'n', 'false', 'falsch', 'nein', '0', '-', 'hidden', 'verborgen']);

/** Yes or no, in the words of spreadsheets. */
export function readFlag(text: string): Typed<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) || word === '' ? { value: false } : { fault: 'notYesNo' };
}

/** An amount as the shop's locale writes it, without the currency. */
export function writeAmount(cents: number, { locale, currency }: Writing): string {
  const { fractionDigits } = findCurrency(currency);
  const plain = (cents / 10 ** fractionDigits).toFixed(fractionDigits);
  return plain.replace('.', decimalSign(locale));
}
