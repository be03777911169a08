import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emptyDocument, putOnTop, translateText } from '@sitewright/blocks';
import type { TranslatedKind } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveCategory } from '../collections/save-category.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { documentFromHtml } from '../documents/document-from-html.ts';
import { newId } from '../../db/id.ts';
import { writeTranslation } from '../multilingual/store-translations.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { SiteFilesError } from './site-format.ts';
import { writeSiteFolder } from './write-folder.ts';

describeOnBothDatabases('a site as files', (database) => {
  let app: TestApp;
  let folder: string;
  let demo: string;
  let small: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-files-'));
    app = await createTestApp({ database });
    await seedDemo(app.ctx);
    const { identifier } = await app.ctx.db
      .selectFrom('sites')
      .select('identifier')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    demo = await written(identifier);
    small = await written('second');
  }, 120_000);
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** The files of a site, in a folder of its own. */
  async function written(identifier: string): Promise<string> {
    const target = path.join(folder, identifier);
    await writeSiteFolder(app.ctx.media.store, target, await exportSite(app.ctx, identifier));
    return target;
  }

  /** All bytes of a folder by path. */
  function bytesIn(where: string): Map<string, string> {
    const files = fs.readdirSync(where, { recursive: true, withFileTypes: true });
    return new Map(
      files
        .filter((file) => file.isFile())
        .map((file) => {
          const full = path.join(file.parentPath, file.name);
          return [path.relative(where, full), fs.readFileSync(full, 'latin1')] as const;
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  it('makes a site of the files of the demo whose files are the same, byte for byte', async () => {
    await importSite(app.ctx, 'copied', await readSiteFolder(demo));
    const [before, after] = [bytesIn(demo), bytesIn(await written('copied'))];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [file, bytes] of before) expect(after.get(file) === bytes, file).toBe(true);
  });

  it('takes translations along: of pages, categories, menus, the site and texts of blocks', async () => {
    const { ctx } = app;
    const siteId = await app.createSite({ identifier: 'spoken' });
    const at = ctx.now();
    await ctx.transact(async (trx) => {
      const page = { typeName: 'page', type: 10, urlId: 'about', title: 'About' } as const;
      const { id } = await saveCollection(trx, siteId, page);
      const store = { typeName: 'products', type: 13, urlId: 'shop', title: 'Shop' } as const;
      const { id: shop } = await saveCollection(trx, siteId, store);
      const cups = { collectionId: shop, displayName: 'Cups', urlPath: 'cups' };
      const category = await saveCategory(trx, siteId, cups);
      const say = (kind: TranslatedKind, thing: string, name: string) =>
        writeTranslation(
          trx,
          { siteId, kind, id: thing, language: 'de' },
          { [name]: { text: `${name} auf Deutsch`, original: name } },
          at,
        );
      await say('page', id, 'title');
      await say('category', shop, category.id);
      await say('menus', 'menus', `page ${id}`);
      await say('site', 'site', 'labels.productAddToCartText');
      // Nothing is told of what is gone.
      await say('page', newId(), 'title');
      const document = documentFromHtml('<p>Made by hand.</p>');
      const [block] = Object.values(document.blocks);
      const commands = translateText(document, block!.id, {
        language: 'de',
        way: 'html',
        to: { text: '<p>Von Hand.</p>', original: '<p>Made by hand.</p>' },
      });
      const draft = putOnTop(document, commands).document;
      const owner = { siteId, purpose: 'page', ownerId: id, actor: operator, at } as const;
      await restoreDocument(trx, {
        ...owner,
        state: 'published',
        publishAt: null,
        draft,
        published: draft,
      });
    });
    const before = await written('spoken');
    const file = fs.readFileSync(path.join(before, 'translations.json'), 'utf8');
    expect(JSON.parse(file)).toHaveLength(4);
    expect(file).not.toMatch(/[0-9a-f]{24}/);
    await importSite(ctx, 'spoken-again', await readSiteFolder(before));
    expect(bytesIn(await written('spoken-again'))).toEqual(bytesIn(before));
    const texts = [...bytesIn(before).values()].join('\n');
    expect(texts).toContain('<p>Von Hand.</p>');
  });

  it('CALD-01 takes times and places of events along, and all that is kept of posts', async () => {
    const { ctx } = app;
    const siteId = await app.createSite({ identifier: 'fairs' });
    const at = ctx.now();
    await ctx.transact(async (trx) => {
      const page = { typeName: 'events', type: 1, urlId: 'events', title: 'Events' } as const;
      const { id: collectionId } = await saveCollection(trx, siteId, page);
      const { id: ownerId } = await saveContentItem(trx, siteId, {
        collectionId,
        recordType: 12,
        urlId: 'fair',
        title: 'Fair',
        excerpt: '<p>All day</p>',
        authorName: 'Ann',
        tags: ['clay'],
        categories: ['Outside'],
        isStarred: true,
        comments: 'off',
        promotedBlockId: 'b0',
        publishOn: new Date('2026-01-02T03:04:05.000Z'),
        seoTitle: 'The fair',
        seoDescription: 'Pots in the yard',
        startsAt: new Date('2026-05-01T08:00:00.000Z'),
        endsAt: new Date('2026-05-02T16:00:00.000Z'),
        location: {
          addressLine1: 'Mill Lane 4',
          addressLine2: 'Ashford',
          addressCountry: 'Ireland',
          mapLat: 53.35,
          mapLng: -6.26,
        },
      });
      const draft = documentFromHtml('<p>Come</p>');
      const owner = { siteId, purpose: 'post', ownerId, publishAt: null } as const;
      const document = { ...owner, state: 'published', draft, published: draft } as const;
      await restoreDocument(trx, { ...document, actor: operator, at });
    });
    const files = await written('fairs');
    await importSite(ctx, 'fairs-again', await readSiteFolder(files));
    expect(bytesIn(await written('fairs-again'))).toEqual(bytesIn(files));

    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'content_items'`.execute(ctx.db as never);
    const told = JSON.parse(
      fs.readFileSync(path.join(files, 'items/events/fair.json'), 'utf8'),
    ) as object;
    // A body is a file of its own; ids, comments and when a row was written belong to an installation.
    const counts = ['comment_count', 'public_comment_count'];
    const own = ['site_id', 'id', 'body', 'created_at', 'updated_at', ...counts];
    const camel = (name: string) =>
      name.replaceAll(/_(\w)/g, (_found, letter: string) => letter.toUpperCase());
    expect(Object.keys(told).toSorted()).toEqual(
      columns
        .map(({ name }) => name)
        .filter((name) => !own.includes(name))
        .map(camel)
        .toSorted(),
    );
  });

  /** A copy of the files of the smaller demo that something is done to. */
  function changed(change: (where: string) => void): string {
    const where = fs.mkdtempSync(path.join(folder, 'changed-'));
    fs.cpSync(small, where, { recursive: true });
    change(where);
    return where;
  }

  function rewrite(where: string, file: string, change: (text: string) => string): void {
    const full = path.join(where, file);
    const text = fs.readFileSync(full, 'utf8');
    expect(change(text), file).not.toBe(text);
    fs.writeFileSync(full, change(text));
  }

  const counts = async () => {
    const { db } = app.ctx;
    const [sites, products, assets] = await Promise.all([
      db.selectFrom('sites').select('site_id').execute(),
      db.selectFrom('products').select('id').execute(),
      db.selectFrom('assets').select('id').execute(),
    ]);
    return [sites.length, products.length, assets.length];
  };

  /** All files of the store; folders of it stay. */
  const kept = () => [...bytesIn(app.ctx.config.dataDir).keys()].join();

  const add = (where: string, file: string, value: object) => {
    fs.mkdirSync(path.dirname(path.join(where, file)), { recursive: true });
    fs.writeFileSync(path.join(where, file), JSON.stringify(value));
  };
  /** An id that no file names: of another site, or of nothing. */
  const foreign = 'a'.repeat(24);

  const faults: readonly [name: string, message: RegExp, change: (where: string) => void][] = [
    [
      'JSON that is none',
      /^pages\/about\.json is no JSON/,
      (where) => rewrite(where, 'pages/about.json', (text) => text.slice(0, -4)),
    ],
    [
      'files of a newer version',
      /newer version/,
      (where) => rewrite(where, 'site.json', (text) => text.replace('"format": 1', '"format": 2')),
    ],
    [
      'a file that is missing',
      /^media\/[^ ]+ is missing/,
      (where) => {
        const [first] = fs.readdirSync(path.join(where, 'media'));
        fs.rmSync(path.join(where, 'media', first!));
      },
    ],
    [
      'a folder without its site',
      /no site\.json/,
      (where) => fs.rmSync(path.join(where, 'site.json')),
    ],
    [
      'a path that leads out of the folder',
      /is missing/,
      (where) =>
        rewrite(where, 'media.json', (text) => text.replace(/"media\//, '"media/../../../etc/')),
    ],
    [
      'an absolute path of a download',
      /\/etc\/passwd is missing/,
      (where) => {
        const file = 'products/shop/tideline.json';
        rewrite(where, file, (text) =>
          text.replace('"files": []', '"files": [{ "file": "/etc/passwd", "filename": "a.txt" }]'),
        );
      },
    ],
    [
      'a link in the place of a file',
      /about\.html is a link/,
      (where) => {
        fs.rmSync(path.join(where, 'pages/about.html'), { force: true });
        fs.symlinkSync('/etc/passwd', path.join(where, 'pages/about.html'));
      },
    ],
    [
      'a link in the place of a folder',
      /^items is a link/,
      (where) => {
        fs.symlinkSync('/etc', path.join(where, 'items'));
      },
    ],
    [
      'a file that is too large',
      /menus\.json is larger/,
      (where) => fs.truncateSync(path.join(where, 'menus.json'), 17 * 1024 * 1024),
    ],
    [
      'a name of nothing',
      /there is no "pages\/elsewhere" here/,
      (where) =>
        rewrite(where, 'menus.json', (text) =>
          text.replace('@{pages/about}', '@{pages/elsewhere}'),
        ),
    ],
    [
      'a field that nobody knows',
      /tideline\.json/,
      (where) =>
        rewrite(where, 'products/shop/tideline.json', (text) =>
          text.replace('"title"', '"titel": "Mug",\n  "title"'),
        ),
    ],
    [
      'a price that is none',
      /tideline\.json: variants\.0\.priceCents/,
      (where) =>
        rewrite(where, 'products/shop/tideline.json', (text) =>
          text.replace(/"priceCents": \d+/, '"priceCents": -1'),
        ),
    ],
    [
      'text that is no UTF-8',
      /no text in UTF-8/,
      (where) => fs.writeFileSync(path.join(where, 'pages/about.html'), Buffer.from([0xff, 0xfe])),
    ],
    [
      'a theme that is not here',
      /no theme "nowhere"/,
      (where) => rewrite(where, 'site.json', (text) => text.replace('"linden"', '"nowhere"')),
    ],
    [
      'a category below itself',
      /below itself/,
      (where) => {
        rewrite(where, 'categories/shop.json', (text) => {
          const all = JSON.parse(text) as { name: string; parentId: string | null }[];
          all[0]!.parentId = `@{${all[0]!.name}}`;
          return JSON.stringify(all);
        });
      },
    ],
    [
      'folders in too many folders',
      /^media\/(?:in\/)+in lies too deep/,
      (where) => add(where, `media/${'in/'.repeat(257)}film.json`, {}),
    ],
    [
      'a document of a page that is none of its own',
      /^documents\/page\/other\.json: "a{24}" is none of its pages/,
      (where) => {
        const state = { state: 'draft', publishAt: null, published: null } as const;
        const document = { purpose: 'page', owner: foreign, draft: emptyDocument, ...state };
        add(where, 'documents/page/other.json', document);
      },
    ],
    [
      'a post with a picture that is none of its own',
      /^items\/about\/note\.json: "a{24}" is none of its media/,
      (where) => {
        const times = { publishOn: '2026-01-01T00:00:00Z', startsAt: null, endsAt: null };
        const post = { collectionId: '@{pages/about}', urlId: 'note', title: 'Note', ...times };
        add(where, 'items/about/note.json', { ...post, mainImageId: foreign });
      },
    ],
  ];

  it.each(faults)('refuses %s, and nothing of it stays', async (_name, message, change) => {
    const before = [await counts(), kept()];
    const bad = changed(change);
    const reading = readSiteFolder(bad).then((content) => importSite(app.ctx, 'broken', content));
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(SiteFilesError);
    expect([await counts(), kept()]).toEqual(before);
  });

  it('tells nothing that is secret, and nothing of customers', async () => {
    const siteId = await app.createSite({ identifier: 'quiet' });
    const values = {
      maps: { googleKey: 'a-very-secret-key' },
      business: { contactEmail: 'a@b.example' },
    };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    const { texts } = await exportSite(app.ctx, 'quiet');
    const all = [...texts.values()].join();
    expect(all).toContain('a@b.example');
    expect(all).not.toContain('a-very-secret-key');
    expect(all).not.toContain('googleKey');
    expect(all).not.toContain(siteId);
  });

  it('files whose names differ in the case of their letters alone are two on any disk', async () => {
    const siteId = await app.createSite({ identifier: 'cases' });
    for (const filename of ['Film.mp4', 'film.mp4']) {
      const bytes = Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${filename}`, 'latin1');
      await storeAsset(app.ctx, siteId, { bytes, filename });
    }
    const where = await written('cases');
    const names = fs.readdirSync(path.join(where, 'media'));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2);
    await importSite(app.ctx, 'cases-again', await readSiteFolder(where));
    expect(bytesIn(await written('cases-again'))).toEqual(bytesIn(where));
  });

  it('replaces its own files in a folder and leaves the others alone', async () => {
    const where = changed((own) => {
      fs.writeFileSync(path.join(own, 'README.md'), 'Ours');
      fs.writeFileSync(path.join(own, 'pages/of-before.json'), '{}');
    });
    await writeSiteFolder(app.ctx.media.store, where, await exportSite(app.ctx, 'second'));
    expect(fs.readFileSync(path.join(where, 'README.md'), 'utf8')).toBe('Ours');
    expect(fs.existsSync(path.join(where, 'pages/of-before.json'))).toBe(false);
    const other = fs.mkdtempSync(path.join(folder, 'other-'));
    fs.writeFileSync(path.join(other, 'letter.txt'), 'Dear');
    const content = await exportSite(app.ctx, 'second');
    await expect(writeSiteFolder(app.ctx.media.store, other, content)).rejects.toThrow('not empty');
    expect(fs.readdirSync(other)).toEqual(['letter.txt']);
  });

  it('refuses ids of another site, a secret, and a name that is taken', async () => {
    const { id } = await app.ctx.db.selectFrom('assets').select('id').executeTakeFirstOrThrow();
    const foreign = changed((where) =>
      rewrite(where, 'pages/about.json', (text) =>
        text.replace(/"mainImageId": [^\n]*/, `"mainImageId": "${id}",`),
      ),
    );
    const content = await readSiteFolder(foreign);
    await expect(importSite(app.ctx, 'foreign', content)).rejects.toThrow('none of its media');
    const secret = changed((where) =>
      fs.writeFileSync(path.join(where, 'settings.json'), '{"maps":{"googleKey":"a-key"}}'),
    );
    const told = await readSiteFolder(secret);
    await expect(importSite(app.ctx, 'secret', told)).rejects.toThrow('secret');
    const again = await readSiteFolder(small);
    await expect(importSite(app.ctx, 'copied', again)).rejects.toThrow('already');
  });
});
