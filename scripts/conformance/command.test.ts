/** `npm run conformance -- FILE`: what it counts, and what it fails by. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageRegistry } from '@sitewright/formatters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Case } from './case.ts';
import { registryOfPages } from './plugins.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = { kind: 'render', options: {}, trim: 'none', json: { a: 'a b' } } as const;
const plain: Case = { ...base, id: 'plain', template: '{a}', expect: { output: 'a b' } };
/** The two engines answer otherwise, and pages as the Java engine does. */
const encoded = { ...base, template: '{a|url-encode}' } as const;
const price: Case = {
  ...base,
  id: 'price',
  template: '{p|product-price}',
  json: { p: { structuredContent: { productType: 2, priceMoney: { value: '1.50' } } } },
  locale: 'en-US',
  expect: {
    output: '\n\n\n<div class="product-price">\n<span class="sqs-money-native">1.50</span>\n</div>',
  },
};

function run(...cases: readonly Case[]) {
  const file = path.join(folder, 'cases.json');
  writeFileSync(file, JSON.stringify({ cases }));
  const program = path.join(import.meta.dirname, '../conformance.ts');
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
  return { status, text: stdout };
}

it('runs each case with the plug-ins that pages are compiled with, too', () => {
  expect(registryOfPages).toBe(pageRegistry);
  const { status, text } = run(plain, { ...encoded, id: 'ts', expect: { output: 'a%20b' } }, price);
  expect(text).toContain('2 of those passed answer otherwise on pages');
  expect(text).toContain('3 passed, 0 failed');
  expect(status).toBe(0);
});

it('fails by a case of the Java engine that passed and does no more', () => {
  const java = { ...encoded, id: 'java', ts: 'fail' } as const;
  expect(run({ ...java, expect: { output: 'a+b' } })).toMatchObject({ status: 0 });
  const { status, text } = run(plain, { ...java, expect: { output: 'a%20b' } });
  expect(text).toContain('FAIL java');
  expect(text).toContain('1 passed, 1 failed');
  expect(status).toBe(1);
});
