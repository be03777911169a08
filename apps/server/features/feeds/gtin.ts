const lengths = new Set([8, 12, 13, 14]);

/** True for a GTIN-8, -12, -13 or -14 whose last digit checks out. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !lengths.has(text.length)) return false;
  const digits = text.split('').map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
