import type { z } from 'zod';
import { ApiError, apiLimits, type apiKeySchema } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';

/** What staff see of a key. */
export type ApiKeyLine = z.input<typeof apiKeySchema>;

/** The newest first. */
export async function listApiKeys(db: ReadDatabase, siteId: string): Promise<ApiKeyLine[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'created_by'])
    .select(['last_used_at', 'expires_at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(apiLimits.keysPerSite)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdOn: row.created_at.getTime(),
    createdBy: row.created_by,
    lastUsedOn: row.last_used_at?.getTime() ?? null,
    expiresOn: row.expires_at?.getTime() ?? null,
  }));
}

/** @throws ApiError `not_found` */
export async function getApiKey(db: ReadDatabase, siteId: string, id: string): Promise<ApiKeyLine> {
  const found = (await listApiKeys(db, siteId)).find((key) => key.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}
