/** Who sells and who buys, as a paper names them. */
import type { Site } from '../sites/site.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Seller } from './paper-content.ts';

/** The shop as the owner wants it on papers; what is not set there comes from the business. */
export function readSeller(site: Site): Seller {
  const papers = readSettings(site, 'papers');
  const { contactEmail, contactPhoneNumber, location } = readSettings(site, 'business');
  const { addressLine1, addressLine2, addressCountry } = location;
  const own = papers.sellerAddress.split('\n');
  const shown = [addressLine1, addressLine2, addressCountry].map((line) => line ?? '');
  return {
    name: papers.sellerName || site.title,
    address: (papers.sellerAddress.trim() ? own : shown).map((line) => line.trim()).filter(Boolean),
    email: contactEmail,
    phone: contactPhoneNumber,
    vatId: papers.vatId,
    taxNumber: papers.taxNumber,
    register: papers.register,
    footer: papers.footer.trim(),
  };
}

/** A typed address as lines; the country by its name in the language of the paper. */
export function writeAddress(
  address: Readonly<Record<string, string>> | null,
  locale: string,
): string[] {
  if (!address) return [];
  const { company, firstName, lastName, line1, line2, city, region, postalCode, country } = address;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const lines = [company, person, line1, line2, writePlace({ city, region, postalCode, country })];
  return [...lines, country && nameCountry(country, locale)].filter((line) => !!line) as string[];
}

interface PlaceParts {
  city?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
}

const cityFirst = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'SG']);

/** `Hoboken NJ 07030`, `10115 Berlin`. */
function writePlace({ city, region, postalCode, country }: PlaceParts): string {
  const isCityFirst = cityFirst.has(country ?? '');
  const parts = isCityFirst ? [city, region, postalCode] : [postalCode, city, region];
  return parts.filter(Boolean).join(' ');
}

function nameCountry(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
