import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findFont, fontCategories, fontNames } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { findFontFile } from '../assets/font-files.ts';

describeOnBothDatabases('fonts of a site', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    owner = new TestVisitor(app, 'localhost');
    for (const [name, value] of Object.entries(await signInOwner(app))) {
      owner.cookies.set(name, value);
    }
    owner.cookies.set('crumb', 'c'.repeat(43));
    const body = newSiteDraft({ identifier: 'fonts', content: 'demo' });
    expect((await owner.send('POST', '/api/staff/sites', { body })).statusCode).toBe(200);
  });
  afterAll(() => app.close());

  const visit = (url: string) => app.inject({ url, headers: { host: 'fonts.localhost' } });
  const css = async () => (await visit('/site.css')).body;
  const edit = (changes: Record<string, unknown>) =>
    owner.send('POST', '/api/sites/fonts/settings/edits', { body: { changes } });

  it('FONT-01 FONT-04 D-73 there are sixty families with all that a family says', async () => {
    const { fonts, inStyleGuide } = (await owner.send('GET', '/api/sites/fonts/fonts')).json<{
      fonts: Record<string, unknown>[];
      inStyleGuide: string[];
    }>();
    expect(fonts.length).toBeGreaterThanOrEqual(60);
    expect(inStyleGuide).toEqual([]);
    expect(fonts.find(({ name }) => name === 'fraunces')).toEqual({
      name: 'fraunces',
      family: 'Fraunces',
      category: 'Serif',
      variants: ['100 900 normal', '100 900 italic'],
      source: '@fontsource-variable/fraunces',
      license: 'OFL-1.1',
      url: null,
    });
    expect(new Set(fonts.map(({ category }) => category))).toEqual(new Set(fontCategories));
  });

  it('FONT-01 one act changes the headings everywhere, from our own origin, and can be taken back', async () => {
    const before = await css();
    expect(before).not.toContain('/universal/fonts/');
    const saved = await edit({
      'fonts.heading': { from: '', to: 'unbounded' },
      'fonts.body': { from: '', to: 'lora' },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await css();
    expect(after).toContain('--sw-font-heading:"Unbounded"');
    expect(after).toContain('--sw-font-body:"Lora"');
    const urls = [...after.matchAll(/url\("(\/universal\/fonts\/[^"]+)"/g)].map(([, url]) => url!);
    expect(urls).toHaveLength(6);
    for (const url of urls) {
      const { statusCode, headers } = await visit(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'font/woff2']);
    }
    // Whoever painted a page before the font came keeps its lines where they are.
    expect(after.match(/font-display:optional;src:url\("\/universal/g)).toHaveLength(6);
    // Whoever builds a page sees its own fonts the first time, too.
    const canvas = await owner.send('GET', '/config/sites/fonts/canvas/site.css');
    expect(canvas.body.match(/font-display:swap;src:url\("\/universal/g)).toHaveLength(6);
    expect(canvas.body).not.toContain('font-display:optional');
    const page = await visit('/');
    expect(page.headers['content-security-policy']).toContain("font-src 'self'");
    expect(page.body).toContain('--sw-font-heading:"Unbounded"');
    const listed = (await owner.send('GET', '/api/sites/fonts/fonts')).json<object>();
    expect(listed).toMatchObject({ inStyleGuide: ['unbounded', 'lora'] });

    for (const id of saved.json<{ changes: string[] }>().changes.toReversed()) {
      const undone = await owner.send('POST', `/api/sites/fonts/activity/${id}/undo`);
      expect(undone.statusCode, undone.body).toBe(200);
    }
    expect(await css()).toBe(before);
  });

  it('FONT-01 they are tried on pages of the site before anything is saved', async () => {
    const { body } = await owner.send('GET', '/config/sites/fonts/look?view=home&heading=caveat');
    const sheet = /href="(\/config\/sites\/fonts\/look\.css[^"]*)"/.exec(body)?.[1] ?? '';
    const styles = await owner.send('GET', sheet.replaceAll('&amp;', '&'));
    expect(styles.body).toContain('--sw-font-heading:"Caveat"');
    expect(styles.body).toContain('font-display:swap');
    expect(await css()).not.toContain('Caveat');
    const wrong = await owner.send('GET', '/config/sites/fonts/look?view=home&heading=none');
    expect(wrong.statusCode).toBe(400);
  });

  it('FONT-02 D-73 a kit is asked for, opens the policy of pages, and is read before the other fonts', async () => {
    const closed = await visit('/');
    expect(closed.body).not.toContain('sw-consent');
    expect(closed.headers['content-security-policy']).not.toContain('typekit');
    const saved = await edit({
      'fonts.kit': { from: '', to: 'abc1234' },
      'fonts.kitHeading': { from: '', to: 'proxima-nova' },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const page = await visit('/');
    const policy = String(page.headers['content-security-policy']);
    expect(page.body).toContain('data-font-kit="abc1234"');
    expect(page.body).not.toContain('use.typekit.net');
    expect(policy).toMatch(/style-src [^;]*https:\/\/use\.typekit\.net https:\/\/p\.typekit\.net;/);
    expect(policy).toContain("font-src 'self' https://use.typekit.net;");
    expect(policy).toMatch(/script-src (?![^;]*typekit)/);
    // Who has not agreed reads the font of the look.
    expect(await css()).toMatch(/--sw-font-heading:"proxima-nova",\s*"?Ysabeau/);
    expect((await edit({ 'fonts.kit': { from: 'abc1234', to: 'No kit' } })).statusCode).toBe(400);
    await edit({ 'fonts.kit': { from: 'abc1234', to: '' } });
    expect(await css()).not.toContain('proxima-nova');
  });

  it('FONT-01 no family that there is not, and no other file, is given out', async () => {
    expect((await edit({ 'fonts.heading': { from: '', to: 'comic-sans' } })).statusCode).toBe(400);
    for (const path of [
      'none/latin-normal.woff2',
      'lora/latin-bold.woff2',
      'lora/..%2Fpackage.json',
    ]) {
      expect([path, (await visit(`/universal/fonts/${path}`)).statusCode]).toEqual([path, 404]);
    }
  });
});

it('FONT-04 families are as their packages say, with files for every variant', async () => {
  const { resolve } = createRequire(import.meta.url);
  for (const name of fontNames) {
    const { family, variants, source, license } = findFont(name);
    const text = await readFile(resolve(`${source}/metadata.json`), 'utf8');
    const facts = JSON.parse(text) as Record<string, unknown>;
    const { variable } = facts as { variable: { wght: { min: string; max: string } } };
    expect(facts).toMatchObject({ family, license: { type: license } });
    for (const variant of variants) {
      expect(variant).toMatch(`${variable.wght.min} ${variable.wght.max} `);
      for (const subset of ['latin', 'latin-ext']) {
        const file = findFontFile(name, `${subset}-${variant.split(' ')[2]}.woff2`)!;
        const { length } = await readFile(`${file.folder}/${file.path}`);
        expect(length).toBeGreaterThan(1_000);
      }
    }
  }
});
