import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chromiumArgs } from './find-chromium.mjs';

it('what Playwright switches off in the browser stays off beside what is switched off here', () => {
  const playwright = path.dirname(
    createRequire(createRequire(import.meta.url).resolve('@playwright/test')).resolve(
      'playwright-core',
    ),
  );
  const source = readFileSync(path.join(playwright, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(source)![1]!;
  const byPlaywright = [...list.matchAll(/^\s+"(\w+)",?$/gm)].map(([, name]) => name!);
  expect(byPlaywright.length).toBeGreaterThan(10);
  const flag = chromiumArgs.find((arg) => arg.startsWith('--disable-features='))!;
  const off = flag.slice('--disable-features='.length).split(',');
  expect(off).toEqual(expect.arrayContaining(byPlaywright));
});
