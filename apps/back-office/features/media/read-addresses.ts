/** What is wrong with addresses that somebody typed. */
export type AddressProblem =
  | { readonly kind: 'noAddress' | 'tooMany' }
  /** Counted from 1. */
  | { readonly kind: 'wrongAddress'; readonly line: number };

/** Web addresses, one a line; each once. */
export function readAddresses(
  text: string,
  most: number,
): { readonly addresses: readonly string[]; readonly problem?: AddressProblem } {
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !isWebAddress(line));
  const addresses = [...new Set(lines.filter(Boolean))];
  if (wrong >= 0) return { addresses, problem: { kind: 'wrongAddress', line: wrong + 1 } };
  if (addresses.length === 0) return { addresses, problem: { kind: 'noAddress' } };
  return addresses.length > most ? { addresses, problem: { kind: 'tooMany' } } : { addresses };
}

function isWebAddress(text: string): boolean {
  return text.length <= 2_000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
