/** Connections of lists as the log of writes knows them; never with their key. */
import type { LoggedThing } from '../../activity/logged-thing.ts';
import { rowThing } from '../../activity/row-thing.ts';

const { kind, read } = rowThing({
  kind: 'list-connection',
  table: 'list_connections',
  title: 'remote_name',
  columns: ['list_id', 'provider', 'address', 'remote_name', 'require_double_opt_in'],
});

/** One that was ended lost its key: it is made again, not put back. */
export const connectionThing: LoggedThing = { kind, read };
