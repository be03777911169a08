import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const name = '0451-arrivals';

describeOnBothDatabases('what was sold before sources were known', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const run = (statement: string) => sql.raw(statement).execute(database.kysely);

  it('is told as not known, with the same sums, and its carts are not followed', async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    await migrateTo(
      database.kysely,
      Object.keys(migrations).filter((one) => one !== name),
    );
    await run(`insert into sites (site_id, identifier, title, currency, locale, time_zone, theme)
      values ('s', 's', 'S', 'EUR', 'en', 'UTC', 'linden')`);
    await run(`insert into report_days (site_id, is_test, currency, report, grain, day, key, orders,
        gross_cents, discount_cents)
      values ('s', false, 'EUR', 'sales', 'day', '2026-03-02', '', 3, 4500, 500),
        ('s', false, 'EUR', 'sales', 'month', '2026-03-01', '', 3, 4500, 500),
        ('s', false, 'EUR', 'product', 'day', '2026-03-02', 'p', 3, 4500, 500)`);
    await run(
      `insert into carts (site_id, id, currency, expires_at) values ('s', 'old', 'EUR', now())`,
    );
    expect(await migrate(database.kysely)).toEqual([name]);

    const days = await database.db
      .selectFrom('report_days')
      .select(['report', 'grain', 'key', 'orders', 'gross_cents', 'discount_cents'])
      .where('report', 'in', ['source', 'campaign'])
      .orderBy('report')
      .orderBy('grain')
      .execute();
    const sums = { key: '', orders: 3, gross_cents: 4500, discount_cents: 500 };
    expect(days).toEqual([
      { report: 'campaign', grain: 'day', ...sums },
      { report: 'campaign', grain: 'month', ...sums },
      { report: 'source', grain: 'day', ...sums },
      { report: 'source', grain: 'month', ...sums },
    ]);
    await run(
      `insert into carts (site_id, id, currency, expires_at) values ('s', 'new', 'EUR', now())`,
    );
    const carts = await database.db
      .selectFrom('carts')
      .select(['id', 'is_followed'])
      .orderBy('id')
      .execute();
    expect(carts).toEqual([
      { id: 'new', is_followed: true },
      { id: 'old', is_followed: false },
    ]);
  }, 120_000);
});
