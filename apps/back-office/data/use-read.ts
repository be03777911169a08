import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query';
import type { CallAddress, CallAnswer, CallFailure, CallInput } from '@sitewright/contract';
import { CallError, failureOf } from './call-error.ts';
import { call } from './client.ts';

/**
 * A read: pending, then success or failed; asking again starts a new one. PREF-05. What was read
 * before is shown while it is asked for anew.
 */
export type Read<Answer> =
  | { readonly state: 'pending' }
  | {
      readonly state: 'success';
      readonly answer: Answer;
      readonly isRefreshing: boolean;
      readonly refetch: () => void;
    }
  | { readonly state: 'failed'; readonly failure: CallFailure; readonly refetch: () => void };

/** How a read is asked. */
export interface ReadOptions {
  /** False: not yet, and it stays pending. */
  readonly isWanted?: boolean;
  /** The answer to the question before stays on the screen until the new one is there. */
  readonly keepsPrevious?: boolean;
}

/** Query of one call, for the screens and for reading ahead. */
export function readQuery<Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
) {
  return {
    queryKey: [address, input] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CallAnswer<Address>> => {
      const result = await call(address, input, signal);
      if (!result.ok) throw new CallError(result.failure);
      return result.answer;
    },
  };
}

/** Reads one call of the server. */
export function useRead<Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
  { isWanted = true, keepsPrevious = false }: ReadOptions = {},
): Read<CallAnswer<Address>> {
  const query = useQuery({
    ...readQuery(address, input),
    enabled: isWanted,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
  const refetch = () => void query.refetch();
  if (query.data !== undefined) {
    return { state: 'success', answer: query.data, isRefreshing: query.isFetching, refetch };
  }
  if (query.isError) return { state: 'failed', failure: failureOf(query.error), refetch };
  return { state: 'pending' };
}

/** The pages of a list that were read so far. */
export type PagedRead<Answer> = Read<readonly Answer[]> & {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
};

/** How answers name where the next page begins. */
type Continued = {
  readonly after?: string | null;
  readonly next?: string | null;
  readonly nextPageCursor?: string | null;
};

/** What is asked for the next page: calls of the specification name its place `cursor`. */
type NextPage = { readonly after: string } | { readonly cursor: string };

function nextOf({ after, next, nextPageCursor }: Continued): NextPage | undefined {
  if (nextPageCursor) return { cursor: nextPageCursor };
  const place = after ?? next;
  return place ? { after: place } : undefined;
}

/** Reads a list page by page: each goes on behind the one before. */
export function usePages<Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
): PagedRead<CallAnswer<Address>> {
  const query = useInfiniteQuery({
    queryKey: [address, input, 'pages'],
    initialPageParam: undefined as NextPage | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const asked = 'query' in input && typeof input.query === 'object' ? input.query : {};
      const placed = { ...input, query: { ...asked, ...pageParam } };
      const result = await call(address, placed, signal);
      if (!result.ok) throw new CallError(result.failure);
      return result.answer;
    },
    getNextPageParam: (page) => nextOf(page as Continued),
    placeholderData: keepPreviousData,
  });
  const more = {
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
  const refetch = () => void query.refetch();
  if (query.data) {
    const { pages } = query.data;
    return { state: 'success', answer: pages, isRefreshing: query.isFetching, refetch, ...more };
  }
  if (query.isError) return { state: 'failed', failure: failureOf(query.error), refetch, ...more };
  return { state: 'pending', ...more };
}
