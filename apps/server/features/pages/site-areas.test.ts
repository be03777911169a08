import {
  siteAreas,
  userRoles,
  type DocumentHead,
  type FoundWords,
  type PageFieldHead,
  type SiteArea,
} from '@sitewright/contract';
import { addBlock, blockTypeTable, putOnTop, takeBlock, translateText } from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';

const page = '<!doctype html><html><head>{squarespace-headers}</head><body>';

describeOnBothDatabases('the header and footer of a site', (database) => {
  let app: TestApp;
  let themes: TestThemes;
  let plain: TestApp;
  let cookies: StaffCookies | undefined;
  const apps: Record<string, TestApp> = {};
  const offices: Record<string, Office> = {};
  const pages: Record<string, string> = {};
  let edits = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await addSite(app, 'alder', 'linden');
    // A theme without places for them.
    themes = writeTestThemes({
      'template.conf': JSON.stringify({ layouts: { default: { regions: ['main'] } } }),
      'main.region': `${page}<main>{squarespace.main-content}</main><b>Own end</b>{squarespace-footers}</body></html>`,
    });
    plain = await createTestApp({ database, environment: { THEMES_DIR: themes.folder } });
    await addSite(plain, 'birch', 'plain');
  });
  afterAll(async () => {
    await app.close();
    await plain.close();
    themes.remove();
  });

  async function addSite(on: TestApp, identifier: string, theme: string): Promise<void> {
    apps[identifier] = on;
    const host = `${identifier}.test`;
    const siteId = await on.createSite({ host, identifier, theme, title: 'Alder & Birch' });
    await createTestShop(on, siteId);
    const { id } = await on.ctx.transact((trx) =>
      saveCollection(trx, siteId, {
        typeName: 'page',
        type: 10,
        urlId: 'about',
        title: 'About',
        isHomepage: true,
      }),
    );
    pages[identifier] = id;
    const roles = { [siteId]: [userRoles.values.websiteManager] };
    offices[identifier] = await createOffice(on, roles, identifier);
    cookies = cookies ?? (await signInStaff(on, roles));
  }

  const visit = async (site: string, url: string) => {
    const answer = await apps[site]!.inject({ url, headers: { host: `${site}.test` } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.body;
  };
  const open = async (site: string, name: SiteArea) => {
    const body = { purpose: name, ownerId: siteAreas[name] };
    const made = await offices[site]!.send('POST', 'documents', body);
    expect(made.statusCode, made.body).toBe(200);
    return made.json<DocumentHead>();
  };
  const write = async (site: string, name: SiteArea, html: string) => {
    const office = offices[site]!;
    const { id, revision } = await open(site, name);
    const { document } = (await office.get(`documents/${id}`)).json<{ document: PageDocument }>();
    edits += 1;
    const saved = await office.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key: `edit-number-${edits}`,
      commands: addBlock(document, blockTypeTable.get('text')!, {
        id: `text-${edits}`,
        sectionId: Object.keys(document.sections)[0]!,
        data: { format: 'html', html },
      }),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return id;
  };
  const move = async (site: string, name: SiteArea, to: string) => {
    const { id, revision } = await open(site, name);
    const moved = await offices[site]!.send('POST', `documents/${id}/state`, { to, revision });
    expect(moved.statusCode, moved.body).toBe(200);
    return moved.json<{ activityId: string }>();
  };
  const canvas = (site: string, path: string) =>
    app.inject({ url: `/config/sites/${site}/canvas/${path}`, cookies: cookies! });
  const fieldsOf = async (site: string) => {
    const answer = await offices[site]!.get(`pages/${pages[site]}/fields`);
    return answer.json<{ fields: PageFieldHead[] }>().fields;
  };

  it('NAVL-06 a theme says where they stand; in others the footer stands at the end', async () => {
    expect(await fieldsOf('alder')).toMatchObject([
      {
        purpose: 'header',
        id: 'site-header',
        columns: 12,
        pages: 2,
        isMore: false,
        document: null,
      },
      { purpose: 'footer', id: 'site-footer', pages: 2 },
      { purpose: 'announcement', id: 'site-announcement', pages: 2 },
    ]);
    expect(await fieldsOf('birch')).toMatchObject([
      { purpose: 'footer', id: 'site-footer' },
      { purpose: 'announcement', id: 'site-announcement' },
    ]);
    // Nothing of them is on a page before somebody publishes something.
    for (const site of ['alder', 'birch']) {
      expect(await visit(site, '/')).not.toContain('data-type="block-field"');
    }
  });

  it('NAVL-06 a footer is drafted, published on every page, taken back and brought back', async () => {
    await write('alder', 'footer', '<p>Open <em>Saturdays</em></p>');
    expect(await visit('alder', '/')).not.toContain('Saturdays');
    await move('alder', 'footer', 'published');
    for (const url of ['/', '/shop', '/search']) {
      const body = await visit('alder', url);
      const footer = body.slice(body.indexOf('<footer'));
      expect([url, footer.includes('<em>Saturdays</em>')]).toEqual([url, true]);
    }
    const { activityId } = await move('alder', 'footer', 'draft');
    expect(await visit('alder', '/shop')).not.toContain('Saturdays');
    const undone = await offices['alder']!.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await visit('alder', '/shop')).toContain('Saturdays');
    await move('alder', 'footer', 'private');
    expect(await visit('alder', '/shop')).not.toContain('Saturdays');
    await move('alder', 'footer', 'published');
  });

  it('the header stands in the header of the theme', async () => {
    await write('alder', 'header', '<p>New bowls on Friday</p>');
    await move('alder', 'header', 'published');
    const body = await visit('alder', '/');
    const header = /<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? '';
    expect(header).toContain('New bowls on Friday');
    expect(header).toContain('id="site-header"');
  });

  it('where a theme has no place for it, the footer ends the page, named after the site', async () => {
    await write('birch', 'footer', '<p>Write to us</p>');
    await move('birch', 'footer', 'published');
    const body = await visit('birch', '/shop');
    const end = body.slice(body.indexOf('<b>Own end</b>'));
    expect(end).toMatch(
      /<section class="site-area-end" aria-label="Alder &amp; Birch"><div [^>]+id="site-footer">/,
    );
    expect(end).toContain('Write to us');
  });

  it('EDIT-06 the canvas shows drafts of both, and leaves the edited one to the editor', async () => {
    const id = await write('alder', 'footer', '<p>Not said yet</p>');
    expect(await visit('alder', '/')).not.toContain('Not said yet');
    const edited = await canvas('alder', `${id}?page=${pages['alder']}`);
    expect(edited.statusCode, edited.body).toBe(200);
    expect(edited.body).toContain('New bowls on Friday');
    expect(edited.body).not.toContain('Not said yet');
    const beside = await canvas('alder', `${(await open('alder', 'header')).id}`);
    expect(beside.body).toContain('Not said yet');
    expect(beside.body).not.toContain('New bowls on Friday');
  });

  it('I18N-02 they are translated in their documents', async () => {
    const office = offices['alder']!;
    const thing = await office.get(`translations/footer/${siteAreas.footer}`);
    expect(thing.json()).toMatchObject({ hasDocument: true });
    expect((await office.get('translations/footer/other')).statusCode).toBe(404);
    const languages = { 'languages.languages': { from: [], to: [{ code: 'de' }] } };
    await office.send('POST', 'settings/edits', { changes: languages });
    const { id, revision } = await open('alder', 'header');
    const { document } = (await office.get(`documents/${id}`)).json<{ document: PageDocument }>();
    const [block] = Object.keys(document.blocks);
    const to = { text: '<p>Neue Schalen</p>', original: '<p>New bowls on Friday</p>' };
    const saved = await office.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key: 'translating-the-header',
      commands: translateText(document, block!, { language: 'de', way: 'html', to }),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await move('alder', 'header', 'published');
    expect(await visit('alder', '/de')).toContain('Neue Schalen');
    expect(await visit('alder', '/')).not.toContain('Neue Schalen');
  });

  const setBar = async (site: string, values: Readonly<Record<string, unknown>>) => {
    const office = offices[site]!;
    const { settings } = (await office.get('settings')).json<{
      settings: { group: string; field: string; value: unknown }[];
    }>();
    const changes = Object.entries(values).map(([field, to]) => {
      const one = settings.find((each) => each.group === 'announcement' && each.field === field);
      return [`announcement.${field}`, { from: one?.value, to }];
    });
    const body = { changes: Object.fromEntries(changes) };
    const saved = await office.send('POST', 'settings/edits', body);
    expect(saved.statusCode, saved.body).toBe(200);
  };
  /** Takes all blocks out of it, and publishes that. */
  const empty = async (site: string, name: SiteArea) => {
    const office = offices[site]!;
    const { id, revision } = await open(site, name);
    const { document } = (await office.get(`documents/${id}`)).json<{ document: PageDocument }>();
    const commands = Object.keys(document.blocks).reduce<Command[]>(
      (done, block) => [...done, ...takeBlock(putOnTop(document, done).document, block)],
      [],
    );
    edits += 1;
    const body = { baseRevision: revision, key: `edit-number-${edits}`, commands };
    const saved = await office.send('POST', `documents/${id}/edits`, body);
    expect(saved.statusCode, saved.body).toBe(200);
    await move(site, name, 'published');
  };
  const barOf = (body: string) => /<aside class="sw-announcement"[\s\S]*?<\/aside>/.exec(body)?.[0];
  const versionOf = (bar = '') => /data-version="([^"]+)"/.exec(bar)?.[1];

  it('the announcement bar is what was designed for it as soon as that is published, else its line', async () => {
    await setBar('alder', { isOn: true, text: 'Open late', linkUrl: '/shop', color: 'dark' });
    const line = barOf(await visit('alder', '/'));
    expect(line).toContain('<p><a href="/shop">Open late</a></p>');
    await write('alder', 'announcement', '<p>Fair on <em>Sunday</em></p>');
    expect(barOf(await visit('alder', '/'))).toBe(line);
    await move('alder', 'announcement', 'published');
    for (const url of ['/', '/shop', '/cart']) {
      const bar = barOf(await visit('alder', url));
      expect([url, bar]).toEqual([url, expect.stringContaining('<em>Sunday</em>')]);
      expect([url, bar]).toEqual([url, expect.not.stringContaining('Open late')]);
      expect(bar).toMatch(/^<aside class="sw-announcement" data-color="dark" aria-label=/);
      expect(bar).toContain('id="site-announcement"');
    }
    // Who closed the one before sees this one.
    const designed = versionOf(barOf(await visit('alder', '/')));
    expect(designed).not.toBe(versionOf(line));
    await setBar('alder', { text: '' });
    expect(versionOf(barOf(await visit('alder', '/')))).toBe(designed);
    expect(await visit('alder', '/')).toContain('"showAnnouncementBar":true');
    await write('alder', 'announcement', '<p>Fair on <em>Monday</em></p>');
    await move('alder', 'announcement', 'published');
    const next = barOf(await visit('alder', '/'));
    expect(next).toContain('Monday');
    expect(versionOf(next)).not.toBe(designed);
    // Of one that was emptied nothing is left but the line.
    await empty('alder', 'announcement');
    expect(barOf(await visit('alder', '/'))).toBeUndefined();
    await setBar('alder', { text: 'Open late' });
    expect(barOf(await visit('alder', '/'))).toContain('Open late');
    await setBar('alder', { text: '' });
    await write('alder', 'announcement', '<p>Fair on <em>Monday</em></p>');
    await move('alder', 'announcement', 'published');
    await setBar('alder', { isOn: false });
    expect(await visit('alder', '/')).not.toContain('sw-announcement');
    expect(await visit('alder', '/')).toContain('"showAnnouncementBar":false');
    await setBar('alder', { isOn: true });
    await move('alder', 'announcement', 'private');
    expect(await visit('alder', '/')).not.toContain('sw-announcement');
  });

  it('EDIT-06 the canvas has the bar where visitors have it, and where the bar itself is edited', async () => {
    const { id } = await open('alder', 'announcement');
    const of = async (edited: string) => barOf((await canvas('alder', edited)).body);
    const footer = (await open('alder', 'footer')).id;
    expect(await of(footer)).toBeUndefined();
    const own = await of(id);
    expect(own).toMatch(/data-announcement="open"/);
    expect(own).toMatch(/<div class="[^"]*\bempty\b[^"]*"[^>]* id="site-announcement">/);
    expect(own).not.toContain('Monday');
    await move('alder', 'announcement', 'published');
    expect(await of(footer)).toContain('Monday');
    await setBar('alder', { isOn: false });
    expect(await of(footer)).toBeUndefined();
    expect(await of(id)).toBeDefined();
    // No script of visitors' pages stands in a page that is edited.
    const { body } = await canvas('alder', id);
    expect(body).not.toContain('SQUARESPACE_CONTEXT');
    expect(await visit('alder', '/')).toContain('SQUARESPACE_CONTEXT');
  });

  it('find and replace and the files of a site know them', async () => {
    const { groups } = (await offices['alder']!.get('words', { text: 'Saturdays' })).json<{
      groups: FoundWords[];
    }>();
    expect(groups).toMatchObject([{ kind: 'document', purpose: 'footer', count: 1 }]);
    const files = await exportSite(app.ctx, 'alder');
    expect(files.texts.has('documents/footer/site-footer.json')).toBe(true);
    await importSite(app.ctx, 'cedar', files);
    const { body } = await app.inject({ url: '/', headers: { host: 'cedar.localhost' } });
    expect([body.includes('Saturdays'), body.includes('New bowls')]).toEqual([true, true]);
  });

  it('there is one of each: another owner is not found', async () => {
    for (const purpose of ['header', 'footer', 'announcement']) {
      const made = await offices['alder']!.send('POST', 'documents', { purpose, ownerId: 'other' });
      expect(made.statusCode).toBe(404);
    }
  });
});
