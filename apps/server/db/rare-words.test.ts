import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../testing/office.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { plannedAnew } from './planned-anew.ts';
import { holdsRareWords } from './rare-words.ts';

const people = 240;

/** All of them write from one provider, and every fourth is called Lee. */
describeOnBothDatabases('words of which some are in most rows', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ identifier: 'shop' }));
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.storeManager] }, 'shop');
    await app.ctx.transact((trx) =>
      sql`insert into customers (site_id, email, id, name, words, created_at)
        select ${shop.siteId}, 'ann-' || n || '@mail.test', 'c' || lpad(n::text, 4, '0'), '',
          'ann ' || n || ' mail test' || case when n % 4 = 0 then ' lee' else '' end,
          now() - n * interval '1 minute'
        from generate_series(1, ${people}::integer) as n`.execute(trx),
    );
  });
  afterAll(() => app.close());

  const written = async (...queries: string[]) => {
    const rows = sql`select * from customers where site_id = ${shop.siteId}`;
    const index = sql.ref('customers.word_index');
    const holds = await holdsRareWords(app.ctx.db, { rows, as: 'customers', index, queries });
    const query = app.ctx.db.selectFrom('customers').select('id').where(holds);
    return query.compile();
  };

  it('the index is asked for the rare ones, and each row that it finds for the others', async () => {
    const { parameters, sql: text } = await written(`'ann':*`, `'117':*`, `'mail':*`);
    expect(parameters).toEqual([`'117':*`, `'ann':* & 'mail':*`]);
    expect(text.match(/is true/g)?.length).toBe(1);
    expect((await written(`'ann':*`, `'mail':*`)).parameters).toEqual([`'ann':* & 'mail':*`]);
    expect((await written(`'ann':*`)).parameters).toEqual([`'ann':*`]);
  });

  it.each([
    ['ann-117@mail.test', ['c0117']],
    ['ann-23@mail', ['c0023', ...Array.from({ length: 10 }, (_, n) => `c023${n}`)]],
    ['lee ann-116', ['c0116']],
    ['ann-117@mail.test nobody', []],
  ])('%s is found', async (search, ids) => {
    const { customers } = (await office.get('customers', { search, sort: 'created' })).json<{
      customers: { id: string }[];
    }>();
    expect(customers.map(({ id }) => id)).toEqual(ids);
    const counted = await office.get('customers/count', { search });
    expect(counted.json()).toEqual({ count: ids.length, isMore: false });
  });

  it('a list is planned for its values, however often it is asked for', async () => {
    const names = await app.ctx.transact(async (trx) => {
      for (let time = 0; time < 9; time += 1) {
        await sql`select ${time}::integer as often`.execute(trx);
        await sql`select ${time}::integer as planned ${plannedAnew}`.execute(trx);
      }
      const { rows } = await sql<{ statement: string }>`select statement
        from pg_prepared_statements where statement like '%::integer as %'`.execute(trx);
      return rows.map(({ statement }) => statement.replace('$1::integer', '?').trim());
    });
    expect(names).toEqual(['select ? as often']);
  });
});
