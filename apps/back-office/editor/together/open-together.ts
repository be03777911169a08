import { createClient, presenceLimits } from '@sitewright/contract';
import { call } from '../../data/client.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { readEditsSince } from '../store/save-edits.ts';
import { Together, type Standing } from './together.ts';

const path = 'GET /api/sites/:identifier/documents/:id/presence';

/** Sent even while the tab closes. */
const lastWords = createClient({
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  readCrumb: () => undefined,
  pause: () => Promise.resolve(),
});

interface Wish {
  readonly identifier: string;
  readonly id: string;
  readonly tab: string;
  readonly store: EditorStore;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Tells others of this tab, and the store of what they save, until the signal ends it. */
export function openTogether({ identifier, id, tab, store, signal }: Wish): Together {
  const params = { identifier, id };
  const leave = () => void lastWords(path, { params, query: { tab, isLeaving: 'true' } });
  const together = new Together({
    store,
    ask: async ({ chosen, isWriting }: Standing) => {
      const answer = await call(path, {
        params,
        query: {
          tab,
          chosen: chosen.slice(0, presenceLimits.chosen).join(','),
          isWriting: isWriting ? 'true' : 'false',
        },
      });
      if (!answer.ok) return undefined;
      const { others, ...head } = answer.answer;
      return { head, others };
    },
    leave,
    readSince: (revision) => readEditsSince(identifier, id, revision),
    isSeen: () => document.visibilityState === 'visible',
    now: () => Date.now(),
  });
  if (signal.aborted) return together;
  document.addEventListener('visibilitychange', () => together.look(), { signal });
  addEventListener('pagehide', leave, { signal });
  // A page that comes back as it was left.
  addEventListener('pageshow', () => together.look(), { signal });
  signal.addEventListener('abort', () => together.end());
  together.start();
  return together;
}
