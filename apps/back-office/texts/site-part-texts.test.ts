import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitePartTexts } from './site-part-texts.ts';

const folder = `${import.meta.dirname}/..`;
const files = globSync('**/*.{ts,tsx}', {
  cwd: folder,
  exclude: ['dist', 'node_modules', 'texts/site-part-texts*'],
});
const sources = files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

it('parts of a site have one name each, which is written once', () => {
  const names = Object.values(sitePartTexts).map(({ en, de }) => `{ en: '${en}', de: '${de}' }`);
  const others = ['Promotional popup', 'Werbe-Popup', 'Kopf der Website', 'Fuß der Website'];
  const again = sources.flatMap(([name, source]) =>
    [...names, ...others].filter((text) => source.includes(text)).map((text) => `${name}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(again).toEqual([]);
});
