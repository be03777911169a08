import { sql } from 'kysely';

/**
 * Pages of `collections` that were begun in the editor, were never published and have nothing
 * else to show: visitors find them nowhere. The home page is always there.
 */
export const isNeverPublished = sql<boolean>`(not collections.is_homepage
  and collections.main_content = '' and not collections.settings ? 'page'
  and exists (select 1 from documents d where d.site_id = collections.site_id
    and d.purpose = 'page' and d.owner_id = collections.id and d.published_revision is null))`;
