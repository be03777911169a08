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
  await announceChanged(scope, rows);
  return rows.length;
}

async function announceChanged(scope: EventScope, rows: readonly { id: string }[]): Promise<void> {
  const products = rows.map(({ id }) => ({ productId: id, kind: 'updated' as const }));
  await announceEvent(scope, 'products-changed', { products });
}

/** Products that have a tag, locked; `alsoTo`: those that have another one too. */
export async function lockTagged(
  { trx, site: { siteId } }: EventScope,
  tag: string,
  to: string | undefined,
): Promise<{ ids: string[]; alsoTo: string[] }> {
  const { rows } = await sql<{ id: string; has_to: boolean }>`
    select id, tags @> ${[to ?? tag]}::text[] as has_to from products
    where site_id = ${siteId} and tags @> ${[tag]}::text[] order by id for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (to === undefined) return { ids, alsoTo: [] };
  return { ids, alsoTo: rows.filter((row) => row.has_to).map(({ id }) => id) };
}

/**
 * Puts a tag back onto products that are there still; `instead` goes from those, unless they had
 * both.
 */
export async function putTagBack(
  scope: EventScope,
  {
    tag,
    instead,
    ids,
    alsoTo,
  }: {
    tag: string;
    instead: string | undefined;
    ids: readonly string[];
    alsoTo: readonly string[];
  },
): Promise<void> {
  const { trx, site } = scope;
  const { rows } = await sql<{ id: string }>`
    update products set updated_at = now(), tags = case
      when ${instead ?? null}::text = any(tags) and id <> all(${alsoTo}::text[])
        then array_replace(tags, ${instead ?? null}::text, ${tag})
      else tags || ${tag}::text end
    where site_id = ${site.siteId} and id = any(${ids}::text[]) and not tags @> ${[tag]}::text[]
    returning id`.execute(trx);
  if (rows.length === 0) return;
  await bumpSiteVersion(trx, site.siteId);
  await announceChanged(scope, rows);
}
