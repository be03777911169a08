/** The parts of a query that pages know; everything else is ignored, also by the page cache. */
export interface PageQuery {
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  readonly month?: string;
  readonly offset?: number;
  readonly isReverse: boolean;
  readonly search?: string;
}

const maxLength = 200;

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
    search: text(query.q),
  };
}

/** Equal queries give equal keys. */
export function pageQueryKey(query: PageQuery): string {
  const { category, tag, author, month, offset, isReverse, search } = query;
  const isPlain = !category && !tag && !author && !month && !offset && !isReverse && !search;
  if (isPlain) return '';
  return JSON.stringify([category, tag, author, month, offset, isReverse, search]);
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.slice(0, maxLength);
}
