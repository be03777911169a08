/** Texts show a file by its address; after it was replaced they show the new one. */
import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** Texts in which owners place files: table and column. */
const texts: readonly (readonly [table: string, column: string])[] = [
  ['products', 'body'],
  ['products', 'excerpt'],
  // Goes with it: otherwise it would look as if somebody had written another body.
  ['documents', 'owner_html'],
  ['collections', 'main_content'],
  ['content_items', 'body'],
  ['content_items', 'excerpt'],
];

/** Puts the new address where any earlier one of the file stands; what follows `?` stays. */
export async function rewriteAddresses(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
  address: string,
): Promise<void> {
  const place = `/content/v1/${siteId}/${id}/`;
  // Ids are letters, digits and lines: nothing in the place means more than itself.
  const earlier = `${place}(?:[0-9]+/)?[^/?"'\\s<>()&#]+`;
  for (const [table, column] of texts) {
    const text: RawBuilder<string> = sql.ref(column);
    await sql`update ${sql.table(table)}
      set ${text} = regexp_replace(${text}, ${earlier}, ${address.replaceAll('\\', '\\\\')}, 'g')
      where site_id = ${siteId} and ${text} like ${`%${place}%`}`.execute(trx);
  }
}
