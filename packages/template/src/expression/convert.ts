import { scanDecimal, scanHex } from './scan-number.ts';
import type { Scalar } from './scalar.ts';

/** A number as expressions convert it: a text must be a whole number literal, else NaN. */
export function toNumber(value: Scalar): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'string':
      return value === '' ? 0 : parseNumber(value);
    default:
      return 0;
  }
}

function parseNumber(text: string): number {
  const start = text.startsWith('-') || text.startsWith('+') ? 1 : 0;
  const c = text.charAt(start);
  if (c < '0' || c > '9') return NaN;
  if (/^0x/i.test(text.slice(start, start + 2))) {
    return scanHex(text, start + 2, text.length) === text.length ? Number.parseInt(text, 16) : NaN;
  }
  return scanDecimal(text, start) === text.length ? Number.parseFloat(text) : NaN;
}

/** As JavaScript judges a condition: `0`, `NaN`, `''` and `null` are false. */
export function toBoolean(value: Scalar): boolean {
  return Boolean(value);
}

/** As JavaScript writes it: `null` is "null", 1e21 is "1e+21". */
export function toText(value: Scalar): string {
  return String(value);
}
