/** LISTEN on a connection of its own, opened again when it breaks. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';

const firstRetryMs = 200;
const longestRetryMs = 10_000;

/** See `OpenDatabase.listen`. `channel` must be a plain lower-case name. */
export function createListener(url: string): OpenDatabase['listen'] {
  return async (channel, onMessage, onGap) => {
    const stopped = new AbortController();
    let client: pg.Client | undefined;

    async function connect(): Promise<void> {
      const fresh = new pg.Client({
        connectionString: url,
        application_name: 'sitewright listener',
        keepAlive: true,
      });
      const ended = Promise.withResolvers<void>();
      fresh.on('notification', (notification) => onMessage(notification.payload ?? ''));
      fresh.on('error', () => ended.resolve());
      fresh.on('end', () => ended.resolve());
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = fresh;
      void ended.promise.then(reconnect);
    }

    async function reconnect(): Promise<void> {
      await client?.end().catch(() => {});
      for (
        let delay = firstRetryMs;
        !stopped.signal.aborted;
        delay = Math.min(delay * 2, longestRetryMs)
      ) {
        try {
          await wait(delay, undefined, { signal: stopped.signal, ref: false });
          await connect();
          onGap();
          return;
        } catch {
          // The server is still away: try again later.
        }
      }
    }

    await connect();
    return async () => {
      stopped.abort();
      await client?.end().catch(() => {});
    };
  };
}
