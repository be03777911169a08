/** Prints and judges raw values. */

/** Deepest list inside a list that is printed; what lies deeper prints as nothing. */
const MAX_LIST_DEPTH = 64;

/** True as sections and `.if` see it: not empty, not zero, not missing. */
export function isTruthy(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value !== '';
    case 'number':
      return value !== 0 && !Number.isNaN(value);
    case 'boolean':
      return value;
    case 'object':
      return value !== null && (Array.isArray(value) ? value.length > 0 : !isEmpty(value));
    default:
      return false;
  }
}

/** As `isTruthy`; true and false, which are common, are answered at once. */
export function isYes(value: unknown): boolean {
  return value === true || (value !== false && isTruthy(value));
}

/** Keys that make an object a large one. */
const MANY_KEYS = 1000;

/** A key of each large object. Listing its keys takes long, so that it is done only once. */
const keysOfLarge = new WeakMap<object, string>();

function isEmpty(value: object): boolean {
  const known = keysOfLarge.get(value);
  if (known !== undefined && Object.hasOwn(value, known)) return false;
  const keys = Object.keys(value);
  if (keys.length > MANY_KEYS) keysOfLarge.set(value, keys[0]!);
  return keys.length === 0;
}

/**
 * A value as names and expressions see it. A symbol, which a formatter gives for nothing at all,
 * is missing.
 */
export function readable(value: unknown): unknown {
  return typeof value === 'symbol' ? undefined : value;
}

/** The output with a value after it. Objects, null and missing values print as nothing. */
export function emit(out: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return out + value;
    case 'number':
      return out + value;
    case 'boolean':
      return out + String(value);
    case 'object':
      return Array.isArray(value) ? out + joinList(value, elementText) : out;
    default:
      return out;
  }
}

type ElementText = (element: unknown, depth: number) => string;

function joinList(list: readonly unknown[], text: ElementText, depth = 0): string {
  if (depth > MAX_LIST_DEPTH) return '';
  return list.map((element) => text(element, depth)).join(',');
}

/** An element of a printed list. Null and missing are spelled out here, and only here. */
function elementText(element: unknown, depth: number): string {
  return element == null ? String(element) : nestedText(element, depth);
}

function nestedText(element: unknown, depth: number): string {
  switch (typeof element) {
    case 'string':
      return element;
    case 'number':
    case 'boolean':
      return String(element);
    case 'object':
      if (element === null) return '';
      return Array.isArray(element) ? joinList(element, nestedText, depth + 1) : '[object Object]';
    default:
      return '';
  }
}
