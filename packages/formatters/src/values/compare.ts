import { asBoolean, asNumber, asText } from './read.ts';

/** Deep equality of JSON values. A missing value equals null. template-language.md §3. */
export function isEqual(a: unknown, b: unknown): boolean {
  return isSame(a ?? null, b ?? null);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && isSameObject(a, b);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((element, index) => isSame(element, b[index]));
}

function isSameObject(a: object, b: object): boolean {
  const left = new Map(Object.entries(a));
  const right = Object.entries(b);
  return left.size === right.length && right.every(([key, value]) => isSameUnder(left, key, value));
}

function isSameUnder(left: ReadonlyMap<string, unknown>, key: string, value: unknown): boolean {
  return left.has(key) && isSame(left.get(key), value);
}

/**
 * Orders two values by the type of the left one: numbers and texts by size, false before true.
 * Anything else is 0 when equal and otherwise comes before.
 */
export function compare(left: unknown, right: unknown): number {
  switch (typeof left) {
    case 'number':
      return compareNumbers(left, asNumber(right));
    case 'string':
      return compareTexts(left, asText(right));
    case 'boolean':
      return Number(left) - Number(asBoolean(right));
    default:
      return isEqual(left, right) ? 0 : -1;
  }
}

function compareNumbers(left: number, right: number): number {
  if (left < right) return -1;
  return left === right ? 0 : 1;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
