/**
 * How the language reads raw JSON values. `undefined` is missing; null is a value of its own.
 * Only own properties count, so that no name of a prototype can be reached from a template.
 */

/** Text of a string, number or boolean; '' for everything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Characters of a text that are looked at for a number: more than any number needs. */
const MAX_NUMBER_LENGTH = 2000;

/**
 * Number of a value. Text is read up to its first character that does not fit (`12px` is 12), with
 * a fraction when it has a dot; booleans are 1 and 0; everything else is 0. Unreadable text is NaN.
 */
export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    const text = value.length > MAX_NUMBER_LENGTH ? value.slice(0, MAX_NUMBER_LENGTH) : value;
    return text.includes('.') ? Number.parseFloat(text) : Number.parseInt(text, 10);
  }
  return value === true ? 1 : 0;
}

/** Yes for true, the text 'true' and whole numbers other than 0. */
export function asBoolean(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0 && isPlainInteger(value);
  return value === true || value === 'true';
}

/** Whole, and short enough to be written without an exponent. */
function isPlainInteger(value: number): boolean {
  return Number.parseInt(String(value), 10) === value;
}

/** Elements of a list or keys of an object; 0 for everything else. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : 0;
}

/** True for a JSON object, false for lists and null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value of a key of an object or a list, missing when it has none of its own. JSON holds no
 * functions, so a function is always inherited, as is `__proto__` unless it is an own key.
 */
export function getKey(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key === '__proto__' && !Object.hasOwn(value, key)) return undefined;
  const found = (value as Readonly<Record<string | number, unknown>>)[key];
  return typeof found === 'function' ? undefined : found;
}

/** Walks a path inside a value. Lists answer to numeric segments only. */
export function getPath(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (let i = 0; i < path.length; i++) {
    const key = path[i]!;
    if (typeof key !== 'number' && Array.isArray(found)) return undefined;
    found = getKey(found, key);
    if (found === undefined) return undefined;
  }
  return found;
}
