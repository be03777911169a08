/**
 * Stock at several places. What is for sale of a variant stays the one number that checkout locks and
 * pages show; what of it lies elsewhere than at the main location is broken down beside it, and the
 * database keeps the sum of that. The main location has the rest.
 */
import { sql, type Kysely } from 'kysely';

const isOff = `current_setting('sitewright.stock_sums', true) = 'off'`;

const statements = [
  `create table stock_locations (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    name text not null,
    position integer not null,
    archived_at timestamptz,
    primary key (site_id, id)
  )`,
  `alter table variants add column qty_elsewhere integer not null default 0`,
  `alter table variants add column low_stock_units integer check (low_stock_units >= 0)`,
  `alter table variants add constraint variants_qty_elsewhere check
    (qty_elsewhere = 0 or (qty_elsewhere > 0 and qty_elsewhere <= qty_in_stock))`,
  `create index variants_low_stock_units on variants (site_id, low_stock_units)
    where low_stock_units is not null`,
  `create table stock_levels (
    site_id text not null,
    variant_id text not null,
    location_id text not null check (location_id <> 'main'),
    quantity integer not null check (quantity >= 0),
    primary key (site_id, variant_id, location_id),
    foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade,
    foreign key (site_id, location_id) references stock_locations (site_id, id) on delete cascade
  )`,
  `create index stock_levels_location on stock_levels (site_id, location_id, variant_id)`,
  `create table stock_takings (
    site_id text not null,
    payment_id text not null,
    variant_id text not null,
    location_id text not null check (location_id <> 'main'),
    quantity integer not null check (quantity > 0),
    returned integer not null default 0 check (returned between 0 and quantity),
    primary key (site_id, payment_id, variant_id, location_id),
    foreign key (site_id, payment_id, variant_id)
      references stock_reservations (site_id, payment_id, variant_id) on delete cascade,
    foreign key (site_id, location_id) references stock_locations (site_id, id) on delete cascade
  )`,
  `create index stock_takings_location on stock_takings (site_id, location_id)`,
  `alter table stock_changes add column location_id text`,
  // The sum follows what lies elsewhere. What the other trigger writes is summed there.
  `create function sum_stock_elsewhere() returns trigger language plpgsql as $$
   begin
     if ${isOff} then return null; end if;
     if tg_op = 'INSERT' then
       update variants set qty_elsewhere = qty_elsewhere + new.quantity
       where site_id = new.site_id and id = new.variant_id and new.quantity <> 0;
     elsif tg_op = 'UPDATE' then
       update variants set qty_elsewhere = qty_elsewhere + new.quantity - old.quantity
       where site_id = new.site_id and id = new.variant_id and new.quantity <> old.quantity;
     else
       update variants set qty_elsewhere = qty_elsewhere - old.quantity
       where site_id = old.site_id and id = old.variant_id and old.quantity <> 0;
     end if;
     return null;
   end $$`,
  `create trigger stock_levels_summed after insert or update or delete on stock_levels
   for each row when (pg_trigger_depth() = 0) execute function sum_stock_elsewhere()`,
  // A write that names no place takes from the main location first, then from the others in order.
  `create function spill_stock() returns trigger language plpgsql as $$
   declare
     missing integer := new.qty_elsewhere - greatest(new.qty_in_stock, 0);
     level record;
     part integer;
   begin
     for level in
       select s.location_id, s.quantity
       from stock_levels s join stock_locations l on l.site_id = s.site_id and l.id = s.location_id
       where s.site_id = new.site_id and s.variant_id = new.id and s.quantity > 0
       order by l.position, l.id
     loop
       part := least(missing, level.quantity);
       update stock_levels set quantity = quantity - part
       where site_id = new.site_id and variant_id = new.id and location_id = level.location_id;
       missing := missing - part;
       exit when missing = 0;
     end loop;
     new.qty_elsewhere := greatest(new.qty_in_stock, 0);
     return new;
   end $$`,
  `create trigger variants_spill_stock before update of qty_in_stock on variants for each row
   when (new.qty_elsewhere > 0 and new.qty_in_stock < new.qty_elsewhere)
   execute function spill_stock()`,
  // A variant that is made anew, or put back, has nothing elsewhere.
  `create function forget_stock_elsewhere() returns trigger language plpgsql as $$
   begin
     if not coalesce(${isOff}, false) then new.qty_elsewhere := 0; end if;
     return new;
   end $$`,
  `create trigger variants_forget_elsewhere before insert on variants for each row
   when (new.qty_elsewhere <> 0) execute function forget_stock_elsewhere()`,
  // Until now one number said when visitors are told and what the list of low stock holds.
  `update sites set settings = jsonb_set(settings, '{merchandising,lowStockUnits}',
     settings -> 'merchandising' -> 'scarcityThreshold')
   where settings -> 'merchandising' ? 'scarcityThreshold'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
