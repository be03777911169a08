/** One column says why a page is closed to the public, where a flag stood for two reasons. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table collections add column closed_by text`,
  `update collections set closed_by = 'members' where is_protected`,
  // Passwords came later under a higher number: a new installation has none of them here. What a
  // plan names is for its members, whatever was set over it; what opens nothing any more goes.
  `do $$ begin
    if to_regclass('page_locks') is not null then
      update collections c set closed_by = 'password'
        where c.is_protected
          and exists (select from page_locks l where l.site_id = c.site_id and l.page_id = c.id)
          and not exists (select from membership_plans p
            where p.site_id = c.site_id and c.id = any (p.collection_ids));
      delete from page_locks l using collections c
        where c.site_id = l.site_id and c.id = l.page_id
          and c.closed_by is distinct from 'password';
    end if;
  end $$`,
  `update collections set is_homepage = false where closed_by is not null and is_homepage`,
  `alter table collections drop constraint collections_protected, drop column is_protected`,
  `alter table collections add constraint collections_closed check (
    closed_by is null
    or (closed_by in ('members', 'password') and not is_enabled and not is_homepage))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
