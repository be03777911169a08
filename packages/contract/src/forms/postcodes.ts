/** How postcodes are written, where a country has one way alone; blanks and case do not count. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]-?\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CZ: /^\d{5}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/,
  GR: /^\d{5}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IN: /^\d{6}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  LU: /^(?:L-?)?\d{4}$/,
  LT: /^(?:LT-?)?\d{5}$/,
  LV: /^(?:LV-?)?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}(?:-?\d{3})?$/,
  RO: /^\d{6}$/,
  SE: /^(?:SE-?)?\d{5}$/,
  SG: /^\d{6}$/,
  SI: /^(?:SI-?)?\d{4}$/,
  SK: /^\d{5}$/,
  US: /^\d{5}(?:-?\d{4})?$/,
};

/** True for a postcode as its country writes them; where no rule is known, for any that is there. */
export function isPostcode(country: string, postcode: string): boolean {
  const code = postcode.replace(/\s/g, '').toUpperCase();
  if (code === '') return false;
  return !Object.hasOwn(patterns, country) || patterns[country]!.test(code);
}
