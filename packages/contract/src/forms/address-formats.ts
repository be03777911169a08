/** How countries write the line of a place: the order of its parts, in forms and on parcels. */

/** Parts of an address that are asked in an order of its country. */
export type PlacePart = 'city' | 'region' | 'postalCode';

/** "Hudson, NY 12534" */
const cityFirst: readonly PlacePart[] = ['city', 'region', 'postalCode'];
/** "12049 Berlin" */
const postcodeFirst: readonly PlacePart[] = ['postalCode', 'city', 'region'];

const postcodeFirstIn: ReadonlySet<string> = new Set(
  (
    'AD AL AM AT AX AZ BA BE BG BL BY CH CY CZ DE DK DZ EE ES FI FO FR GE GF GL GP GR HR HU IL IS IT ' +
    'JP KG KR KZ LI LT LU LV MA MC MD ME MF MK MQ MX MY NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM ' +
    'SN TN TR UA UZ VA WF XK YT'
  ).split(' '),
);

/** The order of the parts of a place. @param country ISO 3166-1 alpha-2 */
export function placeOrder(country: string): readonly PlacePart[] {
  return postcodeFirstIn.has(country) ? postcodeFirst : cityFirst;
}

/** Countries whose post reads the postcode from a line of its own. */
const ownPostcodeLine: ReadonlySet<string> = new Set(['GB', 'IE', 'GG', 'JE', 'IM']);

/** The parts of an address; what is empty or missing is left out. */
export type WrittenAddress = Readonly<Partial<Record<string, string>>>;

/**
 * An address line by line, as the post of its country reads it.
 * @param locale the language of the name of the country
 */
export function writeAddressLines(address: WrittenAddress, locale: string): string[] {
  const { firstName = '', lastName = '', company, line1, line2, country = '', phone } = address;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    company,
    line1,
    line2,
    ...placeLines(address),
    country && nameCountry(country, locale),
    phone,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function placeLines({ city = '', region = '', postalCode = '', country = '' }: WrittenAddress) {
  if (ownPostcodeLine.has(country)) return [city, region, postalCode];
  const isFirst = placeOrder(country)[0] === 'postalCode';
  const beside = isFirst
    ? [postalCode, city]
    : [[city, region].filter(Boolean).join(', '), postalCode];
  return [beside.filter(Boolean).join(' '), isFirst ? region : ''];
}

function nameCountry(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
