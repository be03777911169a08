/** Code and styles of the owner, from the setting to what a visitor's browser gets. */
import { pageTypes, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pageCode } from '../../render/code/page-code.ts';
import { inlineHash } from '../../render/tags/inline-hash.ts';
import { noInlineHashes } from '../../render/tags/trusted-inline.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

const none = {
  header: '',
  footer: '',
  lockPage: '',
  orderConfirmed: '',
  hosts: [] as string[],
  asksFirst: true,
};

describeOnBothDatabases('code of the owner', (database) => {
  let fixture: PageFixture;
  let admin: Office;
  let manager: Office;
  let editor: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { admin: all, websiteManager, editor: writes } = userRoles.values;
    const { app, siteId } = fixture;
    admin = await createOffice(app, { [siteId]: [all] }, 'cups');
    manager = await createOffice(app, { [siteId]: [websiteManager] }, 'cups');
    editor = await createOffice(app, { [siteId]: [writes] }, 'cups');
  });
  afterAll(() => fixture.app.close());
  beforeEach(async () => {
    const cleared = await admin.send('PATCH', 'settings', {
      codeInjection: none,
      ownStyles: { css: '' },
    });
    expect(cleared.statusCode, cleared.body).toBe(200);
  });

  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const save = (values: object, who = admin) => who.send('PATCH', 'settings', values);
  const inject = (values: object, who = admin) => save({ codeInjection: values }, who);
  const policyOf = async (url: string) =>
    String((await visit(url)).headers['content-security-policy']);

  it('D-43 who edits styles writes CSS; scripts in pages need another permission', async () => {
    const css = { ownStyles: { css: '.mug { color: red }' } };
    expect((await save(css, manager)).statusCode).toBe(200);
    expect((await save(css, editor)).statusCode).toBe(403);
    const header = '<script>alert(1)</script>';
    expect((await inject({ header }, manager)).statusCode).toBe(403);
    expect((await inject({ header })).statusCode).toBe(200);
    const page = `pages/${fixture.collections['about']}/code`;
    const changes = { headerCode: { from: '', to: header } };
    expect((await manager.get(page)).statusCode).toBe(403);
    expect((await manager.send('PATCH', page, { changes })).statusCode).toBe(403);
  });

  it('§8 styles of the owner stand behind those of the theme on every page', async () => {
    await save({ ownStyles: { css: '@warm: #f00; h1 { color: @warm }' } });
    const sheet = (await visit('/site.css')).body;
    expect(sheet.endsWith('h1{color:red}')).toBe(true);
    const { body } = await visit('/about');
    expect(body).toContain('h1{color:red}');
    await save({ ownStyles: { css: 'h1 { color: blue }' } });
    expect((await visit('/about')).body).toContain('h1{color:#00f}');
  });

  it('§8 styles that cannot be read or reach other hosts are refused, with their line', async () => {
    const refused = await save({ ownStyles: { css: 'a { color: red }\nb {' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ errors: object }>().errors).toEqual({
      'ownStyles.css': 'These styles cannot be read. The mistake is on line 2.',
    });
    const outside = await save({ ownStyles: { css: 'a { background: url(https://a.example) }' } });
    expect(outside.json<{ errors: Record<string, string> }>().errors['ownStyles.css']).toContain(
      'Line 1',
    );
    const checked = await manager.send('POST', 'own-styles/check', {
      css: 'a { color: @no }\nb { color: red }',
    });
    expect(checked.json()).toEqual({
      css: 'b{color:red}',
      faults: [{ kind: 'variable', line: 1, about: '@no' }],
    });
    expect((await editor.send('POST', 'own-styles/check', { css: '' })).statusCode).toBe(403);
  });

  it('§8 inline code of head and foot runs by its hash', async () => {
    const [first, last] = ['window.first = 1', 'window.last = "<b>"'];
    await inject({ header: `<script>${first}</script>`, footer: `<script>${last}</script>` });
    const { body, headers } = await visit('/about');
    const policy = String(headers['content-security-policy']);
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain(`<script>${first}</script>`);
    expect(body.slice(head.length)).toContain(`<script>${last}</script>`);
    expect(policy).toContain(inlineHash(first));
    expect(policy).toContain(inlineHash(last));
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe-inline');
    expect(policy).toContain("script-src-attr 'none'");
  });

  it('§8 policies open the hosts that the code names or the owner lists, and no others', async () => {
    const header = '<script src="https://cdn.example.com/a.js"></script>';
    await inject({ header, hosts: ['https://*.listed.example'], asksFirst: false });
    const policy = await policyOf('/about');
    expect(/script-src [^;]*/.exec(policy)?.[0]).toContain('https://cdn.example.com');
    expect(/frame-src [^;]*/.exec(policy)?.[0]).toBe("frame-src 'self' https://*.listed.example");
    expect((await visit('/about')).body).toContain(header);
    const bad = await inject({ hosts: ["https://a.example; script-src 'unsafe-inline'"] });
    expect(bad.statusCode).toBe(400);
  });

  it('FEED-03 code that reaches other hosts waits for the visitor; what reaches nobody does not', async () => {
    const reaching = '<script src="https://cdn.example.com/a.js"></script>';
    await inject({ header: reaching, footer: '<p class="ours">Ours</p>' });
    const { body } = await visit('/about');
    expect(body).toContain(`<template class="sw-code-waits">${reaching}</template>`);
    expect(body).toContain('data-code-hosts="cdn.example.com"');
    expect(body).toContain('\n<p class="ours">Ours</p>'.trim());
    expect(body).not.toContain('waits"><p class="ours">');
    // A page that tells nobody of visitors does not ask where they came from.
    await save({ cookies: { asksForArrivals: true } });
    const told = async (url: string) => {
      const shown = (await visit(url)).body;
      return [shown.includes('data-code-hosts'), shown.includes('data-arrivals')];
    };
    expect([await told('/about'), await told('/nothing')]).toEqual([
      [true, true],
      [true, false],
    ]);
    await save({ cookies: { asksForArrivals: false } });
    await inject({ asksFirst: false });
    const open = (await visit('/about')).body;
    expect([open.includes('sw-code-waits'), open.includes('sw-consent')]).toEqual([false, false]);
  });

  it('FEED-03 code without a script waits too, unless it reaches our own hosts alone', async () => {
    const header = '<link rel="preconnect" href="https://near.example.com">';
    const footer = '<img class="ours" src="https://ours.example/s/a.png" alt="">';
    await inject({ header, footer, hosts: [], asksFirst: true });
    const { body } = await visit('/about');
    expect(body).toContain(`<template class="sw-code-waits">${header}</template>`);
    expect(body).toContain('data-code-hosts="near.example.com ours.example"');
    const site = (await fixture.app.ctx.sites.get(fixture.siteId))!;
    const ours = { ...site, primaryHost: 'ours.example' };
    const page = { pageType: pageTypes.values.page, collection: undefined };
    const { foot, asksFor } = pageCode(ours, page, noInlineHashes());
    expect([foot, asksFor]).toEqual([footer, ['near.example.com']]);
  });

  it('ROUT-18 lock screens have code of their own; where cards are typed there is none', async () => {
    await inject({
      header: '<script>everywhere()</script>',
      footer: '<i>foot</i>',
      lockPage: '<script>locked()</script>',
    });
    expect((await visit('/nothing')).body).toContain('everywhere()');
    await admin.send('PUT', 'lock', { password: 'before we open' });
    const locked = (await visit('/about')).body;
    await admin.send('DELETE', 'lock');
    expect(locked).toContain('locked()');
    expect(locked).not.toContain('everywhere()');
    expect((await visit('/cart')).body).toContain('everywhere()');
    const checkout = await visit('/checkout');
    expect(checkout.body).not.toContain('everywhere()');
  });

  it('EDIT-08 no code of the owner stands in the page that is edited, nor in previews', async () => {
    await inject({ header: '<script>boom()</script>', footer: '<p>boom()</p>' });
    const canvas = await fixture.app.inject({ method: 'GET', url: '/' });
    expect(canvas.body).toContain('boom()');
    const { app, siteId } = fixture;
    const document = await admin.send('POST', 'documents', {
      purpose: 'page',
      ownerId: fixture.collections['about'],
    });
    const { id } = document.json<{ id: string }>();
    const { signInStaff } = await import('../../testing/test-staff.ts');
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.admin] });
    for (const url of [`/config/sites/cups/canvas/${id}`, '/config/sites/cups/look?view=home']) {
      const page = await app.inject({ method: 'GET', url, cookies });
      expect([url, page.statusCode, page.body.includes('boom()')]).toEqual([url, 200, false]);
    }
  });

  it('§8 code that would swallow the page is refused, with its line', async () => {
    const refused = await inject({ footer: '<p>\n<script>let a' });
    expect(refused.json<{ errors: Record<string, string> }>().errors).toEqual({
      'codeInjection.footer':
        'What is begun on line 2 is not closed: the rest of the page would be part of it.',
    });
  });

  it('EDIT-05 code of one page is in its head alone, asks who saw another, and is taken back', async () => {
    const about = `pages/${fixture.collections['about']}/code`;
    const to = '<meta name="colour" content="red">';
    const saved = await admin.send('PATCH', about, { changes: { headerCode: { from: '', to } } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await admin.get(about)).json()).toEqual({ headerCode: to });
    expect((await visit('/about')).body).toContain(to);
    expect((await visit('/')).body).not.toContain(to);
    const late = await admin.send('PATCH', about, {
      changes: { headerCode: { from: 'else', to: 'x' } },
    });
    expect(late.json<{ code: string }>().code).toBe('edited_meanwhile');
    const open = await admin.send('PATCH', about, {
      changes: { headerCode: { from: to, to: '<style>' } },
    });
    expect(open.statusCode).toBe(400);
    const { activityId } = saved.json<{ activityId: string }>();
    expect((await manager.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(403);
    const undone = await admin.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await visit('/about')).body).not.toContain(to);
  });
});
