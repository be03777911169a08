const plainDecimal = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/**
 * Reads plain decimal text (`12`, `12.5`, `.5`, `-3.00`) as whole minor units, with integers only.
 * Digits beyond the currency's are rounded half away from zero. Anything else, and an amount that a
 * double cannot hold exactly, is undefined.
 */
export function parseDecimal(text: string, fractionDigits: number): number | undefined {
  const match = plainDecimal.exec(text.trim());
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return undefined;
  const kept = fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const roundsUp = (fraction[fractionDigits] ?? '0') >= '5';
  const cents = Number(whole + kept) + (roundsUp ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Writes whole minor units as plain decimal text with exactly `fractionDigits` digits. */
export function toDecimalText(amountCents: number, fractionDigits: number): string {
  const digits = Math.abs(amountCents)
    .toString()
    .padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits);
  const sign = amountCents < 0 ? '-' : '';
  return fractionDigits === 0 ? sign + whole : `${sign}${whole}.${fraction}`;
}
