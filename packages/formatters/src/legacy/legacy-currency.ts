/** How the older money formatter counts and writes a currency. */
export interface LegacyCurrency {
  readonly symbol: string;
  readonly fractionDigits: number;
}

/** Symbols that are the same everywhere, so that no two currencies share the dollar sign. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['AUD', 'A$'],
  ['CAD', 'C$'],
  ['DKK', 'kr'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['NOK', 'kr'],
  ['SEK', 'kr'],
  ['USD', '$'],
]);

/** Currencies that ISO 4217 counts with another number of decimals than two. */
const decimals: ReadonlyMap<string, number> = new Map([
  ...rowsOf(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
  ...rowsOf(3, 'BHD IQD JOD KWD LYD OMR TND'),
]);

function rowsOf(digits: number, codes: string): readonly (readonly [string, number])[] {
  return codes.split(' ').map((code) => [code, digits] as const);
}

/** The currency of a code. One that a locale cannot write shortly is written as its code. */
export function findLegacyCurrency(code: string, locale: string): LegacyCurrency {
  return {
    symbol: symbols.get(code) ?? localSymbolOf(code, locale),
    fractionDigits: decimals.get(code) ?? 2,
  };
}

/** The short symbol where the locale uses it without more, as for a country's own currency. */
function localSymbolOf(code: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const [usual, short] = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency'),
  );
  return usual && usual.value === short?.value ? usual.value : code;
}
