import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { installationTables } from './schema.ts';
import { afterCommit, announce } from './transact.ts';

describeOnBothDatabases('database', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const setting = (name: string) =>
    database.db
      .selectFrom('installation_settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
  const write = (name: string, value: unknown) =>
    database.transact((trx) =>
      trx
        .insertInto('installation_settings')
        .values({ name, value: JSON.stringify(value) })
        .execute(),
    );

  it('is migrated once', async () => {
    expect(await migrate(database.kysely)).toEqual([]);
  });

  it('reads values as the types say', async () => {
    const { rows } = await sql<Record<string, unknown>>`select
      9007199254740991::int8 as big, count(*) as counted, '2026-03-02T12:00:00Z'::timestamptz as instant,
      '{"a":[1]}'::jsonb as json, array['x','y'] as texts, 0.5::float8 as double, true as truth
      from (values (1), (2)) as v`.execute(database.kysely);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      counted: 2,
      instant: new Date('2026-03-02T12:00:00Z'),
      json: { a: [1] },
      texts: ['x', 'y'],
      double: 0.5,
      truth: true,
    });
  });

  it('keeps all of a transaction or nothing', async () => {
    const failing = database.transact(async (trx) => {
      await trx.insertInto('installation_settings').values({ name: 'half', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await setting('half')).toBeUndefined();
  });

  it('says with a code what the database refuses, and goes on', async () => {
    await write('once', 1);
    await expect(write('once', 2)).rejects.toMatchObject({ code: '23505' });
    expect(await setting('once')).toEqual({ value: 1 });
  });

  it('refuses to read around an open transaction', async () => {
    const reading = database.transact(async () => setting('once'));
    await expect(reading).rejects.toThrow('Inside transact');
    expect(await setting('once')).toBeDefined();
  });

  it('runs hooks after the commit and never after a rollback', async () => {
    const ran: string[] = [];
    await database.transact(async (trx) => {
      afterCommit(trx, () => ran.push('kept'));
      expect(ran).toEqual([]);
    });
    const failing = database.transact(async (trx) => {
      afterCommit(trx, () => ran.push('lost'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(ran).toEqual(['kept']);
  });

  it('announces to its own process with the commit', async () => {
    const heard: string[] = [];
    const stop = await database.listen(
      'try',
      (payload) => heard.push(payload),
      () => {},
    );
    await database.transact((trx) => announce(trx, 'try', 'hello'));
    expect(heard[0]).toBe('hello');
    await stop();
  });

  it('listens again when its connection breaks, and says that it may have missed something', async () => {
    const gap = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<string>();
    const stop = await database.listen(
      'from_others',
      (payload) => heard.resolve(payload),
      () => gap.resolve(),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sitewright listener' and datname = current_database()`.execute(
      database.kysely,
    );
    await gap.promise;
    await sql`select pg_notify('from_others', 'hello')`.execute(database.kysely);
    expect(await heard.promise).toBe('hello');
    await stop();
  });

  it('runs a transaction again when the database asks for it', async () => {
    let tries = 0;
    const outcome = await database.transact(async (trx) => {
      tries += 1;
      if (tries === 1) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(trx);
      return 'done';
    });
    expect([outcome, tries]).toEqual(['done', 2]);
  });

  it('goes on when a connection breaks in the middle of a transaction', async () => {
    const broken = database.transact(async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(broken).rejects.toThrow(/terminat/);
    expect(await setting('nothing')).toBeUndefined();
  });

  it('serves more transactions at once than it has connections', async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        await database.transact(async (trx) => {
          await sql`select 1`.execute(trx);
          await sql`select 2`.execute(trx);
        });
        order.push(index);
      }),
    );
    expect(order).toHaveLength(30);
  });

  it('gives requests ten seconds, patient work an hour, and an idle transaction a minute', async () => {
    const read = async ({ kysely }: Pick<OpenDatabase, 'kysely'>) => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
        order by name`.execute(kysely);
      return rows.map(({ setting }) => Number(setting) / 1000);
    };
    expect(await read(database)).toEqual([60, 10]);
    expect(await read(database.patient)).toEqual([60, 3_600]);
  });

  it('takes and gives large values', async () => {
    const text = 'wörter '.repeat(400_000);
    await write('large', text);
    expect(await setting('large')).toEqual({ value: text });
  });

  it('leads every key of a site by site_id', async () => {
    const { rows } = await sql<{ table_name: string; kind: string; name: string; first: string }>`
      select c.relname as table_name, i.relname as name, 'index' as kind, a.attname as first
      from pg_index x
      join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where n.nspname = 'public'
      union all
      select c.relname, k.conname, 'foreign key', a.attname
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where n.nspname = 'public' and k.contype = 'f'`.execute(database.kysely);
    const own = new Set<string>([
      ...installationTables,
      'schema_migrations',
      'schema_migration_lock',
    ]);
    // Asked before there is a site: whether the same press made one already.
    const beforeSites = 'sites_by_attempt';
    const ofSites = rows.filter(
      ({ table_name, name }) => !own.has(table_name) && name !== beforeSites,
    );
    expect(ofSites.length).toBeGreaterThan(50);
    expect(ofSites.filter(({ first }) => first !== 'site_id')).toEqual([]);
  });

  it('has a primary key with site_id on every table of a site', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select t.relname as table_name from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and t.relkind in ('r', 'p') and not exists (
        select 1 from pg_index x join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
        where x.indrelid = t.oid and x.indisprimary and a.attname = 'site_id')`.execute(
      database.kysely,
    );
    const own = new Set<string>([
      ...installationTables,
      'schema_migrations',
      'schema_migration_lock',
    ]);
    expect(rows.map(({ table_name }) => table_name).filter((name) => !own.has(name))).toEqual([]);
  });

  it('takes a migration with a lower number that arrived later', async () => {
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    const late = '0010-attempt-counts';
    const others = Object.keys(migrations).filter((name) => name !== late);
    expect(others.at(-1)! > late).toBe(true);
    expect(await migrateTo(database.kysely, others)).toEqual(others);
    expect(await migrate(database.kysely)).toEqual([late]);
    expect(await database.db.selectFrom('attempt_counts').selectAll().execute()).toEqual([]);
  });

  it('is migrated by one of two processes that start together', async () => {
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    const done = await Promise.all([migrate(database.kysely), migrate(database.kysely)]);
    expect(done.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
      0,
      Object.keys(migrations).length,
    ]);
  });
});
