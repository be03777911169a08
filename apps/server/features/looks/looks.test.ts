import { userRoles, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';

const looks = ['linden', 'hearth', 'kiosk', 'nocturne', 'salon'];

describeOnBothDatabases('looks of a site', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    owner = new TestVisitor(app, 'localhost');
    for (const [name, value] of Object.entries(await signInOwner(app))) {
      owner.cookies.set(name, value);
    }
    owner.cookies.set('crumb', 'c'.repeat(43));
  });
  afterAll(() => app.close());

  const sample = (changes: Record<string, string> = {}) => {
    const wish = { theme: 'linden', preset: 'kiosk', view: 'home', title: 'Ada & Söhne' };
    const asked = { ...wish, currency: 'EUR', locale: 'de-DE', ...changes };
    return `/config/new-site/preview?${new URLSearchParams(asked)}`;
  };
  const countSites = async () =>
    (await app.ctx.db.selectFrom('sites').select('site_id').execute()).length;
  const styles = (page: string) => /href="(\/config\/[^"]+\.css[^"]*)"/.exec(page)?.[1] ?? '';

  it('are previewed with the name, sample products and currency, and leave nothing behind', async () => {
    for (const view of ['home', 'list', 'product']) {
      const page = await owner.send('GET', sample({ view }));
      expect([view, page.statusCode]).toEqual([view, 200]);
      expect(page.body).toContain('Ada &amp; Söhne');
      expect(page.body).toContain('Tideline');
      expect(page.body).toContain('27,00');
      expect(page.body).not.toMatch(/<script|NameOfTheSite/);
      expect(page.body).toMatch(/<body inert data-look-preview/);
    }
    expect(await countSites()).toBe(0);
    expect(await app.ctx.db.selectFrom('products').select('id').execute()).toEqual([]);
  });

  it('show any name as it is typed', async () => {
    const page = await owner.send('GET', sample({ title: "Cash $& Carry $' $$" }));
    expect(page.body).toContain('Cash $&amp; Carry');
    expect(page.body).not.toMatch(/NameOfTheSite/);
  });

  it('have their own styles, fonts and pictures from here, on an installation without a site', async () => {
    const { body } = await owner.send('GET', sample());
    const css = await owner.send('GET', styles(body).replaceAll('&amp;', '&'));
    expect([css.statusCode, css.body.includes('#2130e0')]).toEqual([200, true]);
    const fonts = [...css.body.matchAll(/url\("?([^)"]+\.woff2)/g)].map(([, url]) => url!);
    expect(fonts.some((url) => url.includes('bricolage'))).toBe(true);
    const pictures = [...body.matchAll(/src="([^"]+\.webp)/g)].map(([, url]) => url!);
    expect(pictures.length).toBeGreaterThan(3);
    for (const url of [...fonts, ...pictures]) {
      expect([url, (await owner.send('GET', url)).statusCode]).toEqual([url, 200]);
    }
    expect(
      (await owner.send('GET', '/config/looks/themes/linden/..%2Ftemplate.conf')).statusCode,
    ).toBe(404);
    expect((await owner.send('GET', '/config/looks/themes/none/a.woff2')).statusCode).toBe(400);
  });

  it('are shown without a script, a form or an address outside', async () => {
    const { headers } = await owner.send('GET', sample());
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-same-origin');
    expect(policy).not.toMatch(/script-src|https?:|allow-scripts/);
  });

  it('that there are not, are refused', async () => {
    const wrongs: readonly Record<string, string>[] = [
      { theme: 'none' },
      { preset: 'none' },
      { theme: '../linden' },
      { currency: 'XTS' },
    ];
    for (const wrong of wrongs) {
      expect([wrong, (await owner.send('GET', sample(wrong))).statusCode]).toEqual([wrong, 400]);
    }
    const refused = await owner.send('POST', '/api/staff/sites', {
      body: newSiteDraft({ preset: 'none', identifier: 'none' }),
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { preset: expect.any(String) } },
    ]);
  });

  it('are chosen when a site is made, and changed, taken back and not overwritten unseen', async () => {
    const choices = await owner.send('GET', '/api/staff/new-site?identifier=looks');
    const [linden] = choices.json<{ themes: { presets: { name: string }[] }[] }>().themes;
    expect(linden?.presets.map(({ name }) => name)).toEqual(looks);
    const made = await owner.send('POST', '/api/staff/sites', {
      body: newSiteDraft({ identifier: 'looks', preset: 'kiosk', content: 'demo' }),
    });
    expect(made.statusCode, made.body).toBe(200);
    const css = async () =>
      (await app.inject({ url: '/site.css', headers: { host: 'looks.localhost' } })).body;
    expect(await css()).toContain('#2130e0');

    const path = '/api/sites/looks/theme';
    const before = (await owner.send('GET', path)).json<Record<string, unknown>>();
    const kiosk = { theme: 'linden', preset: 'kiosk' };
    expect(before).toMatchObject({ look: kiosk, views: ['home', 'list', 'product'] });

    const body = { theme: 'linden', preset: 'hearth', from: kiosk };
    const changed = await owner.send('PUT', path, { body });
    expect(changed.json()).toMatchObject({
      look: { preset: 'hearth' },
      activityId: expect.any(String),
    });
    expect(await css()).toContain('#9c4221');
    const stale = await owner.send('PUT', path, { body: { ...body, preset: 'salon' } });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'edited_meanwhile', conflicts: { look: { theirs: { preset: 'hearth' } } } },
    ]);
    const { activityId } = changed.json<{ activityId: string }>();
    const row = await app.ctx.db
      .selectFrom('activity_log')
      .select(['before', 'after'])
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    const rewrite = (from: object, to: object) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('activity_log')
          .set({ before: JSON.stringify(from), after: JSON.stringify(to) })
          .where('id', '=', activityId)
          .execute(),
      );
    await rewrite({ ...row.before, theme: 'went-away' }, { ...row.after, theme: 'linden' });
    const late = await owner.send('POST', `/api/sites/looks/activity/${activityId}/undo`);
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'not_undoable' }]);
    await rewrite(row.before, row.after);
    const undone = await owner.send('POST', `/api/sites/looks/activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await owner.send('GET', path)).json()).toMatchObject({ look: kiosk });
    expect(await css()).toContain('#2130e0');
  });

  it('are previewed on the pages of the site, which visitors see as they were', async () => {
    const page = await owner.send(
      'GET',
      '/config/sites/looks/look?view=list&theme=linden&preset=nocturne',
    );
    expect([page.statusCode, page.body.includes('Töpferei Linde')]).toEqual([200, true]);
    const css = await owner.send('GET', styles(page.body).replaceAll('&amp;', '&'));
    expect(css.body).toContain('#c6f24e');
    const own = await owner.send('GET', '/config/sites/looks/look?view=product');
    expect((await owner.send('GET', styles(own.body))).body).toContain('#2130e0');
    const { body } = await app.inject({ url: '/site.css', headers: { host: 'looks.localhost' } });
    expect(body).not.toContain('#c6f24e');
  });

  it('AUTH-05 are for who may make a site, and for who may change the styles of one', async () => {
    const { siteId } = (await app.ctx.sites.findByIdentifier('looks'))!;
    const { values } = userRoles;
    const ask = async (role: RoleNumber | undefined, url: string) => {
      const cookies = role === undefined ? {} : await signInStaff(app, { [siteId]: [role] });
      return (await app.inject({ url, cookies, headers: { host: 'localhost' } })).statusCode;
    };
    const own = '/config/sites/looks/look?view=home';
    const sheet = '/config/looks/site.css?theme=linden&preset=kiosk';
    expect(await ask(undefined, sample())).toBe(401);
    expect(await ask(undefined, own)).toBe(401);
    expect(await ask(undefined, sheet)).toBe(401);
    expect(await ask(values.admin, sample())).toBe(403);
    expect(await ask(values.admin, own)).toBe(200);
    expect(await ask(values.editor, own)).toBe(403);
    expect(await ask(values.editor, '/api/sites/looks/theme')).toBe(403);
  });

  it('COLR-01 offer their colours, each once, as six digits', async () => {
    const body = newSiteDraft({ identifier: 'palette', preset: 'kiosk' });
    expect((await owner.send('POST', '/api/staff/sites', { body })).statusCode).toBe(200);
    const palette = await owner.send('GET', '/api/sites/palette/palette');
    const { colors, text } = palette.json<{ colors: { color: string }[]; text: string }>();
    const digits = colors.map(({ color }) => color);
    expect(text).toBe('#0c0c10');
    expect(digits).toEqual(expect.arrayContaining(['#2130e0', '#0c0c10', '#ffffff']));
    expect(new Set(digits).size).toBe(digits.length);
    expect(digits.every((color) => /^#[\da-f]{6}$/.test(color))).toBe(true);
  });
});
