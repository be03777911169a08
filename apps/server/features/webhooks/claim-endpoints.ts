/** Whose turn it is: an endpoint is delivered to by one process at a time. */
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

export type EndpointRow = Selectable<Database['webhook_endpoints']>;

/** Renewed before every request, which may last much shorter: only a killed process lets it end. */
const claimMs = 60_000;

/** Endpoints of one site that are delivered to at once, by all processes together. */
const lanesOfSite = 3;

/** Takes an endpoint for which something is due, and which nobody else delivers to. */
export async function claimEndpoint(
  ctx: Pick<AppContext, 'transact' | 'now'>,
): Promise<EndpointRow | undefined> {
  const now = ctx.now();
  return ctx.transact(async (trx) => {
    const found = await trx
      .selectFrom('webhook_endpoints as e')
      .select(['e.site_id', 'e.id'])
      .where('e.state', '=', 'active')
      .where((eb) => eb.or([eb('e.claimed_until', 'is', null), eb('e.claimed_until', '<=', now)]))
      .where((eb) => eb.or([eb('e.rest_until', 'is', null), eb('e.rest_until', '<=', now)]))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('webhook_deliveries as d')
            .select(sql`1`.as('one'))
            .whereRef('d.site_id', '=', 'e.site_id')
            .whereRef('d.endpoint_id', '=', 'e.id')
            .where('d.state', '=', 'pending')
            .where('d.next_attempt_at', '<=', now),
        ),
      )
      // One site holds a part of the lanes, and who waits longest is next.
      .where((eb) =>
        eb(
          eb
            .selectFrom('webhook_endpoints as o')
            .select((of) => of.fn.countAll<number>().as('held'))
            .whereRef('o.site_id', '=', 'e.site_id')
            .where('o.claimed_until', '>', now),
          '<',
          lanesOfSite,
        ),
      )
      .orderBy('e.last_turn_at', (order) => order.asc().nullsFirst())
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!found) return undefined;
    return trx
      .updateTable('webhook_endpoints')
      .set({ claimed_until: claimEnd(now), last_turn_at: now })
      .where('site_id', '=', found.site_id)
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** The endpoint as it stands now; undefined when it is gone or off. */
export async function renewClaim(
  ctx: Pick<AppContext, 'transact' | 'now'>,
  { site_id: siteId, id }: EndpointRow,
): Promise<EndpointRow | undefined> {
  return ctx.transact((trx) =>
    trx
      .updateTable('webhook_endpoints')
      .set({ claimed_until: claimEnd(ctx.now()) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('state', '=', 'active')
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Lets others deliver to the endpoint again. */
export async function releaseClaim(
  ctx: Pick<AppContext, 'transact'>,
  { site_id: siteId, id }: EndpointRow,
): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('webhook_endpoints')
      .set({ claimed_until: null })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute(),
  );
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
