/** How the styles of any theme reach a page: docs/decisions/038. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const rules = {
  shown: 'footer{letter-spacing:.11em}',
  inCategory: '.not-on-any-page{letter-spacing:.12em}',
  toggled: 'footer.is-open{letter-spacing:.13em}',
  touched: 'footer:hover{letter-spacing:.14em}',
  printed: '@media print{footer{letter-spacing:.15em}}',
  font: '@font-face{font-family:Own;src:url(/assets/own.woff2)}',
};
const files = {
  'template.conf': JSON.stringify({
    layouts: { default: { regions: ['header', 'main', 'footer'] } },
    stylesheets: ['site.less'],
  }),
  'header.region':
    '<!doctype html><html><head>{squarespace-headers}<style>footer{letter-spacing:0}</style></head><body>',
  'styles/site.less': Object.values(rules).join('\n'),
  'footer.region': '<footer class="site-footer">Made</footer></body></html>',
};

describeOnBothDatabases('styles of a page', (database) => {
  let fixture: PageFixture;
  let themes: TestThemes;

  beforeAll(async () => {
    themes = writeTestThemes(files);
    fixture = await createPageFixture({ database, environment: { THEMES_DIR: themes.folder } });
  });
  afterAll(async () => {
    await fixture.app.close();
    themes.remove();
  });

  const get = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });

  /** The element that the server wrote, its policy, and the sheet that may follow it. */
  async function stylesOf(path: string) {
    const { body, headers } = await get(path);
    const style = /<style data-sheets="([^"]*)" data-names="([^"]*)">(.*?)<\/style>/s.exec(body);
    const [, sheets = '', names = '', inline = ''] = style ?? [];
    const policy = String(headers['content-security-policy']);
    const [lateUrl = ''] = sheets.replaceAll('&amp;', '&').split(' ');
    return { body, inline, policy, lateUrl, names: names.split(' ') };
  }

  test.each(['/', '/shop', '/shop/p/small-cup', '/journal/second', '/search', '/nowhere'])(
    '%s holds the rules that it can show, allowed by their hash',
    async (path) => {
      const { inline, policy, body, names } = await stylesOf(path);
      expect(inline).toContain('footer{letter-spacing:.11em}');
      expect(inline).toContain('footer:hover{letter-spacing:.14em}');
      expect(inline).toContain('@media print{footer{letter-spacing:.15em}}');
      expect(inline).toContain('font-family:Own');
      expect(inline).not.toMatch(/\.12em|\.13em/);
      expect(names).toContain('.not-on-any-page');
      expect(names).toContain('.is-open');
      for (const [, name, text] of body.matchAll(/<(style)[^>]*>(.+?)<\/\1>/gs)) {
        const hash = createHash('sha256').update(text!).digest('base64');
        expect(policy, name).toContain(`'sha256-${hash}'`);
      }
      expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/);
    },
  );

  test('the sheet that follows has every rule, and no font a second time', async () => {
    const { lateUrl } = await stylesOf('/');
    const late = await get(lateUrl);
    expect(late.headers['cache-control']).toContain('immutable');
    expect(late.headers['content-type']).toBe('text/css; charset=utf-8');
    for (const spacing of ['.11em', '.12em', '.13em', '.14em', '.15em'])
      expect(late.body).toContain(`letter-spacing:${spacing}`);
    expect(late.body).toContain('footer.is-open');
    expect(late.body).not.toContain('@font-face');
    const whole = await get('/site.css');
    expect(whole.body).toContain('@font-face');
    expect(whole.headers['etag']).not.toBe(late.headers['etag']);
  });

  test('PROD-03 a page needs no script for its styles', async () => {
    const { body } = await stylesOf('/');
    expect(body).not.toMatch(/<link rel="stylesheet"|<script>/);
  });

  test('all pages share one sheet that follows', async () => {
    const urls = await Promise.all(
      ['/', '/shop', '/shop/p/small-cup', '/cart'].map(
        async (path) => (await stylesOf(path)).lateUrl,
      ),
    );
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toMatch(/^\/site\.css\?v=[0-9a-f]+&part=late$/);
  });

  test('styles of the theme’s own head stand behind all of the server’s', async () => {
    const { body } = await get('/');
    expect(body.lastIndexOf('site.css')).toBeLessThan(body.indexOf('letter-spacing:0'));
  });
});
