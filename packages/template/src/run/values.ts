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

/** A key that objects were found to have: one of their own, and the one found last. */
const ownKeys = new WeakMap<object, string>();
let lastKey = '';

/**
 * Asking an object of many keys for its first one takes time by their number, so that the answer
 * is remembered; it is asked anew whether the object still has that key.
 */
function isEmpty(value: object): boolean {
  if (Object.hasOwn(value, lastKey)) return false;
  const known = ownKeys.get(value);
  if (known !== undefined && Object.hasOwn(value, known)) return false;
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    ownKeys.set(value, key);
    lastKey = key;
    return false;
  }
  return true;
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
