import type { CallAnswer } from '@sitewright/contract';

export type StoredOption =
  CallAnswer<'GET /api/sites/:identifier/shipping-options'>['shippingOptions'][number];

/** A way to ship in its form. */
export type OptionFields = Omit<StoredOption, 'id'>;

/** A way to ship that is begun. */
export function newOption(displayIndex: number): OptionFields {
  return {
    name: '',
    description: '',
    pricing: { kind: 'flat', priceCents: 500 },
    freeFromCents: null,
    handlingCents: 0,
    zones: [],
    displayIndex,
    isEnabled: true,
  };
}

/** A stored one without its id. */
export function toOptionFields({ id: _id, ...fields }: StoredOption): OptionFields {
  return fields;
}
