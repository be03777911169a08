import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const name = '0425-why-pages-are-closed';

describeOnBothDatabases('pages that were closed before they said why', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const run = (statement: string) => sql.raw(statement).execute(database.kysely);
  const insertPage = (id: string, { isHome = false, isProtected = true, isOn = false } = {}) =>
    run(`insert into collections (site_id, id, type_name, type, url_id, title, navigation_title,
        description, is_homepage, is_enabled, is_protected, page_size, ordering, region_name,
        main_content, settings, display_index)
      values ('s', '${id}', 'page', 10, '${id}', '${id}', '', '', ${isHome}, ${isOn}, ${isProtected},
        20, 'user-orderable', 'default', '', '{}', 0)`);
  const insertLock = (pageId: string) =>
    run(`insert into page_locks (site_id, page_id, password_hash, pass, set_at)
      values ('s', '${pageId}', 'hash', 'pass', now())`);

  it('EDIT-05 SUBS-05 are for members or behind a password, and never open', async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    const others = Object.keys(migrations).filter((one) => one !== name);
    await migrateTo(database.kysely, others);
    await run(`insert into sites (site_id, identifier, title, currency, locale, time_zone, theme)
      values ('s', 's', 'S', 'EUR', 'en', 'UTC', 'linden')`);
    for (const id of ['locked', 'club', 'both']) await insertPage(id);
    await insertPage('home', { isHome: true });
    await insertPage('open', { isProtected: false, isOn: true });
    await insertPage('off', { isProtected: false });
    for (const id of ['locked', 'both', 'open', '', 'removed']) await insertLock(id);
    await run(`insert into membership_plans (site_id, id, title, collection_ids, created_at)
      values ('s', 'p', 'Friends', '{both,club}', now())`);
    expect(await migrate(database.kysely)).toEqual([name]);

    const pages = await database.db
      .selectFrom('collections')
      .select(['id', 'closed_by', 'is_enabled', 'is_homepage'])
      .orderBy('id')
      .execute();
    const stands = pages.map((row) => [row.id, row.closed_by, row.is_enabled, row.is_homepage]);
    expect(stands).toEqual([
      ['both', 'members', false, false],
      ['club', 'members', false, false],
      ['home', 'members', false, false],
      ['locked', 'password', false, false],
      ['off', null, false, false],
      ['open', null, true, false],
    ]);
    const locks = await database.db.selectFrom('page_locks').select('page_id').execute();
    // Of the site, of the page that is locked, and of one that may be put back.
    expect(locks.map((row) => row.page_id).toSorted()).toEqual(['', 'locked', 'removed']);
  });

  it('EDIT-05 are neither on nor the home page, whoever writes them', async () => {
    for (const change of ['is_enabled = true', 'is_homepage = true', `closed_by = 'nobody'`]) {
      const writing = run(`update collections set ${change} where id = 'locked'`);
      await expect(writing, change).rejects.toMatchObject({ constraint: 'collections_closed' });
    }
  });
});
