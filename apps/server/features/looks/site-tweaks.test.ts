import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';

describeOnBothDatabases('what an owner changes of a look', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    owner = new TestVisitor(app, 'localhost');
    for (const [name, value] of Object.entries(await signInOwner(app))) {
      owner.cookies.set(name, value);
    }
    owner.cookies.set('crumb', 'c'.repeat(43));
    const body = newSiteDraft({ identifier: 'styled', content: 'demo', preset: 'hearth' });
    expect((await owner.send('POST', '/api/staff/sites', { body })).statusCode).toBe(200);
  });
  afterAll(() => app.close());

  const visit = (url: string) => app.inject({ url, headers: { host: 'styled.localhost' } });
  const css = async () => (await visit('/site.css')).body;
  const edit = (from: Record<string, string>, to: Record<string, string>) =>
    owner.send('POST', '/api/sites/styled/settings/edits', {
      body: { changes: { 'styles.values': { from, to } } },
    });
  const look = async () =>
    (await owner.send('GET', '/api/sites/styled/theme')).json<{ look: object }>().look;

  it('is listed with what the look has, in English and German', async () => {
    const { tweaks } = (await owner.send('GET', '/api/sites/styled/tweaks')).json<{
      tweaks: { name: string; kind: string; value: string }[];
    }>();
    const find = (wanted: string) => tweaks.find(({ name }) => name === wanted);
    expect(find('accent-color')).toMatchObject({
      kind: 'color',
      title: { en: 'Accent', de: 'Akzent' },
      category: { en: 'Colours', de: 'Farben' },
      value: '#9c4221',
    });
    expect(find('corner-radius')).toMatchObject({
      kind: 'measure',
      least: 0,
      most: 24,
      unit: 'px',
      value: '18px',
    });
    expect(find('section-space')).toMatchObject({
      kind: 'choice',
      options: ['snug', 'usual', 'airy'],
    });
    expect(find('dark-mode')).toMatchObject({ kind: 'switch', value: 'true' });
    expect(find('picture-shape')).toMatchObject({ kind: 'choice', value: '1' });
    expect(find('field-radius')).toMatchObject({ kind: 'measure', most: 28 });
    expect(find('motion')).toMatchObject({
      kind: 'choice',
      category: { en: 'Motion', de: 'Bewegung' },
    });
  });

  it('stands on every page at once, beside a look that is still known, and can be taken back', async () => {
    const before = await css();
    const values = { 'accent-color': '#123456', 'section-space': 'airy', 'dark-mode': 'false' };
    const saved = await edit({}, values);
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await css();
    expect(after).toContain('#123456');
    expect(after).toContain('--sw-space-section:clamp(4.5rem');
    expect((await visit('/')).body).not.toMatch(/<body[^>]*dark-mode/);
    expect(await look()).toEqual({ theme: 'linden', preset: 'hearth' });
    const palette = (await owner.send('GET', '/api/sites/styled/palette')).json<{
      colors: object[];
    }>();
    expect(palette.colors).toContainEqual({ name: 'Accent', color: '#123456' });
    const [id] = saved.json<{ changes: string[] }>().changes;
    const undone = await owner.send('POST', `/api/sites/styled/activity/${id}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await css()).toBe(before);
  });

  it('stays when another look is chosen', async () => {
    await edit({}, { 'accent-color': '#123456' });
    const body = { theme: 'linden', preset: 'kiosk', from: await look() };
    const chosen = await owner.send('PUT', '/api/sites/styled/theme', { body });
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect(await look()).toEqual({ theme: 'linden', preset: 'kiosk' });
    const sheet = await css();
    expect([sheet.includes('#123456'), sheet.includes('#2130e0')]).toEqual([true, false]);
    await edit({ 'accent-color': '#123456' }, {});
    expect(await css()).toContain('#2130e0');
  });

  it('is tried on pages of the site before anything is saved', async () => {
    const asked = new URLSearchParams({
      view: 'home',
      values: JSON.stringify({ 'accent-color': '#654321' }),
    });
    const { body } = await owner.send('GET', `/config/sites/styled/look?${asked}`);
    const sheet = /href="(\/config\/sites\/styled\/look\.css[^"]*)"/.exec(body)?.[1] ?? '';
    const styles = await owner.send('GET', sheet.replaceAll('&amp;', '&'));
    expect(styles.body).toContain('#654321');
    expect(await css()).not.toContain('#654321');
    for (const values of ['no JSON', '[]', '{"accent-color":"url(/x)"}']) {
      const query = new URLSearchParams({ view: 'home', values });
      const wrong = await owner.send('GET', `/config/sites/styled/look?${query}`);
      expect([values, wrong.statusCode]).toEqual([values, 400]);
    }
  });

  it('holds a colour, a measure or a word, and nothing that a sheet would run', async () => {
    for (const value of ['red;}', '~"x"', 'url(/x)', '@accent-color', '`1`', '#12345', '1px 2px']) {
      const wrong = await edit({}, { 'accent-color': value });
      expect([value, wrong.statusCode]).toEqual([value, 400]);
    }
  });
});
