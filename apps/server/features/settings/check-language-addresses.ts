/** Where a page stands no language begins, whoever writes the languages of a site. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { SettingChange } from './check-settings.ts';

/** @throws ApiError `address_taken` for languages whose pages would stand over one of the site */
export async function checkLanguageAddresses(
  trx: WriteTransaction,
  siteId: string,
  changes: readonly SettingChange[],
): Promise<void> {
  const segments = changes.flatMap(({ group, field, value }) =>
    group === 'languages' && field === 'languages' ? codesIn(value) : [],
  );
  if (segments.length === 0) return;
  const taken = await trx
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<string>`split_part(lower(url_id), '/', 1)`, 'in', segments)
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new ApiError('address_taken');
}

/** The value has passed its schema. */
function codesIn(value: unknown): string[] {
  const languages = (value ?? []) as readonly { readonly code: string }[];
  return languages.map(({ code }) => code.toLowerCase());
}
