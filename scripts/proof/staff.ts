/** Staff of the proof: give money and goods of orders back, and edit them, while others buy. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Chance } from './chance.ts';
import type { StaffWork } from './server-messages.ts';
import type { ShopServers } from './shop-servers.ts';

/** Where they work. */
export interface StaffRoom {
  siteId: string;
  database: pg.Client;
  servers: ShopServers;
  chance: Chance;
}

const actions = [
  'refund',
  'refund and restock',
  'refund and restock',
  'correct',
  'correct',
  'cancel',
  'resolve',
  'add a unit',
  'add a unit',
  'take a unit off',
  'end the rest',
] as const satisfies readonly StaffWork['action'][];

/**
 * One piece of work on an order taken by chance, asked of all servers at the same instant: it must
 * be done once. What the order does not allow, and what a killed server would have done, is left.
 */
export async function workAsStaff({ siteId, database, servers, chance }: StaffRoom): Promise<void> {
  const orderNumber = await chooseOrder(database, siteId, chance);
  if (orderNumber === undefined) return;
  const work = { orderNumber, action: chance.pick(actions), requestId: randomUUID() };
  await servers.tell({ task: 'staff', siteId, work }).catch(() => undefined);
}

/** One of a quarter of them, so that these are worked on again and again. */
async function chooseOrder(
  database: pg.Client,
  siteId: string,
  chance: Chance,
): Promise<number | undefined> {
  const { rows } = await database.query<{ order_number: number }>(
    `select order_number from orders where site_id = $1
     order by md5(id) limit 1 + (select count(*) from orders where site_id = $1) / 4`,
    [siteId],
  );
  const [first, ...others] = rows.map((row) => row.order_number);
  return first === undefined ? undefined : chance.pick([first, ...others]);
}
