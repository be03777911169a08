/**
 * True when a postcode fits a pattern: the code itself (`SW1A 1AA`), a code with `*` for any rest
 * and `?` for one letter or digit (`97*`), or a range of digits (`1000-1999`), which is compared
 * with as many leading digits. Case, blanks and hyphens do not count; of a code with a hyphen the
 * part before it fits as well (`10001` for 10001-4356).
 */
export function fitsPostcode(pattern: string, postcode: string): boolean {
  const code = strip(postcode);
  if (code === '') return false;
  const [, from = '', to = ''] = /^(\d+)-(\d+)$/.exec(pattern.replace(/\s/g, '')) ?? [];
  if (from !== '' && from.length === to.length) return isBetween(code, from, to);
  const wanted = strip(pattern);
  const start = strip(postcode.split('-')[0]!);
  return fitsWildcards(wanted, code) || fitsWildcards(wanted, start);
}

function strip(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** Texts of equal length compare as their numbers do. */
function isBetween(code: string, from: string, to: string): boolean {
  const digits = code.slice(0, from.length);
  if (digits.length < from.length || !/^\d+$/.test(digits)) return false;
  return digits >= from && digits <= to;
}

function fitsWildcards(pattern: string, code: string): boolean {
  const star = pattern.indexOf('*');
  const start = star < 0 ? pattern : pattern.slice(0, star);
  if (star < 0 ? code.length !== start.length : code.length < start.length) return false;
  return start.split('').every((sign, at) => sign === '?' || sign === code[at]);
}
