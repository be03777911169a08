import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { userRoles, type ImportStatus } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runImports } from '../desk/run-imports.ts';

const block = (name: string, content: string) =>
  `<div class="sqs-block ${name}-block sqs-block-${name}"><div class="sqs-block-content">${content}</div></div>`;

describeOnBothDatabases('import of a Squarespace site', (database) => {
  let app: TestApp;
  let office: Office;
  let siteId: string;
  let identifier: string;
  let sites = 0;
  let origin: string;
  const bytes = sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const website = { id: 'w', siteTitle: 'Old studio' };
  const answers = (): Record<string, unknown> => ({
    '/': {
      website,
      collection: { id: 'c0', title: 'Home', typeName: 'page', urlId: 'home', fullUrl: '/' },
      mainContent: `<div class="sqs-layout"><div class="row sqs-row"><div class="col sqs-col-12 span-12">${block('html', '<h2>Welcome</h2>')}<div class="row sqs-row"><div class="col sqs-col-3 span-3">${block('image', `<img data-src="${origin}/pic.png" alt="Pots">`)}</div><div class="col sqs-col-9 span-9">${block('html', '<p>Beside it</p>')}</div></div></div></div></div>`,
    },
    '/journal': {
      website,
      collection: {
        id: 'c1',
        title: 'Journal',
        typeName: 'blog-basic',
        urlId: 'journal',
        fullUrl: '/journal',
      },
      items: [
        {
          id: 'i1',
          title: 'Firing',
          urlId: '2024/5/1/firing',
          fullUrl: '/journal/2024/5/1/firing',
          body: block('html', '<p>Hot.</p>'),
          excerpt: '<p>Short</p>',
          publishOn: Date.UTC(2024, 4, 1),
          author: { displayName: 'Ada' },
          tags: ['kiln'],
          categories: ['Work'],
          assetUrl: `${origin}/pic.png`,
        },
        { broken: true },
      ],
      pagination: { nextPage: true, nextPageUrl: '/journal?offset=1' },
    },
    '/journal?offset=1': {
      website,
      collection: { id: 'c1', title: 'Journal', typeName: 'blog-basic', urlId: 'journal' },
      items: [{ id: 'i2', title: 'Earlier', urlId: 'earlier', body: '<p>Before</p>' }],
    },
    '/events': {
      website,
      collection: { id: 'c2', title: 'Events', typeName: 'events-stacked', urlId: 'events' },
      past: [
        {
          id: 'e1',
          title: 'Open day',
          urlId: 'open-day',
          fullUrl: '/events/open-day',
          startDate: Date.UTC(2024, 6, 1, 10),
          endDate: Date.UTC(2024, 6, 1, 16),
        },
      ],
    },
    '/work': {
      website,
      collection: { id: 'c3', title: 'Work', typeName: 'gallery', urlId: 'work' },
      items: [
        { id: 'g1', title: 'Low bowl', assetUrl: `${origin}/pic.png` },
        { id: 'g2', title: 'Gone', assetUrl: `${origin}/gone.png` },
      ],
    },
    '/shop': {
      website,
      collection: { id: 'c4', title: 'Shop', typeName: 'products', urlId: 'shop' },
    },
  });
  /** A path that begins with two slashes, as the list of addresses names it. */
  let doubled = '';
  const asked: string[] = [];
  const old = http.createServer((request, response) => {
    const url = new URL(`${origin}${request.url ?? '/'}`);
    asked.push(url.pathname);
    if (url.pathname === '/pic.png') {
      return void bytes.then((png) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end(png),
      );
    }
    if (url.pathname === '/sitemap.xml') {
      const paths = ['/', '/journal', '/journal/2024/5/1/firing', '/events', '/shop', doubled];
      return response
        .writeHead(200)
        .end(
          `<urlset>${paths.map((one) => `<url><loc>${origin}${one}</loc></url>`).join('')}</urlset>`,
        );
    }
    if (url.searchParams.get('format') !== 'json') {
      return response
        .writeHead(200)
        .end(
          '<nav><a href="/">Home</a><div class="folder"><a>More</a><a href="/work">Work</a><a href="/journal">Journal</a></div><a href="https://elsewhere.example/">Friends</a></nav><nav><a href="/">Home</a></nav><a href="http://169.254.169.254/x">x</a>',
        );
    }
    url.searchParams.delete('format');
    const told = answers()[url.pathname + url.search];
    return told
      ? response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told))
      : response.writeHead(404).end('{}');
  });
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
    identifier = `squarespace-${sites}`;
    siteId = await app.createSite({ identifier, host: `${identifier}.test` });
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, identifier);
  });
  const run = () => runImports(app.ctx);
  const read = async (id: string) => (await office.get(`imports/${id}`)).json<ImportStatus>();
  const page = (path: string) =>
    app.inject({ method: 'GET', url: path, headers: { host: `${identifier}.test` } });

  it('pages, posts, events, galleries and the menu come from its address, and go again', async () => {
    const answer = await office.send('POST', 'imports/site', { url: origin });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ id: string }>();
    await run();
    const told = await read(id);
    expect(told).toMatchObject({ state: 'ready', kind: 'content', dialect: 'Squarespace site' });
    expect(told.columns).toEqual([
      { name: 'Pages (2)', isRead: true },
      { name: 'Posts (2)', isRead: true },
      { name: 'Events (1)', isRead: true },
      { name: 'Other (1)', isRead: false },
      { name: 'Menus (1)', isRead: true },
    ]);
    expect(asked.filter((path) => path === '/journal/2024/5/1/firing')).toEqual([]);

    const started = await office.send('POST', `imports/${id}/start`, {});
    expect(started.statusCode, started.body).toBe(200);
    await run();
    const done = await read(id);
    expect(done).toMatchObject({
      state: 'done',
      counts: { created: 7, updated: 1, rowsRejected: 1, picturesAttached: 1, picturesFailed: 1 },
    });

    const home = await page('/home');
    expect(home.body).toMatch(/Welcome[^]*fluid-engine[^]*alt="Pots"[^]*Beside it/);
    expect(home.body).toMatch(/grid-area:1\/1\/\d+\/6\}[^]*grid-area:1\/7\/\d+\/25\}/);
    const post = await page('/journal/2024-5-1-firing');
    expect(post.body).toContain('Hot.');
    const moved = await page('/journal/2024/5/1/firing');
    expect([moved.statusCode, moved.headers['location']]).toEqual([
      301,
      '/journal/2024-5-1-firing',
    ]);
    expect((await page('/journal/earlier')).body).toContain('Before');
    expect((await page('/events/open-day')).statusCode).toBe(200);
    expect((await page('/work')).body).toMatch(/Low bowl/);
    const row = await app.ctx.db
      .selectFrom('content_items')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('title', '=', 'Firing')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ author_name: 'Ada', tags: ['kiln'], categories: ['Work'] });
    expect(row.main_image_id).not.toBeNull();
    const { items } = await app.ctx.db
      .selectFrom('navigations')
      .select('items')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    expect(items).toMatchObject([
      { collectionId: expect.any(String), title: 'Home' },
      {
        title: 'More',
        items: [
          { collectionId: expect.any(String), title: 'Work' },
          { collectionId: expect.any(String), title: 'Journal' },
        ],
      },
      { externalLink: { title: 'Friends', url: 'https://elsewhere.example/' } },
    ]);

    await office.send('POST', `imports/${id}/undo`, {});
    await run();
    expect(await read(id)).toMatchObject({ state: 'undone', counts: { undone: 8, kept: 0 } });
    expect((await page('/journal/earlier')).statusCode).toBe(404);
  }, 60_000);

  it('an address with two slashes leads to no other host', async () => {
    const asking: string[] = [];
    const other = http.createServer((request, response) => {
      asking.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
    const { port } = other.address() as AddressInfo;
    doubled = `//127.0.0.2:${port}/inside`;
    try {
      const answer = await office.send('POST', 'imports/site', { url: origin });
      await run();
      expect((await read(answer.json<{ id: string }>().id)).state).toBe('ready');
      expect(asking).toEqual([]);
      expect(asked).toContain(doubled);
    } finally {
      doubled = '';
      other.close();
    }
  });

  it('what is no site of Squarespace is told in a sentence', async () => {
    const answer = await office.send('POST', 'imports/site', { url: `${origin}/nowhere` });
    await run();
    const told = await read(answer.json<{ id: string }>().id);
    expect(told.state).toBe('failed');
    expect(told.problem).toContain('is no site of Squarespace');
  });
});
