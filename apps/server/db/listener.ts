/** LISTEN on one connection for all channels of the process, opened again when it breaks. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';

const firstRetryMs = 200;
const longestRetryMs = 10_000;

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

export interface Listener {
  /** See `OpenDatabase.listen`. `channel` must be a plain lower-case name. */
  listen: OpenDatabase['listen'];
  close(): Promise<void>;
}

/** Connects with the first `listen`. */
export function createListener(connection: pg.ClientConfig): Listener {
  const stopped = new AbortController();
  const subscriptions = new Set<Subscription>();
  let client: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'sitewright listener',
      keepAlive: true,
    });
    const ended = Promise.withResolvers<void>();
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.onMessage(payload);
      }
    });
    fresh.on('error', () => ended.resolve());
    fresh.on('end', () => ended.resolve());
    await fresh.connect();
    void ended.promise.then(() => reconnect(fresh));
    return fresh;
  }

  async function reconnect(broken: pg.Client): Promise<void> {
    await broken.end().catch(() => {});
    for (
      let delay = firstRetryMs;
      !stopped.signal.aborted;
      delay = Math.min(delay * 2, longestRetryMs)
    ) {
      try {
        await wait(delay, undefined, { signal: stopped.signal, ref: false });
        const fresh = await connect();
        client = Promise.resolve(fresh);
        for (const { channel } of subscriptions) await listenOn(fresh, channel);
        for (const { onGap } of subscriptions) onGap();
        return;
      } catch {
        // The server is still away: try again later.
      }
    }
  }

  return {
    async listen(channel, onMessage, onGap) {
      client ??= connect();
      await listenOn(await client, channel);
      const subscription = { channel, onMessage, onGap };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    async close() {
      stopped.abort();
      await (await client?.catch(() => undefined))?.end().catch(() => {});
    },
  };
}

function listenOn(client: pg.Client, channel: string): Promise<unknown> {
  return client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
