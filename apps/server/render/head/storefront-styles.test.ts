import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStorefrontReader } from './storefront-assets.ts';
import { linkStyles, styleMark } from './storefront-styles.ts';

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-build-'));
  mkdirSync(join(folder, 'client'));
  const style = (widget: string, hook: string) => ({
    widget,
    hooks: [hook],
    file: `${widget}.css`,
  });
  const manifest = {
    base: '/assets/',
    script: 'loader-1.js',
    preloads: ['shared-1.js'],
    styles: [style('cart-page', 'sqs-cart-root'), style('add-to-cart', 'sqs-add-to-cart-button')],
  };
  writeFileSync(join(folder, 'client/storefront.json'), JSON.stringify(manifest));
  return folder;
}

test('the build says what pages link', () => {
  const folder = build();
  const assets = createStorefrontReader(folder)();
  expect(assets.scriptUrl).toBe('/assets/loader-1.js');
  expect(assets.preloadUrls).toEqual(['/assets/shared-1.js']);
  expect(assets.styles[0]?.path).toBe(join(folder, 'client/cart-page.css'));
  expect(assets.version).not.toBe('');
});

test('a page links the styles of what it shows, and no others', () => {
  const { styles } = createStorefrontReader(build())();
  const page = (body: string) => linkStyles(`<head>${styleMark}</head>${body}`, styles);
  expect(page('<div id="sqs-cart-root"></div>')).toContain(
    '<head><link rel="stylesheet" href="/assets/cart-page.css"></head>',
  );
  expect(page('<button class="x sqs-add-to-cart-button">')).toContain(
    '<head><link rel="stylesheet" href="/assets/add-to-cart.css"></head>',
  );
  expect(page('<p>')).toBe('<head></head><p>');
});

test('without a build nothing is linked', () => {
  const { styles, scriptUrl } = createStorefrontReader(join(tmpdir(), 'nothing-here'))();
  expect([styles, scriptUrl]).toEqual([[], '']);
});
