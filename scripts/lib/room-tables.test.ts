import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findTableFault,
  findTableFaults,
  readDeclaredTables,
  readTableUses,
  type TableOwners,
} from './room-tables.ts';

const serverDir = path.join(import.meta.dirname, '../../apps/server');
const owners: TableOwners = new Map([
  ['carts', 'cart'],
  ['orders', 'orders'],
  ['products', 'products'],
  ['discounts', 'discounts'],
  ['sites', 'sites'],
]);

describe('the tables of rooms', () => {
  it('are written by the room that declares them, and read by it and later ones', () => {
    expect(findTableFaults(serverDir)).toEqual([]);
  });

  it('are read from the types of a room', () => {
    const source = 'export interface CartTables {\n  carts: CartsTable;\n  cart_entries: E;\n}\n';
    expect(readDeclaredTables(source)).toEqual(['carts', 'cart_entries']);
  });

  it.each([
    ['features/cart/a.ts', "db.selectFrom('orders as o')"],
    ['features/cart/a.ts', "db.selectFrom(['carts', 'x']).leftJoin('orders', 'a', 'b')"],
    ['features/cart/a.ts', 'sql`select 1 from orders o`'],
    ['features/cart/a.ts', 'sql`select 1 from carts\n  join orders on true`'],
    ['features/orders/a.ts', "trx.updateTable('carts')"],
    ['features/orders/a.ts', 'sql`update carts set order_id = ${id}`'],
    ['features/orders/a.ts', "trx.insertInto('discounts')"],
    ['features/orders/a.ts', 'sql`delete from discounts`'],
  ])('refuses in %s: %s', (file, source) => {
    const faults = readTableUses(file, source, owners).map((use) => findTableFault(use, owners));
    expect(faults.filter(Boolean)).toEqual([
      expect.stringMatching(/comes later|Call a function of that room/),
    ]);
  });

  it.each([
    ['features/orders/a.ts', "db.selectFrom('orders').innerJoin('products', 'a', 'b')"],
    ['features/cart/a.ts', "trx.insertInto('carts')"],
    ['features/orders/a.ts', "trx.updateTable('sites')"],
    ['render/data/a.ts', 'sql`select 1 from products`'],
    ['assemble.ts', "db.selectFrom('orders')"],
    ['features/cart/a.ts', '// an order comes from orders\n/* update orders set */'],
  ])('allows in %s: %s', (file, source) => {
    const faults = readTableUses(file, source, owners).map((use) => findTableFault(use, owners));
    expect(faults.filter(Boolean)).toEqual([]);
  });
});
