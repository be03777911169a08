/** Doing what a program or a screen asks once, however often it asks. */
import { createHash } from 'node:crypto';
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';

/** A request that may come again, because its answer was lost on the way. */
export interface RepeatedRequest {
  siteId: string;
  /** Id of the key of a program, or who of the staff asks. */
  keyId: string;
  /** The `Idempotency-Key`. */
  requestKey: string;
  /** What is asked for, as it was parsed. */
  body: unknown;
  now: Date;
}

/**
 * True the first time, in whose transaction the work is done; false when it was done before. The
 * second of two that come at once waits for the first.
 * @throws ApiError `idempotency_key_reused` when the key came with something else
 */
export async function isFirstRequest(
  trx: WriteTransaction,
  { siteId, keyId, requestKey, body, now }: RepeatedRequest,
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('api_requests')
    .values({
      site_id: siteId,
      key_id: keyId,
      request_key: requestKey,
      body_hash: hash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'key_id', 'request_key']).doNothing())
    .executeTakeFirstOrThrow();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return true;
  const known = await trx
    .selectFrom('api_requests')
    .select('body_hash')
    .where('site_id', '=', siteId)
    .where('key_id', '=', keyId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  if (known.body_hash !== hash) throw new ApiError('idempotency_key_reused');
  return false;
}

/** What somebody of the staff asks for, and under which key; none: it is done each time. */
interface AskedByStaff {
  readonly staff: { readonly accountId: string };
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  readonly body: unknown;
}

/** {@link isFirstRequest}, of a screen: it sends a write again whose answer it did not get. */
export function isFirstOfStaff(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: { siteId: string } },
  { staff, headers, body }: AskedByStaff,
): Promise<boolean> {
  const requestKey = headers['idempotency-key'];
  if (requestKey === undefined) return Promise.resolve(true);
  const keyId = `staff:${staff.accountId}`;
  return isFirstRequest(trx, { siteId: site.siteId, keyId, requestKey, body, now: ctx.now() });
}
