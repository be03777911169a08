/** The parts of a query that pages know; everything else is ignored, also by the page cache. */
export interface PageQuery {
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  readonly month?: string;
  readonly offset?: number;
  readonly isReverse: boolean;
  /** Which events of a list. */
  readonly view?: 'past' | 'upcoming' | undefined;
  readonly search?: string;
  /** Which page of the reviews of a product; missing: the first. */
  readonly reviews?: number;
}

const maxLength = 200;
const mostReviewPages = 1_000;

/** The parameters that pages know, checked; everything else of an address is ignored. */
export function readPageQuery(query: Readonly<Record<string, unknown>>): PageQuery {
  const offset = Number(query.offset);
  return {
    category: text(query.category),
    tag: text(query.tag),
    author: text(query.author),
    month: text(query.month),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : undefined,
    isReverse: query.reversePaginate === 'true',
    view: query.view === 'past' || query.view === 'upcoming' ? query.view : undefined,
    search: text(query.q),
    reviews: readReviewsPage(query.reviews),
  };
}

/** Equal queries give equal keys. */
export function pageQueryKey(query: PageQuery): string {
  const { category, tag, author, month, offset, isReverse, view, search, reviews } = query;
  const isPlain =
    [category, tag, author, month, offset, view, search, reviews].every((one) => !one) &&
    !isReverse;
  if (isPlain) return '';
  return JSON.stringify([category, tag, author, month, offset, isReverse, view, search, reviews]);
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.slice(0, maxLength);
}

function readReviewsPage(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 && page <= mostReviewPages ? page : undefined;
}
