import type { ReadDatabase } from '../../db/database.ts';

/** What programs and the log call the customer with this email, in small letters. */
export async function findCustomerId(
  db: ReadDatabase,
  siteId: string,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}
