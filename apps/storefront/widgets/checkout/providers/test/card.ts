/** Digits of a typed card number. */
export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** A card number in groups of four, as it stands on the card. */
export function formatCardNumber(typed: string): string {
  return cardDigits(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry as `MM / YY`; a first digit above 1 is a month of one digit. */
export function formatExpiry(typed: string): string {
  const short = typed.replace(/\D*20(\d\d)$/, '$1');
  let digits = short.replace(/\D/g, '').slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Length and check digit of a card number. */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

export type ExpiryState = 'good' | 'invalid' | 'past';

/** Reads `MM / YY` against today; a card is good until the end of its month. */
export function readExpiry(typed: string, today: Date): ExpiryState {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(typed.trim()) ?? [];
  if (!month || !year) return 'invalid';
  const firstAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstAfter > today ? 'good' : 'past';
}

export function isSecurityCode(typed: string): boolean {
  return /^\d{3,4}$/.test(typed.trim());
}
