import { permissions, userRoles } from '@sitewright/contract';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOffice } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

describeOnBothDatabases('the shell of the back office', (database) => {
  let app: TestApp;
  let alder: string;
  let birch: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    alder = await app.createSite({ identifier: 'alder', title: '</script><b>Alder' });
    birch = await app.createSite({ identifier: 'birch', title: 'Birch' });
  });
  afterAll(() => app.close());

  const open = (url: string, cookies?: StaffCookies) =>
    app.inject({ url, ...(cookies && { cookies }) });

  it('ROUT-04 answers every address of a site by the same page, for who is signed in', async () => {
    const cookies = await signInOwner(app);
    for (const path of ['', '/home-of-nothing', '/any/deep/address?with=words']) {
      const page = await open(`/config/sites/alder${path}`, cookies);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });

  it('sends who is not signed in to sign in, and remembers where they wanted to go', async () => {
    const answer = await open('/config/sites/alder/home-of-nothing?tab=b');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/config/sign-in?next=${encodeURIComponent('/config/sites/alder/home-of-nothing?tab=b')}`,
    ]);
  });

  it('lets nothing of others run, and a title cannot end the block of data', async () => {
    const page = await open('/config/sites/alder', await signInOwner(app));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toHaveLength(24);
    expect(page.body).toContain(`nonce="${nonce}"`);
    expect(page.body).not.toContain('</script><b>');
    const data = /id="staff-session">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      isOwner: true,
      sites: [{ identifier: 'alder', title: '</script><b>Alder' }, { identifier: 'birch' }],
    });
  });

  it('fetches the scripts of an editor beside those of the frame', async () => {
    const cookies = await signInOwner(app);
    const scriptsAt = async (path: string) => {
      const { body } = await open(`/config/sites/alder${path && `/${path}`}`, cookies);
      return [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    };
    const home = await scriptsAt('');
    expect(home.some((href) => href?.includes('/home-screen-'))).toBe(true);
    const [frame, editor, content] = [
      await scriptsAt('pages'),
      await scriptsAt('pages/abc?find=words'),
      await scriptsAt('products/abc/content'),
    ];
    expect(frame.some((href) => href?.includes('editor-screen'))).toBe(false);
    expect(editor).toEqual(expect.arrayContaining(frame));
    expect(editor.some((href) => href?.includes('/editor-screen-'))).toBe(true);
    expect(new Set(editor).size).toBe(editor.length);
    expect(content.some((href) => href?.includes('/product-editor-screen-'))).toBe(true);
    for (const href of editor) expect((await open(href!)).statusCode).toBe(200);
  });

  it('fetches the styles of Home beside those of the frame, each once', async () => {
    const cookies = await signInOwner(app);
    const stylesAt = async (path: string) => {
      const { body } = await open(`/config/sites/alder${path}`, cookies);
      return [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
    };
    const [frame, home] = [await stylesAt('/pages'), await stylesAt('')];
    expect(frame.some((href) => href.includes('/home-screen-'))).toBe(false);
    expect(home).toEqual(expect.arrayContaining(frame));
    expect(home.some((href) => href.includes('/home-screen-'))).toBe(true);
    expect(new Set(home).size).toBe(home.length);
    for (const href of home) expect((await open(href)).statusCode).toBe(200);
  });

  it('asks for what an editor reads first beside its scripts, of what that person may read', async () => {
    const cookies = await signInOwner(app);
    const readsAt = async (path: string, who = cookies) => {
      const { body } = await open(`/config/sites/alder/${path}`, who);
      const links = body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g);
      return [...links].map(([, href]) => href!);
    };
    const office = await createOffice(app, { [alder]: [userRoles.values.websiteManager] }, 'alder');
    const send = async (url: string, body: object) =>
      (await office.send('POST', url, body)).json<{ id: string }>().id;
    const page = await send('pages', { title: 'Large' });
    expect(await readsAt('pages/abc')).toEqual([]);
    const document = await send('documents', { purpose: 'page', ownerId: page });
    const reads = await readsAt(`pages/${page}?find=words`);
    expect(reads).toEqual(['/api/sites/alder/pages', `/api/sites/alder/documents/${document}`]);
    for (const href of reads) expect((await open(href, cookies)).statusCode).toBe(200);
    expect(await readsAt('pages')).toEqual([]);
    expect(await readsAt(`pages/${page}/fields`)).toEqual([]);
    const { storeManager } = userRoles.values;
    const elsewhere = await signInStaff(app, { [birch]: [storeManager] });
    expect(await readsAt(`pages/${page}`, elsewhere)).toEqual([]);
  });

  it('AUTH-05 tells who asks, their sites, and what they may do there', async () => {
    const { storeManager, none } = userRoles.values;
    const cookies = await signInStaff(app, { [alder]: [storeManager, none] });
    const answer = await open('/api/staff/session', cookies);
    const session = answer.json<{ isOwner: boolean; sites: { permissions: string[] }[] }>();
    expect(session).toMatchObject({
      isOwner: false,
      sites: [{ identifier: 'alder', siteId: alder, roles: [storeManager, none] }],
    });
    expect(session.sites).toHaveLength(1);
    expect(session.sites[0]?.permissions).toContain('refund-orders');
    expect(session.sites[0]?.permissions).not.toContain('manage-people');
    const owner = await open('/api/staff/session', await signInOwner(app));
    expect(owner.json<typeof session>().sites[1]?.permissions).toEqual([...permissions]);
  });

  it('tells nobody who is not signed in', async () => {
    const answer = await open('/api/staff/session');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  it('serves the built files for ever, and nothing beside them', async () => {
    const page = await open('/config/sites/alder', await signInOwner(app));
    const script = /<script type="module" src="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const file = await open(script);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['.vite/manifest.json', '..%2F..%2Fpackage.json', 'missing.js', '']) {
      expect((await open(`/config/assets/${path}`)).statusCode).toBe(404);
    }
  });
});
