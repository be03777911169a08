import type { z } from 'zod';
import { ApiError, apiLimits, type apiKeySchema } from '@sitewright/contract';
import { isAllowed } from '../../policies/is-allowed.ts';
import type { ReadDatabase } from '../../db/database.ts';

/** What staff see of a key. */
export type ApiKeyLine = z.input<typeof apiKeySchema>;

/** The newest first. */
export async function listApiKeys(db: ReadDatabase, siteId: string): Promise<ApiKeyLine[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'created_by'])
    .select(['last_used_at', 'expires_at'])
    .select('created_by_id')
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(apiLimits.keysPerSite)
    .execute();
  const gone = await listGoneMakers(
    db,
    siteId,
    rows.flatMap((row) => row.created_by_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdOn: row.created_at.getTime(),
    createdBy: row.created_by,
    isMakerGone: row.created_by_id !== null && gone.has(row.created_by_id),
    lastUsedOn: row.last_used_at?.getTime() ?? null,
    expiresOn: row.expires_at?.getTime() ?? null,
  }));
}

/** Of these accounts those that may make keys of the site no more, or are gone. */
async function listGoneMakers(
  db: ReadDatabase,
  siteId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const makers = await db
    .selectFrom('staff_accounts as a')
    .leftJoin('site_staff as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on('s.site_id', '=', siteId),
    )
    .select(['a.id', 'a.is_owner as isOwner', 's.roles'])
    .where('a.id', 'in', [...new Set(accountIds)])
    .execute();
  const staying = makers
    .filter(({ isOwner, roles }) =>
      isAllowed({ isOwner, roles: roles ?? [] }, 'manage-integrations'),
    )
    .map(({ id }) => id);
  return new Set(accountIds).difference(new Set(staying));
}

/** @throws ApiError `not_found` */
export async function getApiKey(db: ReadDatabase, siteId: string, id: string): Promise<ApiKeyLine> {
  const found = (await listApiKeys(db, siteId)).find((key) => key.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}
