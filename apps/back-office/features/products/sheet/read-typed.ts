/** Cells as people type and paste them: amounts, counts, yes and no, in the writing of the shop. */
import { findCurrency, parseDecimal } from '@sitewright/commerce';
import { decimalSign } from '../../../texts/decimal-sign.ts';
import { plainDigits } from '../../../texts/plain-digits.ts';
import type { MeasureFault, MeasurementStandard } from '../../../measures/measures.ts';

/** Why a cell cannot be taken. Each has its sentence in `sheet-texts.ts`. */
export type CellFault =
  | 'notAmount'
  | 'tooManyDecimals'
  | MeasureFault
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
  /** Units of its weights and lengths. */
  readonly standard: MeasurementStandard;
}

/** The number in a text as plain digits with a point, without the currency: `1.234,50 €`. */
export function plainNumber(
  text: string,
  { locale, currency }: Pick<Writing, 'locale' | 'currency'>,
): string | undefined {
  return plainDigits(stripCurrency(text.trim(), currency), locale);
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
