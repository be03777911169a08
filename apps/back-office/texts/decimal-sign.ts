/** The sign of a locale (BCP 47) between whole and fraction. */
export function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
