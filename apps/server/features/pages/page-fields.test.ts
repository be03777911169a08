import { addBlock, blockTypeTable, invertCommands, readRows } from '@sitewright/blocks';
import {
  userRoles,
  type Command,
  type DocumentHead,
  type PageDocument,
  type PageFieldHead,
  type PageKind,
  type SitePage,
} from '@sitewright/contract';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExampleSite, type AddedSite } from '../../testing/example-sites/add-example-site.ts';
import { exampleSites, type ExampleTheme } from '../../testing/example-sites/example-sites.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInStaff, type StaffCookies } from '../../testing/test-staff.ts';

const THEMES_DIR = path.join(import.meta.dirname, '../../testing/themes');
const themes = Object.keys(exampleSites) as ExampleTheme[];

describeOnBothDatabases('areas of templates', (database) => {
  let app: TestApp;
  const sites = {} as Record<ExampleTheme, AddedSite>;
  const offices = {} as Record<ExampleTheme, Office>;
  let cookies: StaffCookies;

  beforeAll(async () => {
    app = await createTestApp({ database, environment: { THEMES_DIR } });
    for (const theme of themes) {
      const at = app.ctx.now();
      sites[theme] = await app.ctx.transact((trx) =>
        addExampleSite(trx, theme, { at, isDefault: theme === 'forge' }),
      );
    }
    const manager = [userRoles.values.websiteManager];
    const roles = Object.fromEntries(themes.map((theme) => [sites[theme].siteId, manager]));
    for (const theme of themes) offices[theme] = await createOffice(app, roles, theme);
    cookies = await signInStaff(app, roles);
  });
  afterAll(() => app.close());

  const visit = async (theme: ExampleTheme, url: string) => {
    const answer = await app.inject({ url, headers: { host: `${theme}.localhost` } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.body;
  };
  const fieldsOf = async (theme: ExampleTheme, page: string) => {
    const answer = await offices[theme].get(`pages/${sites[theme].pages[page]}/fields`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { fields } = answer.json<{ fields: PageFieldHead[] }>();
    return fields.filter(({ purpose }) => purpose === 'block-field');
  };
  const canvas = async (theme: ExampleTheme, documentId: string, page?: string) => {
    const query = page === undefined ? '' : `?page=${sites[theme].pages[page]}`;
    const url = `/config/sites/${theme}/canvas/${documentId}${query}`;
    return app.inject({ url, cookies });
  };
  const draftOf = async (theme: ExampleTheme, id: string) =>
    (await offices[theme].get(`documents/${id}`)).json<DocumentHead & { document: PageDocument }>();
  let saves = 0;
  const save = async (theme: ExampleTheme, head: DocumentHead, commands: readonly Command[]) => {
    saves += 1;
    const answer = await offices[theme].send('POST', `documents/${head.id}/edits`, {
      baseRevision: head.revision,
      key: `field-${saves}-edit`,
      commands,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ revision: number }>().revision;
  };
  const publish = async (theme: ExampleTheme, id: string, revision: number) => {
    const answer = await offices[theme].send('POST', `documents/${id}/state`, {
      to: 'published',
      revision,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  it.each(themes)('the theme %s shows what its owner published in every area', async (theme) => {
    const { pages, fields } = exampleSites[theme];
    const shown = await Promise.all(pages.map(({ urlId }) => visit(theme, `/${urlId}`)));
    const all = shown.join('\n');
    const documents = [
      ...Object.values(fields),
      ...pages.flatMap(({ document }) => document ?? []),
    ];
    for (const block of documents.flatMap(({ blocks }) => Object.values(blocks))) {
      expect(all).toContain(`id="block-${block.id}"`);
    }
  });

  it('the areas of a page stand in the order of the template, by their labels, and say how many pages show them', async () => {
    const found = await fieldsOf('forge', 'about');
    const about = sites.forge.pages['about'];
    expect(found.map(({ id, label, columns, pages }) => [id, label, columns, pages])).toEqual([
      [`${about}-story`, 'Story', 12, 1],
      [`${about}-aside`, 'Aside', 1, 1],
      ['invitation', 'Invitation', 12, 3],
      ['notice', 'Notice', 12, 3],
      ['footer', 'Footer', 12, 3],
    ]);
    expect(found.every(({ isMore, document }) => !isMore && document?.state === 'published')).toBe(
      true,
    );
    const [sidebar] = await fieldsOf('columns', 'services');
    expect(sidebar).toMatchObject({ id: 'sidebar', pages: 2 });
    expect((await fieldsOf('columns', 'home')).map(({ id }) => id)).toEqual(['columns-footer']);
    const year = await fieldsOf('chapters', 'year');
    expect(year.map(({ label }) => label)).toEqual([
      'Preface',
      'Note on Snow',
      'Note on Thaw',
      'Note on Hay',
      'Colophon',
    ]);
    expect(year.map(({ document }) => document !== null)).toEqual([true, true, false, false, true]);
  });

  it('an index says which pages it shows, each of them where it is shown, and no two places have one id', async () => {
    const { year, snow, thaw, hay } = sites.chapters.pages;
    const about = async (page: string) => {
      const answer = await offices.chapters.get(`pages/${sites.chapters.pages[page]}/fields`);
      return answer.json<{ shows: string[]; shownOn: string[] }>();
    };
    expect(await about('year')).toMatchObject({ shows: [snow, thaw, hay], shownOn: [] });
    expect(await about('thaw')).toMatchObject({ shows: [], shownOn: [year] });
    const shown = await visit('chapters', '/');
    const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain(`sections-${thaw}`);
  });

  it('the canvas of an index has the drafts of the pages that it shows', async () => {
    const [preface] = await fieldsOf('chapters', 'year');
    const { pages } = (await offices.chapters.get('pages')).json<{ pages: SitePage[] }>();
    const hay = pages.find(({ id }) => id === sites.chapters.pages['hay'])!;
    const { document } = await draftOf('chapters', hay.document!.id);
    const block = document.blocks['hay-1']!;
    await save('chapters', hay.document!, [
      {
        name: 'set-block-data',
        id: block.id,
        path: ['html'],
        from: (block.data as { html: string }).html,
        to: '<p>Dry by noon</p>',
      },
    ]);
    const answer = await canvas('chapters', preface!.document!.id, 'year');
    expect(answer.body).toContain('Dry by noon');
    expect(await visit('chapters', '/')).not.toContain('Dry by noon');
    expect(await visit('chapters', '/hay')).toContain('id="sections"');
  });

  it('kinds of pages and layouts that a theme brings are chosen, and what it does not have is refused', async () => {
    const offered = async (theme: ExampleTheme) =>
      (await offices[theme].get('pages')).json<{ kinds: PageKind[]; layouts: object[] }>();
    const add = (theme: ExampleTheme, body: object) => offices[theme].send('POST', 'pages', body);
    const ofForge = await offered('forge');
    expect(ofForge.kinds).toContainEqual({
      source: 'page',
      name: 'about',
      title: 'About',
      isIndex: false,
    });
    const team = await add('forge', { title: 'Team', themePage: 'about' });
    const { id } = team.json<{ id: string }>();
    expect((await offices.forge.get(`pages/${id}/fields`)).body).toContain(`${id}-story`);
    expect(await visit('forge', '/team')).toContain(`id="${id}-aside"`);

    expect((await offered('chapters')).kinds).toEqual([
      { source: 'collection', name: 'chapters', title: 'Chapters', isIndex: true },
    ]);
    const index = await add('chapters', { title: 'Recipes', typeName: 'chapters' });
    expect(index.statusCode, index.body).toBe(200);
    expect(await visit('chapters', '/recipes')).toContain('aria-label="Chapters"');
    const menus = await app.inject({
      url: '/api/commondata/GetSiteLayout?site=chapters',
      cookies,
    });
    const { collections } = menus.json<{ collections: { title: string; isFolder: boolean }[] }>();
    const folders = collections.filter(({ isFolder }) => isFolder);
    expect(folders.map(({ title }) => title)).toEqual(['A Year on the Ridge', 'Recipes']);

    expect((await offered('columns')).layouts).toEqual([
      { id: 'default', name: 'Default' },
      { id: 'sidebar', name: 'With a sidebar' },
    ]);
    const home = sites.columns.pages['home'];
    const layOut = (from: string, to: string) =>
      offices.columns.send('PATCH', `pages/${home}`, { changes: { regionName: { from, to } } });
    const changed = await layOut('default', 'sidebar');
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await visit('columns', '/')).toContain('id="sidebar"');
    const { activityId } = changed.json<{ activityId: string }>();
    await offices.columns.send('POST', `activity/${activityId}/undo`);
    expect(await visit('columns', '/')).not.toContain('id="sidebar"');

    expect((await layOut('default', 'bare')).json()).toMatchObject({
      errors: { 'changes.regionName.to': 'The theme has no such layout.' },
    });
    for (const body of [
      { title: 'No', typeName: 'chapters' },
      { title: 'No', themePage: 'gone' },
      { title: 'No', typeName: 'blog', themePage: 'about' },
      { title: 'No', typeName: 'products' },
    ]) {
      expect([body, (await add('forge', body)).statusCode]).toEqual([body, 400]);
    }
  });

  it('an area that nobody wrote in begins with rows, is edited, published and taken back like a page', async () => {
    const [, , thaw] = await fieldsOf('chapters', 'year');
    const made = await offices.chapters.send('POST', 'documents', {
      purpose: 'block-field',
      ownerId: thaw?.id,
    });
    expect(made.statusCode, made.body).toBe(200);
    const head = made.json<DocumentHead>();
    const { document } = await draftOf('chapters', head.id);
    const [section] = Object.values(document.sections);
    expect(section?.layout).toBe('rows');
    const text = blockTypeTable.get('text')!;
    const data = { format: 'html', html: '<p onclick="x()">Mud until May</p>' };
    const adding = addBlock(document, text, { id: 'mud', sectionId: section!.id, data });
    const revision = await save('chapters', head, adding);
    expect(await visit('chapters', '/')).not.toContain('Mud until May');
    await publish('chapters', head.id, revision);
    const shown = await visit('chapters', '/');
    expect(shown).toContain('<p>Mud until May</p>');
    const moved = await offices.chapters.send('POST', `documents/${head.id}/state`, {
      to: 'draft',
      revision,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await visit('chapters', '/')).not.toContain('Mud until May');
  });

  it('what one page changes in a shared area all its pages show, and undoing brings its bytes back', async () => {
    const [sidebar] = await fieldsOf('columns', 'services');
    const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
    const before = bodyOf(await visit('columns', '/prices'));
    const head = await draftOf('columns', sidebar!.document!.id);
    const block = Object.values(head.document.blocks)[0]!;
    const changed: Command = {
      name: 'set-block-data',
      id: block.id,
      path: ['html'],
      from: (block.data as { html: string }).html,
      to: '<p>Write to us</p>',
    };
    const revision = await save('columns', head, [changed]);
    await publish('columns', head.id, revision);
    for (const page of ['/services', '/prices']) {
      expect(await visit('columns', page)).toContain('<p>Write to us</p>');
    }
    const undone = await save('columns', { ...head, revision }, invertCommands([changed]));
    await publish('columns', head.id, undone);
    expect(bodyOf(await visit('columns', '/prices'))).toBe(before);
  });

  it('a block of a type that nobody knows stays in its column', async () => {
    const found = await fieldsOf('forge', 'home');
    const opening = found.find(({ id }) => id === 'home-opening')!;
    const head = await draftOf('forge', opening.document!.id);
    const [sectionId] = Object.keys(head.document.sections);
    const known = Object.values(head.document.blocks)[0]!;
    const strange = {
      ...known,
      id: 'strange',
      type: 'of-tomorrow',
      version: 9,
      data: { kept: ['as', 'it', 'is'] },
      extra: true,
    };
    const revision = await save('forge', head, [{ name: 'insert-block', block: strange }]);
    await publish('forge', head.id, revision);
    const { document } = await draftOf('forge', head.id);
    expect(document.blocks['strange']).toEqual(strange);
    expect(readRows(document, sectionId!)[0]?.columns[0]?.entries).toContain('strange');
    expect(await visit('forge', '/')).toContain('id="block-strange"');
  });

  it('the canvas is the real page, empty where the area is edited, with the drafts of the others', async () => {
    const found = await fieldsOf('forge', 'home');
    const first = found.find(({ id }) => id === 'home-first')!;
    const second = found.find(({ id }) => id === 'home-second')!;
    const head = await draftOf('forge', second.document!.id);
    const block = Object.values(head.document.blocks)[0]!;
    await save('forge', head, [
      {
        name: 'set-block-data',
        id: block.id,
        path: ['html'],
        from: (block.data as { html: string }).html,
        to: '<p>Only drafted</p>',
      },
    ]);
    const answer = await canvas('forge', first.document!.id, 'home');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('Only drafted');
    expect(answer.body).toContain('id="block-opening-1"');
    expect(answer.body).not.toContain('id="block-first-1"');
    expect(answer.body).toMatch(
      /class="sqs-layout sqs-grid-1 columns-1 empty"[^>]*id="home-first"/,
    );
    expect(await visit('forge', '/')).not.toContain('Only drafted');
    const elsewhere = await canvas('forge', first.document!.id, 'about');
    expect(elsewhere.body).toContain('Three people, one fire');
    expect(
      (await app.inject({ url: `/config/sites/forge/canvas/${first.document!.id}` })).statusCode,
    ).toBe(401);
  });

  it('the canvas has the styles of its own site, also where the back office is open at another host', async () => {
    const [footer] = await fieldsOf('columns', 'home');
    const { body } = await canvas('columns', footer!.document!.id, 'home');
    const url = /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '';
    const [sheet, own] = await Promise.all([
      app.inject({ url, cookies }),
      app.inject({ url: '/site.css', headers: { host: 'columns.localhost' } }),
    ]);
    expect(sheet.body.startsWith(own.body)).toBe(true);
    // What comes in with a motion holds still while it is edited; nothing else differs.
    expect(sheet.body.slice(own.body.length).trim()).toBe(
      '.page-section>.content-wrapper,.sqs-block{animation-name:none!important}',
    );
    expect((await app.inject({ url: '/site.css' })).body).not.toBe(own.body);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });

  it('AUTH-05 the areas of a page are for who may see its content, and for no other site', async () => {
    const { pages } = (await offices.forge.get('pages')).json<{ pages: SitePage[] }>();
    expect(pages.every(({ hasFields }) => hasFields)).toBe(true);
    const foreign = await offices.forge.get(`pages/${sites.columns.pages['home']}/fields`);
    expect(foreign.statusCode).toBe(404);
    const stranger = await createOffice(app, {}, 'forge');
    expect((await stranger.get(`pages/${pages[0]?.id}/fields`)).statusCode).toBe(403);
  });
});
