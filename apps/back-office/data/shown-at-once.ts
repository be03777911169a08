/** What screens show before the server says so, and how it is taken back when it refuses. */
import type { CallAddress, CallAnswer, CallInput } from '@sitewright/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Change = (answer: unknown, asked: unknown) => unknown;

/** A read whose known answers change at once. */
export interface Shown {
  readonly address: CallAddress;
  readonly change: Change;
}

/** Says how known answers to a read will look; pages of a list are changed one by one. */
export function showing<Address extends CallAddress>(
  address: Address,
  change: (answer: CallAnswer<Address>, asked: CallInput<Address>) => CallAnswer<Address>,
): Shown {
  return { address, change: change as Change };
}

/** Shows it. Answers how to take it back. */
export async function showAtOnce(
  client: QueryClient,
  shown: readonly Shown[],
): Promise<() => void> {
  const takenBack: (() => void)[] = [];
  for (const { address, change } of shown) {
    // An answer that is on its way says how it was before. One that is waited for is not stopped.
    await client.cancelQueries({
      queryKey: [address],
      predicate: ({ state }) => state.data !== undefined,
    });
    for (const [key, before] of client.getQueriesData({ queryKey: [address] })) {
      if (before === undefined) continue;
      const now = changeAnswer(key, before, change);
      if (now === before) continue;
      // What is kept is not what was given: parts that are alike stay those of before.
      const kept = client.setQueryData(key, now);
      takenBack.push(() => {
        // Whatever came since stays; it is asked for anew below.
        if (client.getQueryData(key) === kept) client.setQueryData(key, before);
      });
    }
  }
  return () => {
    for (const back of takenBack.toReversed()) back();
    for (const { address } of shown) void client.invalidateQueries({ queryKey: [address] });
  };
}

interface Pages {
  readonly pages: readonly unknown[];
}

function changeAnswer([, asked, kind]: QueryKey, before: unknown, change: Change): unknown {
  if (kind !== 'pages') return change(before, asked);
  const { pages, ...rest } = before as Pages;
  const changed = pages.map((page) => change(page, asked));
  return changed.every((page, at) => page === pages[at]) ? before : { ...rest, pages: changed };
}
