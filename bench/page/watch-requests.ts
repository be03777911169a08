import type { CDPSession } from '@playwright/test';

/** One request of a page; times in milliseconds since the first one started. */
export interface RequestTimes {
  readonly path: string;
  readonly startMs: number;
  readonly endMs: number;
  /** On the wire, headers included; 0 when it came from the browser's cache. */
  readonly bytes: number;
  readonly priority: string;
}

/** Notes every request from now on; the answer gives those that have ended. */
export function watchRequests(devtools: CDPSession): () => RequestTimes[] {
  const begun = new Map<string, { path: string; at: number; priority: string }>();
  const ended: { id: string; at: number; bytes: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname, search } = new URL(request.url);
    begun.set(requestId, {
      path: pathname + search,
      at: timestamp,
      priority: request.initialPriority,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    ended.push({ id: requestId, at: timestamp, bytes: encodedDataLength });
  });
  return () => {
    const first = Math.min(...[...begun.values()].map(({ at }) => at));
    return ended
      .flatMap(({ id, at, bytes }) => {
        const request = begun.get(id);
        if (request === undefined) return [];
        const { path, priority, at: startedAt } = request;
        return [
          {
            path,
            priority,
            startMs: (startedAt - first) * 1000,
            endMs: (at - first) * 1000,
            bytes,
          },
        ];
      })
      .toSorted((a, b) => a.startMs - b.startMs);
  };
}
