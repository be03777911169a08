import { leftCartStates, type CallAnswer, type LeftCartState } from '@sitewright/contract';

export const leftCartsRead = 'GET /api/sites/:identifier/left-carts';
export const leftCartSumsRead = 'GET /api/sites/:identifier/left-carts/sums';

/** One of the list. */
export type LeftCart = CallAnswer<typeof leftCartsRead>['carts'][number];

/** The filter and the search of an address of the list. */
export function leftCartQuery(values: Readonly<Record<string, string>>): {
  state?: LeftCartState;
  search?: string;
} {
  const state = leftCartStates.find((one) => one === values['state']);
  const search = values['search'] ?? '';
  return { ...(state && { state }), ...(search && { search }) };
}
