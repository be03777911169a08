/** The one writer of keys. */
import { ApiError, apiLimits, type ApiKeyDraft } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { hashToken } from '../../db/hash-token.ts';
import { hintOf, newApiKey } from './api-key-text.ts';

/** Who answers for a key. */
interface Maker {
  accountId: string;
  displayName: string;
}

export interface NewApiKey extends ApiKeyDraft {
  by: Maker;
  now: Date;
}

/**
 * Makes a key. The key itself is answered here and kept nowhere. APIK-02
 * @throws ApiError `too_many_keys`
 */
export async function createApiKey(
  trx: WriteTransaction,
  siteId: string,
  { name, scopes, expiresOn, by, now }: NewApiKey,
): Promise<{ id: string; secret: string }> {
  await lockKey(trx, `api_keys:${siteId}`);
  const { known } = await trx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (Number(known) >= apiLimits.keysPerSite) throw new ApiError('too_many_keys');
  const [id, secret] = [newId(), newApiKey()];
  await trx
    .insertInto('api_keys')
    .values({
      site_id: siteId,
      id,
      name: name.trim(),
      hint: hintOf(secret),
      hash: hashToken(secret),
      scopes: [...new Set(scopes)],
      created_by: by.displayName,
      created_by_id: by.accountId,
      created_at: now,
      expires_at: expiresOn === null ? null : new Date(expiresOn),
    })
    .execute();
  return { id, secret };
}

/**
 * Takes a key over: it has a new secret, and the old one is refused from now on. Name, scopes and
 * endpoints stay.
 * @throws ApiError `not_found`
 */
export async function renewApiKey(
  trx: WriteTransaction,
  siteId: string,
  { id, by }: { id: string; by: Maker },
): Promise<string> {
  const secret = newApiKey();
  const { numUpdatedRows } = await trx
    .updateTable('api_keys')
    .set({
      hint: hintOf(secret),
      hash: hashToken(secret),
      created_by: by.displayName,
      created_by_id: by.accountId,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
  return secret;
}

/** False when it was gone already. */
export async function deleteApiKey(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('api_keys')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that a key was used. */
export async function noteApiKeyUse(
  trx: WriteTransaction,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}
