/** What the screens know of the server's answers, and how tabs stay in step. */
import type { CallFailure } from '@sitewright/contract';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { failureOf, wasTold } from './call-error.ts';

const everything: readonly string[] = ['*'];
const channelName = 'sitewright-writes';

/**
 * Answers are shown at once and asked for anew; they stay known for half an hour. A write that
 * failed is told by `onWriteFailed`, unless its screen does.
 */
export function createQueryClient(onWriteFailed: (failure: CallFailure) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (mutation.meta?.['isToldByScreen'] === true || wasTold(error)) return;
        onWriteFailed(failureOf(error));
      },
    }),
    defaultOptions: {
      // The client tries reads again by itself where no answer came (D-75).
      queries: { retry: false, gcTime: 30 * 60_000, staleTime: 2_000 },
      mutations: { retry: false },
    },
  });
}

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/**
 * Has every answer to these calls asked for anew, in this tab and in all others of the browser.
 * An address stands for all its answers, whatever was asked.
 */
export async function refreshReads(
  client: QueryClient,
  addresses: readonly string[],
): Promise<void> {
  openChannel()?.postMessage(addresses);
  await invalidate(client, addresses);
}

/** Everything that is shown, in all tabs: what was written is not known to who asks. */
export async function refreshAllReads(client: QueryClient): Promise<void> {
  openChannel()?.postMessage(everything);
  await invalidate(client, everything);
}

/** Listens to what other tabs wrote. Answers how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  const listening = openChannel();
  const onMessage = ({ data }: MessageEvent<readonly string[]>) => void invalidate(client, data);
  listening?.addEventListener('message', onMessage);
  return () => listening?.removeEventListener('message', onMessage);
}

async function invalidate(client: QueryClient, addresses: readonly string[]): Promise<void> {
  if (addresses.includes('*')) await client.invalidateQueries();
  await Promise.all(addresses.map((address) => client.invalidateQueries({ queryKey: [address] })));
}
