/** Refuses to write over what somebody else wrote meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldConflict } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { findField, type SettingChange } from './check-settings.ts';
import { readSettings } from './read-settings.ts';

/** What a writer saw, by `group.field`. */
export type SeenSettings = ReadonlyMap<string, unknown>;

interface Edit {
  readonly siteId: string;
  readonly seen: SeenSettings;
  readonly changes: readonly SettingChange[];
}

/**
 * Holds the row of the site and compares. A secret is never seen, so it is simply replaced.
 * @throws ApiError `edited_meanwhile` with both versions of each field that differs
 */
export async function requireAsSeen(
  trx: WriteTransaction,
  { siteId, seen, changes }: Edit,
): Promise<void> {
  const site = await trx
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw new ApiError('not_found');
  const conflicts: Record<string, FieldConflict> = {};
  for (const { group, field, value } of changes) {
    const name = `${group}.${field}`;
    if (findField(group, field)?.setting.visibility === 'secret') continue;
    const present = new Map<string, unknown>(
      Object.entries(readSettings({ siteId, settings: site.settings }, group)),
    ).get(field);
    const isFree = isDeepStrictEqual(present, seen.get(name)) || isDeepStrictEqual(present, value);
    if (!isFree) conflicts[name] = { theirs: present, yours: value };
  }
  if (Object.keys(conflicts).length > 0) throw new ApiError('edited_meanwhile', {}, { conflicts });
}
