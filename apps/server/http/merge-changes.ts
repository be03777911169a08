/** Puts an edit on top of what stands there now. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldConflict } from '@sitewright/contract';

type Changes = Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;

/** The values to store, of the fields that really change. */
export type Merged<Fields> = { [Name in keyof Fields]?: Fields[Name] };

/**
 * Merges the fields of an edit with the present ones. A field that nobody touched since the writer
 * saw it takes the new value; one that says already what the writer wants stays; one that somebody
 * else changed is a conflict, and then nothing is merged. Absent and undefined are the same.
 * @throws ApiError `edited_meanwhile` (409) with `conflicts`: theirs and yours by field
 */
export function mergeChanges<Fields extends object>(
  present: Fields,
  changes: Changes,
): Merged<Fields> {
  const merged: Record<string, unknown> = {};
  const conflicts: Record<string, FieldConflict> = {};
  const known = new Map<string, unknown>(Object.entries(present));
  for (const [name, change] of Object.entries(changes)) {
    if (!change) continue;
    const now = known.get(name);
    if (isDeepStrictEqual(now, change.to)) continue;
    if (isDeepStrictEqual(now, change.from)) merged[name] = change.to;
    else conflicts[name] = { theirs: now ?? null, yours: change.to ?? null };
  }
  if (Object.keys(conflicts).length > 0) throw new ApiError('edited_meanwhile', {}, { conflicts });
  // Names and values are those of the schema that the changes were parsed by.
  return merged as Merged<Fields>;
}
