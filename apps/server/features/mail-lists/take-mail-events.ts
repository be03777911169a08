/** `POST /api/mail/events`: bounces and complaints, as a mail provider tells them. */
import { ApiError, mailEventsSchema } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { isSignedEvent } from '../../http/event-signature.ts';
import { parseRequest } from '../../http/parse-request.ts';
import type { RawEvent } from '../../payments/provider.ts';
import { suppressAddress } from '../mail/suppressions.ts';
import { readSecretSetting } from '../settings/secret-settings.ts';
import type { Site } from '../sites/site.ts';

/** Signatures are taken for five minutes before and after; an id is known for much longer. */
const keptMs = 2 * DAY_MS;
const longestId = 200;

/**
 * Puts the addresses on the list, in one transaction; what came before is left alone.
 * @throws ApiError `not_allowed` for a signature that is not of this site, or old; `invalid_request`
 */
export async function takeMailEvents(
  ctx: AppContext,
  { siteId }: Site,
  raw: RawEvent,
): Promise<void> {
  const field = { group: 'mails', field: 'eventSecret' } as const;
  const secret = await readSecretSetting(ctx, siteId, field);
  const now = ctx.now();
  if (!secret || !isSignedEvent(raw, secret, now.getTime())) throw new ApiError('not_allowed');
  const { events } = parseRequest(mailEventsSchema, parseJson(raw.body));
  const event_id = String(raw.headers['webhook-id']).slice(0, longestId);
  await ctx.transact(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('mail_events')
      .values({ site_id: siteId, event_id, received_at: now })
      .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    for (const { type, email, isPermanent, reason: note } of events) {
      if (type === 'bounce' && !isPermanent) continue;
      const reason = type === 'bounce' ? 'hard-bounce' : 'complaint';
      await suppressAddress(trx, { siteId, email: email.trim(), reason, note }, now);
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request');
  }
}

/** Ids that no signature is taken for any more. */
export async function forgetMailEvents({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  await transact((trx) =>
    trx.deleteFrom('mail_events').where('received_at', '<', before).execute(),
  );
}
