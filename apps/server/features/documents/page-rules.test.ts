/** Rules of an owner that look at colours of the site and at sizes of its files. */
import { randomBytes } from 'node:crypto';
import {
  siteAreas,
  userRoles,
  type CallAnswer,
  type DocumentHead,
  type SitePage,
} from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { composeBlocks, type BuiltBlock } from '../../testing/build-page.ts';
import { openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';

describe('rules of contrast and weight', () => {
  let app: TestApp;
  let desk: MediaDesk;
  let office: Office;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp();
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'alder');
  });
  afterAll(() => app.close());

  const rule = async (changes: Readonly<Record<string, boolean | number>>) => {
    const changed = await office.send('PATCH', 'settings', { content: changes });
    expect(changed.statusCode, changed.body).toBe(200);
  };

  let made = 0;
  /** What publishing a page of these blocks answers. */
  const publish = async (blocks: readonly BuiltBlock[], style: object = {}) => {
    made += 1;
    await office.send('POST', 'pages', { title: `Ruled ${made}` });
    const { pages } = (await office.get('pages')).json<{ pages: SitePage[] }>();
    const head = pages.find(({ title }) => title === `Ruled ${made}`)?.document;
    const { commands } = composeBlocks(blocks);
    const styled = Object.entries(style).map(([field, to]) => {
      return { name: 'set-section-style', id: 'only', field, to: to as unknown };
    });
    const saved = await office.send('POST', `documents/${head?.id}/edits`, {
      baseRevision: head?.revision,
      key: `ruled-page-${made}`,
      commands: [...commands, ...styled],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { revision } = saved.json<DocumentHead>();
    const moved = await office.send('POST', `documents/${head?.id}/state`, {
      to: 'published',
      revision,
    });
    return moved.statusCode === 200 ? 'published' : moved.json<{ message: string }>().message;
  };
  const text: BuiltBlock = { type: 'text', data: { html: '<p>Words</p>' } };
  const weak = { theme: 'white', background: { source: 'none', color: '#2c4a37' } };

  it('a text that stands out too little keeps its page back, where the owner wants that', async () => {
    expect(await publish([text], weak)).toBe('published');
    await rule({ stopsOnLowContrast: true });
    expect(await publish([text], weak)).toBe(
      'This page is not published yet: a text stands out too little from its background.',
    );
    expect(await publish([text], { ...weak, theme: 'dark' })).toBe('published');
    expect(await publish([text], { theme: 'bold' })).toBe('published');
    await rule({ stopsOnLowContrast: false });
  });

  it('pictures and pages that are too heavy do, by bounds that are settings', async () => {
    // Sent as it is, whatever width is asked for.
    const shapes = '<path d="M0 0h9v9z"/>'.repeat(3_000);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${shapes}</svg>`;
    const file = await desk.add('heavy.svg', Buffer.from(svg), 'image/svg+xml');
    expect(file.byteSize).toBeGreaterThan(55_000);
    const picture: BuiltBlock = { type: 'image', data: { assetId: file.id, altText: 'A bowl' } };
    expect(await publish([picture])).toBe('published');
    await rule({ stopsOnHeavyPicture: true, pictureKilobytes: 50 });
    expect(await publish([picture])).toBe(
      'This page is not published yet: a picture is too heavy.',
    );
    await rule({ pictureKilobytes: 500 });
    expect(await publish([picture])).toBe('published');
    await rule({ stopsOnHeavyPage: true, pageKilobytes: 50 });
    expect(await publish([picture])).toBe('This page is not published yet: the page is too heavy.');
    // Each rule holds without the other one.
    await rule({ stopsOnHeavyPicture: false });
    expect(await publish([picture])).toBe('This page is not published yet: the page is too heavy.');
    await rule({ stopsOnHeavyPage: false, pageKilobytes: 1_500 });
  });

  it('a picture weighs what it does in the width that visitors load', async () => {
    const raw = { width: 1_600, height: 300, channels: 3 } as const;
    const noise = randomBytes(raw.width * raw.height * raw.channels);
    const jpeg = await sharp(noise, { raw }).jpeg().toBuffer();
    const file = await desk.add('noise.jpg', jpeg, 'image/jpeg');
    const picture: BuiltBlock = { type: 'image', data: { assetId: file.id, altText: 'Noise' } };
    await rule({ stopsOnHeavyPicture: true, pictureKilobytes: 50 });
    // Nobody has seen it yet.
    expect(await publish([picture])).toBe('published');
    const headers = { host: 'localhost', accept: 'image/webp' };
    const seen = await app.inject({ url: `${file.url}?format=1500w`, headers });
    expect([seen.statusCode, seen.rawPayload.length > 50_000]).toEqual([200, true]);
    expect(await publish([picture])).toBe(
      'This page is not published yet: a picture is too heavy.',
    );
    await rule({ stopsOnHeavyPicture: false, pictureKilobytes: 500 });
  });

  describe('links that lead nowhere', () => {
    const linked = (...addresses: readonly string[]): BuiltBlock => {
      const html = addresses.map((to) => `<a href="${to}">Words</a>`).join(' ');
      return { type: 'text', data: { html: `<p>${html}</p>` } };
    };
    const refused = 'This page is not published yet: a link leads nowhere.';

    beforeAll(async () => {
      await rule({ stopsOnDeadLink: true });
      await app.ctx.transact(async (trx) => {
        const journal = { typeName: 'blog', type: 1 as const, urlId: 'journal', title: 'Journal' };
        const { id: collectionId } = await saveCollection(trx, siteId, journal);
        await trx
          .insertInto('site_domains')
          .values({ site_id: siteId, host: 'other.test', is_primary: false })
          .execute();
        const post = { collectionId, title: 'Clay', urlId: 'clay', body: '<p>x</p>' };
        const publishOn = new Date('2026-01-01');
        await saveContentItem(trx, siteId, { ...post, categories: ['Kiln'], publishOn });
        const later = { collectionId, title: 'Later', urlId: 'later', body: '' };
        await saveContentItem(trx, siteId, { ...later, publishOn: new Date('2999-01-01') });
      });
      const redirects = [
        ['/moved', '/journal'],
        ['/lost', '/gone'],
        ['/away', 'https://elsewhere.example/'],
      ];
      const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'alder');
      for (const [from, to] of redirects) {
        const added = await admin.send('POST', 'redirects', { from, to });
        expect(added.statusCode, added.body).toBe(200);
      }
      const changed = await office.send('PATCH', 'settings', {
        languages: { languages: [{ code: 'de', isEnabled: true }] },
      });
      expect(changed.statusCode, changed.body).toBe(200);
    });
    afterAll(() => rule({ stopsOnDeadLink: false }));

    it.each([
      '/gone',
      '/gone#part',
      '/journal/gone',
      '/journal/later',
      '/journal/category/Gone',
      '/lost',
      '/de/gone',
      '/s/gone.pdf',
      '/content/v1/SITE/000000000000000000000000/a.pdf',
      'http://localhost/gone',
      'http://other.test/gone',
      'gone',
      '#gone',
    ])('%s keeps its page back', async (address) => {
      const at = address.replace('SITE', siteId);
      expect(await publish([linked('/', at)])).toBe(refused);
    });

    it('what pages, posts, labels, files, languages and redirects answer does not', async () => {
      const file = await desk.add('plan.pdf', Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf');
      const made = await publish([
        linked('/', '/journal', '/journal/clay', '/journal/category/Kiln', '/moved', '/away'),
        linked('/de', '/de/journal/clay', '/cart', '/search?q=x', `/s/${file.filename}`, file.url),
        linked('https://elsewhere.example/gone', '//elsewhere.example/gone', 'mailto:a@b.example'),
        linked('#page', '#top', '#part'),
        { type: 'text', data: { html: '<h2 id="part">Part</h2>' } },
      ]);
      expect(made).toBe('published');
    });

    it('parts of the areas of the site are there on each page, those of another site are not', async () => {
      const birch = await app.createSite({ identifier: 'birch' });
      const theirs = await createOffice(
        app,
        { [birch]: [userRoles.values.websiteManager] },
        'birch',
      );
      const showFooter = async (of: Office, id: string) => {
        const area = { purpose: 'footer', ownerId: siteAreas.footer };
        const head = (await of.send('POST', 'documents', area)).json<DocumentHead>();
        const { commands } = composeBlocks([
          { type: 'text', data: { html: `<p id="${id}">Words</p>` } },
        ]);
        const edits = { baseRevision: head.revision, key: `footer-of-${id}`, commands };
        const saved = await of.send('POST', `documents/${head.id}/edits`, edits);
        const { revision } = saved.json<DocumentHead>();
        const shown = { to: 'published', revision };
        const moved = await of.send('POST', `documents/${head.id}/state`, shown);
        expect(moved.statusCode, moved.body).toBe(200);
      };
      await showFooter(theirs, 'theirs');
      expect(await publish([linked('/', '#theirs')])).toBe(refused);
      await showFooter(office, 'ours');
      expect(await publish([linked('/', '#ours')])).toBe('published');
    });

    it('addresses that were typed for a button or in Markdown are followed too', async () => {
      const button: BuiltBlock = {
        type: 'button',
        data: { label: 'Go', link: { kind: 'url', url: '/gone' } },
      };
      expect(await publish([button])).toBe(refused);
      const markdown = (to: string): BuiltBlock => {
        return { type: 'markdown', data: { markdown: `[Words](${to})` } };
      };
      expect(await publish([markdown('/gone')])).toBe(refused);
      expect(await publish([markdown('/journal')])).toBe('published');
    });

    it('the editor asks of all addresses of its page in one call, of its own page too', async () => {
      await office.send('POST', 'pages', { title: 'Asked' });
      const { pages } = (await office.get('pages')).json<{ pages: SitePage[] }>();
      const page = pages.find(({ title }) => title === 'Asked');
      const asked = await office.send('POST', `documents/${page?.document?.id}/dead-links`, {
        addresses: [
          '/gone',
          'http://localhost/gone?x#y',
          `/${page?.urlId}`,
          '/journal',
          'https://elsewhere.example/',
          '#x',
        ],
      });
      expect(asked.statusCode, asked.body).toBe(200);
      const answer =
        asked.json<CallAnswer<'POST /api/sites/:identifier/documents/:id/dead-links'>>();
      expect(answer.dead).toEqual(['/gone', 'http://localhost/gone?x#y']);
      expect(answer.parts).toContain('page');
      // What stands on many pages has no parts of one, and no place that its addresses begin at.
      const area = { purpose: 'footer', ownerId: siteAreas.footer };
      const footer = (await office.send('POST', 'documents', area)).json<DocumentHead>();
      const around = await office.send('POST', `documents/${footer.id}/dead-links`, {
        addresses: ['gone', '/gone'],
      });
      expect(around.json()).toEqual({ dead: ['/gone'], parts: null });
    });
  });

  it('the editor measures by the same colours and bounds', async () => {
    const answer = await office.get('page-measures');
    expect(answer.statusCode, answer.body).toBe(200);
    const measures = answer.json<CallAnswer<'GET /api/sites/:identifier/page-measures'>>();
    expect(measures).toMatchObject({ pictureKilobytes: 500, pageKilobytes: 1_500 });
    expect(Object.keys(measures.colors).toSorted()).toEqual(['', 'bold', 'dark', 'light', 'white']);
    expect(measures.colors['white']).toEqual([{ ground: '#fff', text: '#1f241f' }]);
    // Light and, where a device asks for it, dark.
    expect(measures.colors['']).toHaveLength(2);
  });
});
