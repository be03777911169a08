/** Tells connections what became of sign-ups. Any number of processes may do it at once. */
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { ProviderError, type ToldMember } from '../providers/list-provider.ts';
import { listProviders } from '../providers/list-providers.ts';
import { openAccount } from './open-account.ts';

const atOnce = 20;
const timeoutMs = 10_000;
const minute = 60_000;
/** Longer than all tries of one claim together. */
const claimMs = 10 * minute;
/** After each failed try; the last one again and again. */
const waits = [minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];

interface Claimed {
  site_id: string;
  connection_id: string;
  member_id: string;
  revision: number;
  attempts: number;
}

/** Tells all that is due. */
export async function deliverListChanges(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  let count = atOnce;
  while (count === atOnce && !stopping?.aborted) {
    const claimed = await claim(ctx);
    count = claimed.length;
    for (const change of claimed) {
      if (stopping?.aborted) return;
      await deliver(ctx, change);
    }
  }
}

async function claim(ctx: AppContext): Promise<Claimed[]> {
  const now = ctx.now();
  const until = new Date(now.getTime() + claimMs);
  return ctx.transact(async (trx) => {
    const { rows } = await sql<Claimed>`update list_changes l
      set attempts = l.attempts + 1, next_attempt_at = ${until}::timestamptz
      from (select site_id, connection_id, member_id from list_changes
        where next_attempt_at <= ${now}::timestamptz
        order by next_attempt_at limit ${atOnce} for update skip locked) due
      where l.site_id = due.site_id and l.connection_id = due.connection_id
        and l.member_id = due.member_id
      returning l.site_id, l.connection_id, l.member_id, l.revision, l.attempts`.execute(trx);
    return rows;
  });
}

async function deliver(ctx: AppContext, change: Claimed): Promise<void> {
  const found = await load(ctx, change);
  if (!found) return;
  let failure: ProviderError | undefined;
  try {
    const account = await openAccount(ctx, found);
    const reach = {
      standIn: ctx.config.connectionsUrl,
      signal: AbortSignal.timeout(timeoutMs),
    };
    const { state } = found;
    if (state !== 'waiting') {
      const member: ToldMember = {
        email: found.email,
        state,
        place: found.place,
        askedAt: found.asked_at,
        requireDoubleOptIn: found.require_double_opt_in,
      };
      const to = { account, remoteId: found.remote_id };
      await listProviders[found.provider].tell(to, member, reach);
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    failure = error;
  }
  await note(ctx, change, failure);
}

function load(ctx: AppContext, { site_id, connection_id, member_id }: Claimed) {
  return ctx.db
    .selectFrom('list_connections as c')
    .innerJoin('mailing_list_members as m', (join) =>
      join.onRef('m.site_id', '=', 'c.site_id').onRef('m.list_id', '=', 'c.list_id'),
    )
    .select(['c.site_id', 'c.id', 'c.provider', 'c.sealed_key', 'c.address', 'c.remote_id'])
    .select(['c.require_double_opt_in', 'm.email', 'm.state', 'm.place', 'm.asked_at'])
    .where('c.site_id', '=', site_id)
    .where('c.id', '=', connection_id)
    .where('m.id', '=', member_id)
    .executeTakeFirst();
}

/** What changed again meanwhile stays and is told again. */
async function note(
  ctx: AppContext,
  { site_id: siteId, connection_id, member_id, revision, attempts }: Claimed,
  failure: ProviderError | undefined,
): Promise<void> {
  await ctx.transact(async (trx) => {
    if (!failure || failure.isFinal) {
      await trx
        .deleteFrom('list_changes')
        .where('site_id', '=', siteId)
        .where('connection_id', '=', connection_id)
        .where('member_id', '=', member_id)
        .where('revision', '=', revision)
        .execute();
    } else {
      const wait = waits[Math.min(attempts, waits.length) - 1] ?? minute;
      await trx
        .updateTable('list_changes')
        .set({ next_attempt_at: new Date(ctx.now().getTime() + wait) })
        .where('site_id', '=', siteId)
        .where('connection_id', '=', connection_id)
        .where('member_id', '=', member_id)
        .where('revision', '=', revision)
        .execute();
    }
    await trx
      .updateTable('list_connections')
      .set({ last_error: failure?.message ?? '' })
      .where('site_id', '=', siteId)
      .where('id', '=', connection_id)
      .execute();
  });
}
