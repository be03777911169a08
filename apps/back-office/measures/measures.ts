/**
 * Weights and lengths as a shop reads and types them. They are kept and sent in whole grams and
 * millimetres; a shop with imperial units reads pounds and inches. See decision 592.
 */
import {
  gramsOfGoods,
  gramsOfLimit,
  gramsPer,
  mmOf,
  mmPer,
  parseDecimal,
} from '@sitewright/commerce';
import { ruleLimits, type StaffSite } from '@sitewright/contract';
import { decimalSign } from '../texts/decimal-sign.ts';
import { plainDigits } from '../texts/plain-digits.ts';

/** What is measured: of goods, of what a limit lets through, or from end to end. */
export type MeasureKind = 'weight' | 'weightLimit' | 'length';

/** Units of a shop: 1 imperial, 2 metric. */
export type MeasurementStandard = StaffSite['measurementStandard'];

/** How somebody writes measures. */
export interface MeasureWriting {
  readonly standard: MeasurementStandard;
  /** BCP 47. */
  readonly locale: string;
}

/** What is shown behind a number. */
export type MeasureUnit = 'lb' | 'in' | 'g' | 'mm';

/** Why a measure cannot be taken. Each has its sentence in `measure-texts.ts`. */
export type MeasureFault = 'notNumber' | 'notWhole' | 'twoDecimals' | 'negative' | 'tooLarge';

/** The unit in which a shop reads it. */
export function unitOf(kind: MeasureKind, standard: MeasurementStandard): MeasureUnit {
  if (standard === 2) return kind === 'length' ? 'mm' : 'g';
  return kind === 'length' ? 'in' : 'lb';
}

/** Whole grams or millimetres as a field shows them, without their unit: `2.5`, in German `2,5`. */
export function writeMeasure(
  kind: MeasureKind,
  amount: number,
  { standard, locale }: MeasureWriting,
): string {
  const plain = plainOf(unitOf(kind, standard), amount);
  return plain.replace('.', decimalSign(locale));
}

/**
 * Whole grams or millimetres of what was typed; nothing typed is none. What is shown for `present`
 * stands for it, though a unit is coarser than grams: who types it again changes nothing.
 */
export function readMeasure(
  kind: MeasureKind,
  typed: string,
  {
    standard,
    locale,
    present,
    most = ruleLimits.count,
  }: MeasureWriting & {
    readonly present?: number;
    readonly most?: number;
  },
): { readonly value: number } | { readonly fault: MeasureFault } {
  const unit = unitOf(kind, standard);
  if (typed.trim() === '') return { value: 0 };
  const plain = plainDigits(typed.replace(endings[unit], ''), locale);
  if (plain === undefined) return { fault: isWhole(unit) ? 'notWhole' : 'notNumber' };
  if (present !== undefined && isSame(plain, plainOf(unit, present))) return { value: present };
  const fault = faultOf(unit, plain);
  if (fault) return { fault };
  const value = amountOf(kind, unit, plain);
  return value > most ? { fault: 'tooLarge' } : { value };
}

/** The next step of limits by weight: two pounds more, or a kilogram. */
export function nextLimit(grams: number, standard: MeasurementStandard): number {
  if (standard === 2) return grams + 1000;
  return amountOf('weightLimit', 'lb', String(Number(plainOf('lb', grams)) + 2));
}

const endings: Readonly<Record<MeasureUnit, RegExp>> = {
  lb: /\s*(?:lbs?\.?|pounds?)\s*$/iu,
  in: /\s*(?:in\.?|inch(?:es)?|["”″])\s*$/iu,
  g: /\s*g\s*$/iu,
  mm: /\s*mm\s*$/iu,
};

const isWhole = (unit: MeasureUnit) => unit === 'g' || unit === 'mm';
const isSame = (one: string, other: string) => Number(one) === Number(other);

function faultOf(unit: MeasureUnit, plain: string): MeasureFault | undefined {
  if (Number(plain) < 0) return 'negative';
  const decimals = plain.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (isWhole(unit)) return decimals > 0 ? 'notWhole' : undefined;
  // The smallest weights are shown, and so typed, to four.
  const most = unit === 'lb' && Number(plain) < 0.01 ? 4 : 2;
  return decimals > most ? 'twoDecimals' : undefined;
}

function amountOf(kind: MeasureKind, unit: MeasureUnit, plain: string): number {
  const number = (parseDecimal(plain, 4) ?? Number.MAX_SAFE_INTEGER) / 10_000;
  if (unit === 'in') return mmOf(number, mmPer.in);
  if (unit !== 'lb') return number;
  return kind === 'weightLimit'
    ? gramsOfLimit(number, gramsPer.lb)
    : gramsOfGoods(number, gramsPer.lb);
}

/** The amount in its unit, with a point. */
function plainOf(unit: MeasureUnit, amount: number): string {
  if (unit === 'in') return String(inchesOf(amount));
  return unit === 'lb' ? String(poundsOf(amount)) : String(amount);
}

/** Two decimals; of what is lighter than a hundredth so many that it is not nothing. */
function poundsOf(grams: number): number {
  const pounds = grams / gramsPer.lb;
  const rounded = Math.round(pounds * 100) / 100;
  return rounded > 0 ? rounded : Math.ceil(pounds * 10_000) / 10_000;
}

/** Whole inches, quarters, tenths or hundredths: the roundest that are these millimetres. */
function inchesOf(mm: number): number {
  const rounded = (parts: number) => Math.round((mm / mmPer.in) * parts) / parts;
  return [1, 4, 10].map(rounded).find((inches) => mmOf(inches, mmPer.in) === mm) ?? rounded(100);
}
