import type { CallAnswer } from '@sitewright/contract';

type StoredDiscount = CallAnswer<'GET /api/sites/:identifier/discounts/:id'>['discount'];
type StoredSale = CallAnswer<'GET /api/sites/:identifier/sales'>['sales'][number];

/** A discount in its form. */
export type DiscountFields = Omit<StoredDiscount, 'id' | 'usedCount' | 'testUsedCount'>;

/** A sale in its form. */
export type SaleFields = Omit<StoredSale, 'id'>;

export type { StoredDiscount, StoredSale };

/** A discount that is begun. */
export const newDiscount: DiscountFields = {
  name: '',
  code: '',
  benefit: { kind: 'percent', ratePpm: 100_000 },
  itemIds: [],
  categoryIds: [],
  minSubtotalCents: 0,
  minQuantity: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  customerGroups: [],
  isFirstOrderOnly: false,
  priority: 0,
  isExclusive: false,
  isEnabled: true,
};

/** A sale that is begun. */
export const newSale: SaleFields = {
  name: '',
  benefit: { kind: 'percent', ratePpm: 100_000 },
  itemIds: [],
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  isEnabled: true,
};

/** A stored discount without what nobody edits. */
export function toDiscountFields(discount: StoredDiscount): DiscountFields {
  const { id: _id, usedCount: _used, testUsedCount: _test, ...fields } = discount;
  return fields;
}

/** A stored sale without its id. */
export function toSaleFields({ id: _id, ...fields }: StoredSale): SaleFields {
  return fields;
}
