/** Tags of products: they are there as long as a product has them. */
import { sql } from 'kysely';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

/**
 * Calls a tag otherwise on all products that have it, or takes it off them. A product that has
 * both keeps one, at the place of the first.
 * @returns how many products had it
 */
export async function replaceTag(
  scope: EventScope,
  tag: string,
  to: string | undefined,
): Promise<number> {
  const { trx, site } = scope;
  const { siteId } = site;
  const { rows } = await sql<{ id: string }>`
    update products set updated_at = now(), tags = coalesce((
      select array_agg(tag order by place) from (
        select tag, min(place) as place from (
          select case when had = ${tag} then ${to ?? null}::text else had end as tag, place
          from unnest(tags) with ordinality as one (had, place)
        ) as renamed where tag is not null group by tag
      ) as kept
    ), '{}')
    where site_id = ${siteId} and tags @> ${[tag]}::text[]
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  await bumpSiteVersion(trx, siteId);
  const products = rows.map(({ id }) => ({ productId: id, kind: 'updated' as const }));
  await announceEvent(scope, 'products-changed', { products });
  return rows.length;
}
