import type { CallAnswer } from '@sitewright/contract';

export type StoredTax = CallAnswer<'GET /api/sites/:identifier/tax-rules'>['taxRules'][number];

/** A tax in its form. */
export type TaxFields = Omit<StoredTax, 'id' | 'preset'>;

/** A tax that is begun. */
export const newTax: TaxFields = {
  name: '',
  zone: { country: '' },
  ratePpm: 0,
  isOnShipping: false,
  isIncludedInPrice: false,
  productTypes: null,
  taxClasses: null,
  validFrom: null,
  validUntil: null,
};

/** A stored one without what nobody edits. */
export function toTaxFields({ id: _id, preset: _preset, ...fields }: StoredTax): TaxFields {
  return fields;
}
