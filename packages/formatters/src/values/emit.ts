import { asText } from './read.ts';

/**
 * The text that a value prints as: scalars as themselves, lists joined by commas, nothing for
 * objects, null and missing.
 */
export function emit(value: unknown): string {
  return Array.isArray(value) ? value.map(emitElement).join(',') : asText(value);
}

/** Elements of a list print as in JavaScript, lists inside lists flat. */
function emitElement(element: unknown): string {
  if (Array.isArray(element)) return element.map(emitNested).join(',');
  if (typeof element === 'object' && element !== null) return '[object Object]';
  return String(element);
}

/** A value as the key of an object, as in JavaScript. */
export function toKey(value: unknown): string {
  return emitElement(value);
}

function emitNested(element: unknown): string {
  return element === null || element === undefined ? '' : emitElement(element);
}
