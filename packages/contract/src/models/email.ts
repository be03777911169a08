import { z } from 'zod';
import { textLimits } from '../limits.ts';

/** The two rules an email can be checked by; a site chooses. D-27. */
export const emailRules = ['classic', 'modern'] as const;

/** A rule of {@link emailRules}. */
export type EmailRule = (typeof emailRules)[number];

const patterns: Readonly<Record<EmailRule, RegExp>> = {
  classic: /^[^\s@,;:<>()[\]"\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,4}$/i,
  modern:
    /^[^\s@,;:<>()[\]"\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu,
};

/** Their small letters are `k` and `i`: with them, two addresses of two people would be one. */
const foldedLetters = /[\u212A\u0130]/;

/**
 * True for an address of 3 to 256 characters with local part, domain and top-level domain. FORM-26.
 * Signs that mail programs read as the end of an address, or as a group, are none of an address:
 * what passes here is one recipient.
 */
export function isEmail(text: string, rule: EmailRule = 'modern'): boolean {
  const fits = text.length >= 3 && text.length <= textLimits.email;
  return fits && !foldedLetters.test(text) && patterns[rule].test(text);
}

/** What makes two typed emails one: neither space around them nor the case of letters. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** An email, trimmed, with the message of its context. D-05. */
export function makeEmailSchema(message: string, rule: EmailRule = 'modern') {
  return z
    .string()
    .trim()
    .refine((text) => isEmail(text, rule), message);
}
