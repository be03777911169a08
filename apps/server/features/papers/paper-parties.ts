/** Who sells and who buys, as a paper names them. */
import { writeAddressLines } from '@sitewright/contract';
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

/** A typed address as lines; the phone is for the checkout and the carrier alone. */
export function writePaperAddress(
  address: Readonly<Record<string, string>> | null,
  locale: string,
): string[] {
  return address ? writeAddressLines({ ...address, phone: '' }, locale) : [];
}
