import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitSheet } from '../styles/split-sheet.ts';
import { noInlineHashes } from '../tags/trusted-inline.ts';
import { bytesOf } from '../../http/shared-bytes.ts';
import { placeStyles, styleMark } from './page-styles.ts';
import type { PageSheet } from './page-sheet.ts';
import { createStorefrontReader } from './storefront-assets.ts';
import type { PrintedStyle } from './page-sheet.ts';

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-build-'));
  mkdirSync(join(folder, 'client'));
  const style = (widget: string, hook: string) => {
    writeFileSync(join(folder, `client/${widget}.css`), `.${hook},#${hook}{color:red}`);
    return { widget, hooks: [hook], file: `${widget}.css` };
  };
  const manifest = {
    base: '/assets/',
    script: 'loader-1.js',
    preloads: ['shared-1.js'],
    styles: [style('cart-page', 'sqs-cart-root'), style('add-to-cart', 'sqs-add-to-cart-button')],
  };
  writeFileSync(join(folder, 'client/storefront.json'), JSON.stringify(manifest));
  return folder;
}

function sheet(css: string): PageSheet {
  return { url: '/site.css', lateUrl: '/late.css', split: splitSheet(css, '/site.css') };
}

function place(
  body: string,
  site: PageSheet,
  printed: readonly PrintedStyle[] = [],
): { html: string; styles: string[] } {
  const hashes = noInlineHashes();
  const html = `<!doctype html><head>${styleMark}</head>${body}`;
  const content = placeStyles({ html, shown: html, beside: [] }, { site, printed }, hashes);
  return { html: bytesOf(content).toString(), styles: [...hashes.styles] };
}

test('the build says what pages link', () => {
  const assets = createStorefrontReader(build())();
  expect(assets.scriptUrl).toBe('/assets/loader-1.js');
  expect(assets.preloadUrls).toEqual(['/assets/shared-1.js']);
  expect(assets.version).not.toBe('');
});

test('a page has the sheets of what it shows, and no others', () => {
  const { styles } = createStorefrontReader(build())();
  const site = sheet('p{}');
  const urls = (body: string) =>
    / data-sheets="([^"]*)"/.exec(place(body, site, styles).html)?.[1]?.split(' ');
  expect(urls('<div id="sqs-cart-root"></div>')).toEqual(['/late.css', '/assets/cart-page.css']);
  expect(urls('<button class="x sqs-add-to-cart-button--wide">')).toEqual([
    '/late.css',
    '/assets/add-to-cart.css',
  ]);
  expect(urls('<p>')).toEqual(['/late.css']);
});

test('the rules that a page can show stand in it, with what the others wait for', () => {
  const { html, styles } = place('<p>', sheet('p{a:b}.gone{a:b}dialog .x{a:b}'));
  expect(html).toContain('<style data-sheets="/late.css" data-names=".gone dialog">p{a:b}</style>');
  expect(html).not.toMatch(/<link|<script/);
  expect(styles).toHaveLength(1);
});

test('a page without the line of its kind finds names in any case: its sheets are whole', () => {
  const hashes = noInlineHashes();
  const html = `<head>${styleMark}</head><p>`;
  const content = placeStyles(
    { html, shown: html, beside: [] },
    { site: sheet('p{a:b}'), printed: [] },
    hashes,
  );
  expect(bytesOf(content).toString()).toBe(
    '<head><link rel="stylesheet" href="/site.css"></head><p>',
  );
});

test.each(['p{content:"</style><b>"}', '@container a (--b: "</STYLE><b>"){p{a:b}}'])(
  '%s does not end the element that it stands in',
  (css) => {
    const { html } = place('<p>', sheet(css));
    expect(html.match(/<\/style>/gi)).toHaveLength(1);
    expect(html.indexOf('<b>')).toBeLessThan(html.indexOf('</style>'));
  },
);

test('a mark that content wrote stays a comment', () => {
  expect(place(styleMark, sheet('p{a:b}')).html).toMatch(/<\/head><!--page-styles-->$/);
});

test('a sheet that cannot be split, or a page that needs very much, has whole sheets', () => {
  const whole = '<!doctype html><head><link rel="stylesheet" href="/site.css"></head><p>';
  expect(place('<p>', sheet('@import "/b.css";p{a:b}'))).toEqual({ html: whole, styles: [] });
  const many = Array.from({ length: 6_000 }, (_, at) => `p{--x${at}:1}`).join('');
  expect(place('<p>', sheet(many)).html === whole).toBe(true);
});

test('without a build nothing is linked', () => {
  const { styles, scriptUrl } = createStorefrontReader(join(tmpdir(), 'nothing-here'))();
  expect([styles, scriptUrl]).toEqual([[], '']);
});

test('pages of one site are told apart by the names and animations that they show', () => {
  const site = sheet('p{a:b}.x{c:d}@keyframes fade{to{opacity:0}}.gone{a:b}');
  const bodies = ['<p>', '<p class=x>', '<p style="animation:fade">', '<p>', '<p class=y>'];
  const styles = bodies.map((body) => /<style[^>]*>(.*)<\/style>/.exec(place(body, site).html));
  expect(styles.map((style) => style?.[1])).toEqual([
    'p{a:b}',
    'p{a:b}.x{c:d}',
    'p{a:b}@keyframes fade{to{opacity:0}}',
    'p{a:b}',
    'p{a:b}',
  ]);
});

test('what stands beside the page has its rules, and asks for no widget', () => {
  const { styles: printed } = createStorefrontReader(build())();
  const html = `<!doctype html><head>${styleMark}</head><p>`;
  const beside = ['<i class="sqs-add-to-cart-button x">'];
  const sheets = { site: sheet('.x{a:b}.gone{a:b}'), printed };
  const content = placeStyles({ html, shown: html, beside }, sheets, noInlineHashes());
  expect(bytesOf(content).toString()).toContain(
    '<style data-sheets="/late.css" data-names=".gone">.x{a:b}</style>',
  );
});
