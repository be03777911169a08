import net from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { openCuttable } from '../testing/cuttable-connection.ts';
import { openPostgres } from './open-postgres.ts';

afterEach(() => vi.useRealTimers());

it('a database that takes connections slowly is waited for at the start', async () => {
  const real = await openTestDatabase('embedded');
  const way = await openCuttable(real.connection);
  // Takes a connection, and lets nothing through until it is told to.
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  let onAsked = () => {};
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  const slow = net.createServer((near) => {
    onAsked();
    near.on('error', () => {});
    void open.then(() => {
      const far = net.connect({ host: '127.0.0.1', port: way.connection.port! });
      far.on('error', () => {});
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as net.AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = openPostgres({
    kind: 'postgres',
    connection: { ...way.connection, port },
    poolSize: 1,
  });
  await asked;
  await vi.advanceTimersByTimeAsync(30_000);
  letThrough();
  const database = await opening;
  vi.useRealTimers();
  const { rows } = await sql`select 1 as there`.execute(database.kysely);
  expect(rows).toEqual([{ there: 1 }]);
  await database.close();
  await new Promise((resolve) => slow.close(resolve));
  await way.close();
  await real.close();
});

it('statements are neither compiled nor shared among helpers, unless the address says so', async () => {
  const real = await openTestDatabase('embedded');
  const asked = async (options?: string) => {
    const connection = { ...real.connection, ...(options !== undefined && { options }) };
    const database = await openPostgres({ kind: 'postgres', connection, poolSize: 1 });
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where source = 'client' and name in ('jit', 'max_parallel_workers_per_gather')`.execute(
      database.kysely,
    );
    await database.close();
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  };
  expect(await asked()).toEqual({ jit: 'off', max_parallel_workers_per_gather: '0' });
  expect(await asked('-c jit=on')).toEqual({ jit: 'on' });
  await real.close();
});
