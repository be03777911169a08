/** What of today outlives a backup that comes back: ways in, and what has left the house. */
import pg from 'pg';

/** Whose rows they are; a row whose owner the backup does not have stays behind. */
type Owner = 'staff' | 'visitor' | 'site';

interface CarriedTable {
  readonly name: string;
  readonly owner: Owner;
  /** Rows of somebody whom today does not have come back with them. */
  readonly keepsOthers?: true;
}

/**
 * Who signed out, used a link or took a key back stays out, and who is signed in stays so: these
 * are as today, whatever the backup says.
 */
const carriedTables: readonly CarriedTable[] = [
  { name: 'staff_sessions', owner: 'staff' },
  { name: 'one_time_links', owner: 'staff' },
  { name: 'staff_links', owner: 'staff' },
  { name: 'staff_passkeys', owner: 'staff', keepsOthers: true },
  { name: 'staff_codes', owner: 'staff', keepsOthers: true },
  { name: 'staff_recovery_codes', owner: 'staff', keepsOthers: true },
  { name: 'site_invitations', owner: 'site' },
  { name: 'site_sessions', owner: 'visitor' },
  { name: 'account_links', owner: 'site' },
  { name: 'member_sessions', owner: 'site' },
  { name: 'member_links', owner: 'site' },
  { name: 'api_keys', owner: 'site' },
];
const passwordTables = ['staff_accounts', 'site_accounts'] as const;

const ownerExists: Readonly<Record<Owner, string>> = {
  staff: 'exists (select 1 from public.staff_accounts a where a.id = k.account_id)',
  visitor: `exists (select 1 from public.site_accounts a
    where a.site_id = k.site_id and a.id = k.account_id)`,
  site: 'exists (select 1 from public.sites a where a.site_id = k.site_id)',
};

/** Puts today's rows aside, until the transaction ends. */
export async function putAside(client: pg.Client): Promise<void> {
  const names = [...carriedTables.map(({ name }) => name), ...passwordTables, 'outbox_mails'];
  for (const name of names) {
    await client.query(
      `create temp table kept_${name} on commit drop as select * from public.${name}`,
    );
  }
}

/** Puts them in the place of what the backup brought. */
export async function carryOver(client: pg.Client): Promise<void> {
  await client.query('delete from public.staff_steps');
  for (const table of carriedTables) await replaceRows(client, table);
  await client.query(`update public.staff_accounts a set password_hash = k.password_hash
    from kept_staff_accounts k where k.id = a.id`);
  await client.query(`update public.site_accounts a set password_hash = k.password_hash
    from kept_site_accounts k where k.site_id = a.site_id and k.id = a.id`);
  await keepSentMails(client);
}

async function replaceRows(client: pg.Client, table: CarriedTable): Promise<void> {
  const { name, owner, keepsOthers = false } = table;
  const columns = await columnsOf(client, name);
  const ofToday = keepsOthers
    ? ' t where exists (select 1 from kept_staff_accounts a where a.id = t.account_id)'
    : '';
  await client.query(`delete from public.${name}${ofToday}`);
  await client.query(`insert into public.${name} (${columns})
    select ${columns} from kept_${name} k where ${ownerExists[owner]} on conflict do nothing`);
}

/** What was sent is not sent again; its keys keep it from being written anew. */
async function keepSentMails(client: pg.Client): Promise<void> {
  const columns = await columnsOf(client, 'outbox_mails');
  const isGone = `k.status not in ('pending', 'sending')`;
  await client.query(`delete from public.outbox_mails m using kept_outbox_mails k
    where k.site_id = m.site_id and k.dedupe_key = m.dedupe_key and ${isGone}`);
  await client.query(`insert into public.outbox_mails (${columns})
    select ${columns} from kept_outbox_mails k
    where ${isGone} and ${ownerExists.site} on conflict do nothing`);
}

/** Those that are written; their order may be another one in an older database. */
async function columnsOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = ('public.' || $1)::regclass and attnum > 0
       and not attisdropped and attgenerated = ''`,
    [name],
  );
  return rows.map((row) => pg.escapeIdentifier(row.name)).join(', ');
}
