/** Codes of gift cards. A code is money, so only its hash is stored. */
import { createHash, randomInt } from 'node:crypto';
import { normalizeCode } from '@sitewright/commerce';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** A new code, 80 random bits: `7KQM-…`. */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(32)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The form in which a code is kept and looked up. Codes are random, so no salt is needed. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code).replaceAll('-', '')).digest('hex');
}

/** What people may see of it: the last four characters. */
export function hintOfGiftCardCode(code: string): string {
  return code.slice(-groupLength);
}
