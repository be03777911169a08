import type { ReadDatabase } from '../../db/database.ts';
import { rememberBySite } from '../sites/remember-by-site.ts';

/** Categories with everything below them: whoever names one means those as well. */
export type WithBelow = (categoryIds: readonly string[]) => string[];

/** Reads how the categories of a site lie below each other. */
export const loadCategoryTree = rememberBySite(
  async (db: ReadDatabase, { siteId }): Promise<WithBelow> => {
    const rows = await db
      .selectFrom('categories')
      .select(['id', 'collection_id', 'url_path'])
      .where('site_id', '=', siteId)
      .execute();
    const below = (id: string) => {
      const own = rows.find((row) => row.id === id);
      if (!own) return [id];
      const inside = rows.filter(
        (row) =>
          row.collection_id === own.collection_id && row.url_path.startsWith(`${own.url_path}/`),
      );
      return [id, ...inside.map((row) => row.id)];
    };
    return (categoryIds) => [...new Set(categoryIds.flatMap(below))];
  },
);
