import { z } from 'zod';

/**
 * True for a key of an order: a whole part whose first letter says how long it is, and a fraction
 * that does not end in `0`. Keys are compared character by character; between any two there is
 * room for another.
 */
export function isOrderKey(key: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(key)) return false;
  const head = key.codePointAt(0)!;
  const whole = head >= 97 ? head - 97 + 2 : 90 - head + 2;
  if (key.length < whole || key === `A${'0'.repeat(26)}`) return false;
  return key.length === whole || !key.endsWith('0');
}

/** Where something stands among its like. */
export const orderKeySchema = z.string().max(200).refine(isOrderKey, 'No key of an order.');
