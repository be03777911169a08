/** Keys of programs as the log of writes knows them: what was ended stays so. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';

const rows = rowThing({
  kind: 'api-key',
  table: 'api_keys',
  title: 'name',
  columns: ['name', 'scopes', 'expires_at'],
});

export const apiKeyThing: LoggedThing = { kind: rows.kind, read: rows.read };
