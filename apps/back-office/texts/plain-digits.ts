import { decimalSign } from './decimal-sign.ts';

/**
 * The number in a text as plain digits with a point: `1.234,50`, `1'234.50`; undefined when it is
 * none. One separator alone is read as the locale does; where three digits follow it and it groups
 * there, it groups.
 */
export function plainDigits(text: string, locale: string): string | undefined {
  const bare = text.trim();
  if (!/^[-−+]?[\d.,'’\s]*\d[.,]?$|^[-−+]?[.,]\d+$/u.test(bare)) return undefined;
  const sign = /^[-−]/u.test(bare) ? '-' : '';
  const digits = bare.replace(/^[-−+]/u, '').replaceAll(/[\s'’]/gu, '');
  const decimal = decimalSignOf(digits, locale);
  const at = decimal === undefined ? digits.length : digits.lastIndexOf(decimal);
  const whole = digits.slice(0, at);
  // Groups of three, or of two before the last one as in India.
  if (!/^\d*$|^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole)) return undefined;
  const fraction = digits.slice(at + 1);
  return `${sign}${whole.replaceAll(/[.,]/g, '') || '0'}${fraction && `.${fraction}`}`;
}

/** Which sign begins the fraction; undefined when there is none. */
function decimalSignOf(digits: string, locale: string): '.' | ',' | undefined {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points + commas === 0) return undefined;
  if (points > 0 && commas > 0)
    return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const only = points > 0 ? '.' : ',';
  if (points + commas > 1) return undefined;
  const isGrouped = /^\d{1,3}[.,]\d{3}$/.test(digits) && only !== decimalSign(locale);
  return isGrouped ? undefined : only;
}
