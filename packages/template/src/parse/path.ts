import type { Path } from '../plugin.ts';

const ALL_DIGITS = /^\d+$/;
const MAX_INDEX = 0x7fffffff;

/**
 * Splits `a.0.b` into `['a', 0, 'b']`. Segments of digits up to 2147483647 become numbers.
 * Also for arguments that name a reference.
 */
export function splitPath(text: string): Path {
  return text.indexOf('.') === -1 ? [segment(text)] : text.split('.').map(segment);
}

function segment(text: string): string | number {
  if (!ALL_DIGITS.test(text)) return intern(text);
  const index = Number.parseInt(text, 10);
  return index <= MAX_INDEX ? index : text;
}

/** The same text, as the engine keeps property names: reading a property by it is faster. */
function intern(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}
