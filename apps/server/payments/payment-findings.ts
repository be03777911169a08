/** Where the books of a provider and ours differ, and nobody but a person can tell who is right. */
import type { Selectable } from 'kysely';
import type { AppContext } from '../context.ts';
import type { ReadDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { logDone } from '../features/activity/log-done.ts';
import type { Site } from '../features/sites/site.ts';

export type PaymentFinding = Selectable<Database['payment_findings']>;

export type NewFinding = Pick<
  PaymentFinding,
  'site_id' | 'provider' | 'provider_ref' | 'kind' | 'payment_id' | 'amount_cents' | 'currency'
>;

/** Notes a difference; one that is known already stays as it is, closed or not. */
export async function noteFinding(ctx: AppContext, finding: NewFinding): Promise<void> {
  const known = await ctx.transact((trx) =>
    trx
      .insertInto('payment_findings')
      .values({ ...finding, found_at: ctx.now() })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'provider', 'provider_ref', 'kind']).doNothing(),
      )
      .returning('kind')
      .executeTakeFirst(),
  );
  if (known) ctx.log.error({ ...finding }, 'payments differ from those of the provider');
}

/** Open ones of a site, the newest first, at most fifty. */
export function listFindings(db: ReadDatabase, siteId: string): Promise<PaymentFinding[]> {
  return db
    .selectFrom('payment_findings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('provider_ref')
    .limit(50)
    .execute();
}

/** A person has looked at it. */
export async function closeFinding(
  { ctx, site }: { ctx: AppContext; site: Site },
  finding: Pick<PaymentFinding, 'provider' | 'provider_ref' | 'kind'>,
): Promise<void> {
  const { provider, provider_ref: providerRef, kind } = finding;
  await ctx.transact(async (trx) => {
    await trx
      .updateTable('payment_findings')
      .set({ closed_at: ctx.now() })
      .where('site_id', '=', site.siteId)
      .where('provider', '=', provider)
      .where('provider_ref', '=', providerRef)
      .where('kind', '=', kind)
      .execute();
    await logDone(
      { ctx, trx, site },
      {
        action: 'payment-finding-closed',
        subject: `payment-finding:${providerRef}`,
        after: { provider, providerRef, kind },
      },
    );
  });
}
