/** Countries as addresses need them: codes, names, regions, and what their parts are called. */
import { countryCodes, type ShippingOption } from '@sitewright/commerce';
import {
  makeSay,
  placeOrder,
  type Country,
  type Say,
  type VisitorText,
} from '@sitewright/contract';
import { sayOf } from '../settings/say-of.ts';

type Regions = readonly (readonly [code: string, name: string])[];

function parseRegions(text: string): Regions {
  return text.split(',').map((pair) => {
    const [code = '', name = ''] = pair.split(':');
    return [code, name] as const;
  });
}

const regionsByCountry: Readonly<Record<string, Regions>> = {
  US: parseRegions(
    'AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,' +
      'DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,ID:Idaho,IL:Illinois,' +
      'IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,' +
      'MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,MO:Missouri,MT:Montana,' +
      'NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,' +
      'NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,' +
      'RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,' +
      'VT:Vermont,VA:Virginia,WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming,' +
      'AA:Armed Forces Americas,AE:Armed Forces Europe,AP:Armed Forces Pacific',
  ),
  CA: parseRegions(
    'AB:Alberta,BC:British Columbia,MB:Manitoba,NB:New Brunswick,' +
      'NL:Newfoundland and Labrador,NS:Nova Scotia,NT:Northwest Territories,NU:Nunavut,' +
      'ON:Ontario,PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon',
  ),
  AU: parseRegions(
    'ACT:Australian Capital Territory,NSW:New South Wales,NT:Northern Territory,QLD:Queensland,' +
      'SA:South Australia,TAS:Tasmania,VIC:Victoria,WA:Western Australia',
  ),
};

const regionLabels: Readonly<Record<string, 'State' | 'Province'>> = {
  US: 'State',
  CA: 'Province',
  AU: 'State',
};
type PostalCodeLabel =
  | 'ZIP code'
  | 'Postcode'
  | 'Eircode'
  | 'Postcode (PLZ)'
  | 'Postcode (CAP)'
  | 'Postcode (CEP)'
  | 'PIN code';

const postalCodeLabels: Readonly<Record<string, PostalCodeLabel>> = {
  US: 'ZIP code',
  GB: 'Postcode',
  AU: 'Postcode',
  NZ: 'Postcode',
  NL: 'Postcode',
  IE: 'Eircode',
  AT: 'Postcode (PLZ)',
  CH: 'Postcode (PLZ)',
  DE: 'Postcode (PLZ)',
  LI: 'Postcode (PLZ)',
  IT: 'Postcode (CAP)',
  BR: 'Postcode (CEP)',
  IN: 'PIN code',
};
const cityLabels: Readonly<Record<string, 'Suburb' | 'Town or city'>> = {
  AU: 'Suburb',
  GB: 'Town or city',
  IE: 'Town or city',
  NZ: 'Town or city',
};

/** Countries whose addresses have no postal code. */
const withoutPostalCode = new Set(
  (
    'AE AG AO AW BB BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI ' +
    'KM KN KP LC LY ML MO MR MS MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VC ' +
    'VU YE ZW'
  ).split(' '),
);

const byLanguage = new Map<string, readonly Country[]>();

/** All countries, sorted by their names in a language (BCP 47). */
export function listCountries(locale: string): readonly Country[] {
  const known = byLanguage.get(locale);
  if (known) return known;
  const say = sayOf({ locale });
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const countries = countryCodes
    .map((code) => describeCountry(code, { name: names.of(code) ?? code, say }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  byLanguage.set(locale, countries);
  return countries;
}

function describeCountry(
  code: string,
  { name, say }: { name: string; say: Say<VisitorText> },
): Country {
  return {
    code,
    name,
    regions: (regionsByCountry[code] ?? []).map(([region, label]) => ({
      code: region,
      name: label,
    })),
    regionLabel: say(regionLabels[code] ?? ''),
    postalCodeLabel: withoutPostalCode.has(code)
      ? ''
      : say(postalCodeLabels[code] ?? 'Postal code'),
    cityLabel: say(cityLabels[code] ?? 'City'),
    placeOrder: [...placeOrder(code)],
  };
}

/**
 * The countries that something can be sent to. Where things can be picked up, or an option goes
 * everywhere, buyers of all countries come.
 */
export function listServedCountries(
  countries: readonly Country[],
  options: readonly ShippingOption[],
): readonly Country[] {
  const isOpenToAll = options.some(
    ({ pricing, zones }) => pricing.kind === 'pickup' || zones.length === 0,
  );
  if (isOpenToAll || options.length === 0) return countries;
  const served = new Set(options.flatMap(({ zones }) => zones.map(({ country }) => country)));
  return countries.filter(({ code }) => served.has(code));
}

/** What the checkout says of a country, in English; undefined for a code that none has. */
export function findCountry(code: string): Country | undefined {
  if (!countryCodes.includes(code)) return undefined;
  return describeCountry(code, { name: '', say: makeSay() });
}
