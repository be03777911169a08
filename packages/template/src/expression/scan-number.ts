/** Why a decimal number is malformed. */
export const NUMBER_ERRORS = {
  EXPONENT: -2,
  DUPLICATE_POINT: -3,
  POINT_IN_EXPONENT: -4,
} as const;

/**
 * Scans a decimal number from a digit on: digits, one point, an exponent with an optional sign.
 * Gives the offset after it, or one of `NUMBER_ERRORS`.
 */
export function scanDecimal(text: string, start: number): number {
  let hasPoint = false;
  let hasExponent = false;
  let needsDigit = false;
  let i = start;
  for (; i < text.length; i++) {
    const c = text.charAt(i);
    if (c >= '0' && c <= '9') {
      needsDigit = false;
    } else if (c === '.') {
      if (hasPoint) return NUMBER_ERRORS.DUPLICATE_POINT;
      if (hasExponent) return NUMBER_ERRORS.POINT_IN_EXPONENT;
      hasPoint = true;
    } else if ((c === 'e' || c === 'E') && !hasExponent) {
      hasExponent = true;
      needsDigit = true;
    } else if (!isExponentSign(text, i, needsDigit)) {
      break;
    }
  }
  return needsDigit ? NUMBER_ERRORS.EXPONENT : i;
}

function isExponentSign(text: string, i: number, needsDigit: boolean): boolean {
  const c = text.charAt(i);
  return needsDigit && (c === '-' || c === '+') && text.charAt(i - 1).toLowerCase() === 'e';
}

/** The offset after a run of hexadecimal digits, at most at `limit`. */
export function scanHex(text: string, start: number, limit: number): number {
  let i = start;
  while (i < limit && /[0-9a-fA-F]/.test(text.charAt(i))) i++;
  return i;
}
