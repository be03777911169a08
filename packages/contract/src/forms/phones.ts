/** How long telephone numbers are, in digits without the code of the country. */
const nationalLengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  AT: [4, 13],
  AU: [9, 10],
  BE: [8, 10],
  BR: [10, 11],
  CA: [10, 10],
  CH: [9, 10],
  CZ: [9, 9],
  DE: [5, 13],
  DK: [8, 8],
  ES: [9, 9],
  FI: [5, 12],
  FR: [9, 10],
  GB: [9, 11],
  IE: [7, 10],
  IN: [10, 11],
  IT: [6, 11],
  JP: [9, 11],
  MX: [10, 10],
  NL: [9, 10],
  NO: [8, 8],
  NZ: [8, 11],
  PL: [9, 9],
  PT: [9, 9],
  SE: [7, 10],
  SG: [8, 8],
  US: [10, 10],
};

const callingCodes: Readonly<Record<string, string>> = { US: '1', CA: '1' };
/** E.164: with the code of its country a number has at most fifteen digits. */
const leastDigits = 4;
const mostDigits = 15;

/**
 * True for a telephone number that can be one of a country. One that begins with + or 00 names its
 * country itself. Blanks, dots, hyphens, slashes, brackets and an extension ("ext. 12") do not count.
 */
export function isPhone(country: string, text: string): boolean {
  const number = text.trim().replace(/\s*(?:ext\.?|x|#)\s*\d{1,6}$/i, '');
  if (!/^\+?[\d\s().\-/]+$/.test(number)) return false;
  const digits = number.replace(/\D/g, '');
  const isInternational = number.startsWith('+') || digits.startsWith('00');
  const [least, most] = nationalLengths[country] ?? [leastDigits, mostDigits];
  if (isInternational) return digits.length >= 7 && digits.length <= mostDigits + 2;
  const code = callingCodes[country];
  const national =
    code && digits.length > most && digits.startsWith(code) ? digits.slice(1) : digits;
  return national.length >= least && national.length <= most;
}
