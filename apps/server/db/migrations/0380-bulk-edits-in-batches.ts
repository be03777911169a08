/**
 * Products that a bulk edit has not reached are kept many in a row: a row for each of 200,000 took too
 * long to be written while somebody waited. docs/decisions/145-many-products-at-once.md
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table bulk_edit_batches (
    site_id text not null,
    edit_id text not null,
    number integer not null,
    product_ids text[] not null,
    primary key (site_id, edit_id, number),
    foreign key (site_id, edit_id) references bulk_edits (site_id, id) on delete cascade
  )`,
  `insert into bulk_edit_batches (site_id, edit_id, number, product_ids)
   select site_id, edit_id, number, array_agg(product_id order by product_id) from (
     select b.*, (row_number() over (partition by b.site_id, b.edit_id order by product_id) - 1) / 300
       as number
     from bulk_edit_products b join bulk_edits e on e.site_id = b.site_id and e.id = b.edit_id
     where b.outcome is null and e.state = 'running') waiting
   group by site_id, edit_id, number`,
  'delete from bulk_edit_products where outcome is null',
  'alter table bulk_edit_products alter column outcome set not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
