import { asBoolean, asNumber, asText } from './read.ts';

/**
 * Deep equality of JSON values. A missing value equals null, and NaN equals nothing, not even
 * inside one and the same object. Linear also where objects share parts: an object is paired
 * once, and equals nothing else from then on.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return (a ?? null) === (b ?? null);
  return isSame(a, b, new Map());
}

type Members = Readonly<Record<string, unknown>>;

/** Objects of either side and the one that each was paired with. */
type Pairs = Map<object, object>;

function isSame(a: unknown, b: unknown, pairs: Pairs): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const paired = pairs.get(a);
  if (paired !== undefined) return paired === b;
  pairs.set(a, b);
  pairs.set(b, a);
  return Array.isArray(a) && Array.isArray(b) ? isSameList(a, b, pairs) : isSameObject(a, b, pairs);
}

function isSameList(a: readonly unknown[], b: readonly unknown[], pairs: Pairs): boolean {
  return a.length === b.length && a.every((element, index) => isSame(element, b[index], pairs));
}

function isSameObject(a: object, b: object, pairs: Pairs): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Members, b as Members];
  return keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key], pairs));
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
