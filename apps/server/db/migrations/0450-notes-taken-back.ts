import { sql, type Kysely } from 'kysely';

/**
 * The life of an order stays as it is. A note is no part of it but a word of the shop to itself: whoever
 * takes one back takes it away.
 */
const statement = `create or replace function refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and not exists (select 1 from sites where sites.site_id = old.site_id) then
       return old;
     end if;
     if tg_op = 'UPDATE' and tg_table_name = 'order_timeline'
       and current_setting('sitewright.erasing', true) = 'on' then
       return new;
     end if;
     if tg_op = 'DELETE' and tg_table_name = 'order_timeline'
       and to_jsonb(old)->>'kind' = 'note'
       and current_setting('sitewright.undoing', true) = 'on' then
       return old;
     end if;
     raise exception 'rows of % stay as they are', tg_table_name using errcode = 'restrict_violation';
   end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
