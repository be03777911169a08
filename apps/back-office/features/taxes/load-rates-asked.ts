/** How the address names the dialog that loads rates. */
export const loadRatesAsked = 'load-rates';
