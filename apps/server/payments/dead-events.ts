/** Events of providers that were given up after many tries: a person has to look. */
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../context.ts';
import type { ReadDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { logDone } from '../features/activity/log-done.ts';
import type { Site } from '../features/sites/site.ts';
import { maxAttempts } from './back-off.ts';
import type { ProviderEvent } from './provider.ts';
import { findProvider, providersOf } from './providers.ts';
import { tryEvent } from './receive-event.ts';

export type DeadEvent = Pick<
  Selectable<Database['payment_events']>,
  'provider' | 'event_id' | 'type' | 'payment_id' | 'received_at' | 'last_error'
>;

/** The newest of a site, at most twenty. */
export function listDeadEvents(db: ReadDatabase, siteId: string): Promise<DeadEvent[]> {
  return db
    .selectFrom('payment_events')
    .select(['provider', 'event_id', 'type', 'payment_id', 'received_at', 'last_error'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'dead')
    .orderBy('received_at', 'desc')
    .orderBy('event_id')
    .limit(20)
    .execute();
}

/**
 * Tries a dead event once more; when it fails it is dead again, with the new reason.
 * @returns true when it is applied; false also when there is no such dead event
 */
export async function retryDeadEvent(
  ctx: AppContext,
  site: Site,
  { providerName, eventId }: { providerName: string; eventId: string },
): Promise<boolean> {
  const provider = findProvider(ctx, providerName);
  if (!provider) return false;
  const row = await ctx.transact(async (trx) => {
    const dead = await trx
      .updateTable('payment_events')
      .set({ state: 'waiting', attempts: maxAttempts - 1, next_attempt_at: ctx.now() })
      .where('site_id', '=', site.siteId)
      .where('provider', '=', providerName)
      .where('event_id', '=', eventId)
      .where('state', '=', 'dead')
      .returning(sql<ProviderEvent>`payload`.as('payload'))
      .executeTakeFirst();
    if (dead) {
      await logDone(
        { ctx, trx, site },
        {
          action: 'payment-event-retried',
          subject: `payment-event:${eventId}`,
          after: { provider: providerName, eventId },
        },
      );
    }
    return dead;
  });
  const source = { ctx, site, provider, providerOf: providersOf(ctx) };
  return row !== undefined && tryEvent(source, row.payload);
}
