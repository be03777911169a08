import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { userRoles, type ImportStatus } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signInStaff } from '../../../testing/test-staff.ts';
import { runImports } from '../desk/run-imports.ts';
import { wxr, wxrItem } from './testing/wxr.ts';

describeOnBothDatabases('import of WordPress', (database) => {
  let app: TestApp;
  let office: Office;
  let siteId: string;
  let identifier: string;
  let uploader: Record<string, string>;
  let sites = 0;
  const old = http.createServer((request, response) => {
    if (request.url !== '/wp-content/uploads/bowl.png') return response.writeHead(404).end();
    return void picture.then((bytes) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
    );
  });
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#963' } })
    .png()
    .toBuffer();
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
    app = await createTestApp({ database, environment: { PRIVATE_WEBHOOKS: 'allowed' } });
  });
  afterAll(async () => {
    await app.close();
    old.close();
  });
  beforeEach(async () => {
    sites += 1;
    identifier = `wordpress-${sites}`;
    siteId = await app.createSite({ identifier, host: `${identifier}.test` });
    uploader = await signInStaff(app, { [siteId]: [userRoles.values.admin] });
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, identifier);
  });

  const run = () => runImports(app.ctx);
  const read = async (id: string) => (await office.get(`imports/${id}`)).json<ImportStatus>();
  const bring = async (text: string, name = 'export.xml') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/sites/${identifier}/imports/file?name=${name}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-csrf-token': 'c'.repeat(43),
      },
      cookies: { ...uploader, crumb: 'c'.repeat(43) },
      payload: text,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ id: string }>();
    await run();
    return id;
  };
  const start = async (id: string, options: Record<string, unknown> = {}) => {
    const answer = await office.send('POST', `imports/${id}/start`, options);
    expect(answer.statusCode, answer.body).toBe(200);
    await run();
    return read(id);
  };
  const lines = async (id: string) =>
    (await office.get(`imports/${id}/lines`))
      .json<{ lines: { kind: string; reason: string }[] }>()
      .lines.map(({ reason }) => reason);
  const page = (path: string) =>
    app.inject({ method: 'GET', url: path, headers: { host: `${identifier}.test` } });
  const titles = async (table: 'collections' | 'content_items') => {
    const rows = await app.ctx.db
      .selectFrom(table)
      .select('title')
      .where('site_id', '=', siteId)
      .orderBy('title')
      .execute();
    return rows.map(({ title }) => title);
  };

  const site = () =>
    wxr(origin, [
      wxrItem(origin, {
        id: 2,
        type: 'page',
        title: 'About & us',
        link: '/about/team/',
        slug: 'team',
        content: `<!-- wp:paragraph --><p>Hello from the <strong>old</strong> site. <a href="${origin}/2024/05/first/">Read</a></p><!-- /wp:paragraph --><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="${origin}/wp-content/uploads/bowl-300x200.png" class="wp-image-9" alt="A bowl"/></figure><!-- /wp:image --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Beside</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->`,
      }),
      wxrItem(origin, {
        id: 3,
        type: 'post',
        title: 'First',
        link: '/2024/05/first/',
        slug: 'first',
        content: `Classic text.\n\n<img src="${origin}/wp-content/uploads/gone.png" alt="Gone">\n\n[slider id="4"]`,
        excerpt: 'In short',
        extra: `<category domain="category" nicename="news"><![CDATA[News]]></category><category domain="post_tag" nicename="clay"><![CDATA[Clay]]></category><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>`,
      }),
      wxrItem(origin, { id: 4, type: 'post', title: 'Not yet', status: 'draft', link: '/?p=4' }),
      wxrItem(origin, {
        id: 9,
        type: 'attachment',
        title: 'bowl',
        status: 'inherit',
        extra: `<wp:attachment_url><![CDATA[${origin}/wp-content/uploads/bowl.png]]></wp:attachment_url>`,
      }),
      wxrItem(origin, { id: 12, type: 'portfolio', title: 'A work' }),
      ...[
        { id: 20, place: 1, object: 2, parent: 0, title: '' },
        { id: 21, place: 2, object: 3, parent: 20, title: 'The first' },
      ].map(({ id, place, object, parent, title }) =>
        wxrItem(origin, {
          id,
          type: 'nav_menu_item',
          title,
          extra: `<wp:menu_order>${place}</wp:menu_order><category domain="nav_menu" nicename="main"><![CDATA[Main]]></category>${[
            ['_menu_item_type', 'post_type'],
            ['_menu_item_object_id', object],
            ['_menu_item_menu_item_parent', parent],
          ]
            .map(
              ([key, value]) =>
                `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
            )
            .join('')}`,
        }),
      ),
    ]);

  it('an export is looked at first, brought in, and taken back', async () => {
    const id = await bring(site());
    const told = await read(id);
    expect(told).toMatchObject({
      state: 'ready',
      kind: 'content',
      dialect: 'WordPress export (WXR)',
      problem: '',
    });
    expect(told.columns).toEqual([
      { name: 'Pages (1)', isRead: true },
      { name: 'Posts (2)', isRead: true },
      { name: 'Comments (1)', isRead: false },
      { name: 'Media (1)', isRead: true },
      { name: 'Other types: portfolio (1)', isRead: false },
      { name: 'Entries of menus (2)', isRead: true },
    ]);
    expect(told.samples.map(({ title, detail }) => [title, detail])).toEqual([
      ['About & us', '/about/team/ · Ada Lovelace'],
      ['Blog', '/2024/05/first/ · Ada Lovelace'],
      ['First', '/2024/05/first/ · Ada Lovelace'],
      ['Not yet', 'Ada Lovelace'],
      ['Main', ''],
    ]);
    expect(await titles('content_items')).toEqual([]);

    const done = await start(id);
    expect(done).toMatchObject({ state: 'done', problem: '' });
    expect(done.counts).toMatchObject({
      created: 4,
      updated: 1,
      rowsRejected: 1,
      picturesAttached: 1,
      picturesFailed: 1,
    });
    expect(await lines(id)).toEqual([
      `Picture ${origin}/wp-content/uploads/gone.png: the host answers 404.`,
      'The shortcode [slider] is unknown here: it is kept as text.',
      '"A work" is of the type "portfolio", which has no place here.',
    ]);

    const about = await page('/about/team');
    expect(about.statusCode).toBe(200);
    expect(about.body).toContain('Hello from the <strong>old</strong> site.');
    expect(about.body).toContain('href="/2024/05/first/"');
    expect(about.body).toMatch(/fluid-engine[^]*alt="A bowl"[^]*Beside/);
    expect(about.body).toMatch(/grid-area:1\/1\/\d+\/12\}[^]*grid-area:1\/13\/\d+\/25\}/);
    const moved = await page('/2024/05/first/');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/blog/first']);
    const post = await page('/blog/first');
    expect(post.statusCode).toBe(200);
    expect(post.body).toContain('Classic text.');
    expect(post.body).toContain('[slider id=&quot;4&quot;]');
    expect((await page('/blog/not-yet')).statusCode).toBe(404);
    const row = await app.ctx.db
      .selectFrom('content_items')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('title', '=', 'First')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      author_name: 'Ada Lovelace',
      categories: ['News'],
      tags: ['Clay'],
      excerpt: 'In short',
      is_visible: true,
      publish_on: new Date('2024-05-01T10:00:00Z'),
    });
    expect(row.main_image_id).not.toBeNull();
    const menu = await app.ctx.db
      .selectFrom('navigations')
      .select('items')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    expect(menu.items).toMatchObject([
      { items: [{ externalLink: { title: 'The first', url: '/blog/first' } }] },
    ]);

    // The same file again finds everything as it is.
    const again = await bring(site());
    expect((await start(again)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 4 });

    const undone = await office.send('POST', `imports/${id}/undo`, {});
    expect(undone.statusCode, undone.body).toBe(200);
    await run();
    expect(await read(id)).toMatchObject({ state: 'undone', counts: { undone: 5, kept: 0 } });
    expect(await titles('content_items')).toEqual([]);
    expect((await page('/about/team')).statusCode).toBe(404);
    expect((await page('/2024/05/first/')).statusCode).toBe(404);
  }, 60_000);

  it('what somebody changed since stays when the import is taken back', async () => {
    const id = await bring(site());
    await start(id, { withPictures: false, withMenus: false });
    await app.ctx.transact((trx) =>
      trx
        .updateTable('content_items')
        .set({ title: 'Mine now' })
        .where('site_id', '=', siteId)
        .where('title', '=', 'First')
        .execute(),
    );
    await office.send('POST', `imports/${id}/undo`, {});
    await run();
    // The blog stays with the post that stands on it.
    expect(await read(id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 2 } });
    expect(await titles('content_items')).toEqual(['Mine now']);
  });

  it('a redirect that made way for a page comes back when the import is taken back', async () => {
    const byHand = { from: '/about/team', to: '/people', status: 302 };
    const made = await office.send('POST', 'redirects', byHand);
    expect(made.statusCode, made.body).toBe(200);
    const text = wxr(origin, [
      wxrItem(origin, { id: 2, type: 'page', title: 'Team', link: '/old/team/', slug: 'team' }),
      wxrItem(origin, { id: 3, type: 'page', title: 'Crew', link: '/about/team', slug: 'team' }),
      wxrItem(origin, { id: 4, type: 'post', title: 'First', link: '/2024/first/', slug: 'first' }),
    ]);
    await office.send('POST', 'redirects', { ...byHand, from: '/blog/first' });
    const id = await bring(text);
    await start(id);
    expect((await page('/blog/first')).statusCode).toBe(200);
    await office.send('POST', `imports/${id}/undo`, {});
    await run();
    expect(await read(id)).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    for (const from of ['/about/team', '/blog/first']) {
      const { statusCode, headers } = await page(from);
      expect([statusCode, headers['location']]).toEqual([302, '/people']);
    }
    const { redirects } = (await office.get('redirects')).json();
    expect(redirects.map((one: { isAutomatic: boolean }) => one.isAutomatic)).toEqual([
      false,
      false,
    ]);
  });

  it('a redirect that an import left, and that somebody made theirs, stays when it is taken back', async () => {
    const item = { id: 4, type: 'post', title: 'First', link: '/2024/first/', slug: 'first' };
    const id = await bring(wxr(origin, [wxrItem(origin, item)]));
    await start(id);
    const listed = async () =>
      (await office.get('redirects', { search: '/2024/first' })).json<{
        redirects: { id: string; from: string; to: string; status: number }[];
      }>().redirects;
    const [left] = await listed();
    const changes = { to: { from: left!.to, to: '/people' } };
    const changed = await office.send('PATCH', `redirects/${left!.id}`, { changes });
    expect(changed.statusCode, changed.body).toBe(200);
    await office.send('POST', `imports/${id}/undo`, {});
    await run();
    expect(await listed()).toMatchObject([{ id: left!.id, to: '/people' }]);
  });

  it.each([
    [
      'entities of its own',
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss></rss>',
      /entities of its own/,
    ],
    ['nested too deep', `<rss>${'<a>'.repeat(100)}`, /nested deeper/],
    ['no export', '<?xml version="1.0"?><html></html>', /no export of WordPress/],
    ['broken off', '<rss version="2.0"><channel><title>x</title><item><title>y', /broken in line/],
    [
      'an entity nobody declared',
      '<rss><channel><title>&boom;</title></channel></rss>',
      /broken in line/,
    ],
  ])('a file with %s is refused', async (_name, text, problem) => {
    const id = await bring(`<?xml version="1.0"?>\n`.concat(text.replace(/^<\?xml[^>]*>/, '')));
    const told = await read(id);
    expect(told.state).toBe('failed');
    expect(told.problem).toMatch(problem);
  });

  it('who may not edit pages cannot bring them in', async () => {
    const id = await bring(site());
    office = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, identifier);
    expect((await office.get(`imports/${id}`)).statusCode).toBe(403);
    expect((await office.send('POST', `imports/${id}/start`, {})).statusCode).toBe(403);
    const site2 = await office.send('POST', 'imports/site', { url: 'old.example' });
    expect(site2.statusCode).toBe(403);
  });
});
