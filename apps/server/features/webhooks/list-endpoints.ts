import { ApiError, apiLimits, type webhookEndpointSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';

/** What staff see of an endpoint. */
export type EndpointLine = z.input<typeof webhookEndpointSchema>;

/** The newest first; those of one key alone, where it asks. A site has few. */
export async function listEndpoints(
  db: ReadDatabase,
  siteId: string,
  madeByKey?: string,
): Promise<EndpointLine[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'topics', 'state', 'failing_since', 'created_at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .$if(madeByKey !== undefined, (own) => own.where('made_by_key', '=', madeByKey!))
    .limit(apiLimits.endpointsPerSite)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    topics: row.topics,
    state: row.state,
    failingSince: row.failing_since?.getTime() ?? null,
    createdOn: row.created_at.getTime(),
  }));
}

/** @throws ApiError `not_found`, also for one that the key that asks did not make */
export async function getEndpoint(
  db: ReadDatabase,
  { siteId, id, madeByKey }: { siteId: string; id: string; madeByKey?: string },
): Promise<EndpointLine> {
  const found = (await listEndpoints(db, siteId, madeByKey)).find((endpoint) => endpoint.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}
