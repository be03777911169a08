/** The filters of the list of reviews, as they stand in its address. */
import { reviewStates } from '@sitewright/contract';

type Values = Readonly<Record<string, string>>;

const oneOf = <Value extends string>(
  value: string | undefined,
  known: readonly Value[],
): Value | undefined => known.find((one) => one === value);

/** What the calls are asked; what the address says wrongly is left out. */
export function reviewQuery(values: Values) {
  const { search, productId } = values;
  const state = oneOf(values['state'], reviewStates);
  const source = oneOf(values['source'], ['native', 'imported']);
  const rating = oneOf(values['rating'], ['1', '2', '3', '4', '5']);
  const isAnswered = oneOf(values['isAnswered'], ['true', 'false']);
  return {
    ...(search && { search }),
    ...(productId && { productId }),
    ...(state && { state }),
    ...(source && { source }),
    ...(rating && { rating }),
    ...(isAnswered && { isAnswered }),
  };
}

/** What shows or changes reviews. */
export const reviewReads = [
  'GET /api/sites/:identifier/reviews',
  'GET /api/sites/:identifier/reviews/count',
  'GET /api/sites/:identifier/reviews/:id',
] as const;
