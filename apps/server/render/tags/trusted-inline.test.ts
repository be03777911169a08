import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markInline, noInlineHashes, trustInline } from './trusted-inline.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page that a template file wrote. */
function trust(source: string) {
  const hashes = noInlineHashes();
  expect(trustInline(markInline(source), hashes)).toBe(source);
  return { scripts: [...hashes.scripts], styles: [...hashes.styles] };
}

test.each([
  '<script src="/a.js">run()</script>',
  '<script defer src = "/a.js">run()</script>',
  '<script\nSRC="/a.js">run()</script>',
  '<script type="application/json">run()</script>',
  '<script></script>',
])('a script that does not run its own text needs no hash: %s', (source) => {
  expect(trust(source)).toEqual({ scripts: [], styles: [] });
});

test.each([
  '<script>run()</script>',
  '<script data-src="/a.js">run()</script>',
  '<script type="module" async>run()</script>',
])('a script that runs its own text is named by its hash: %s', (source) => {
  expect(trust(source)).toEqual({ scripts: [hashOf('run()')], styles: [] });
});

test('a style is named too, and what came with content is not', () => {
  const hashes = noInlineHashes();
  trustInline(`${markInline('<style>a{}</style>')}<style>b{}</style>`, hashes);
  expect([...hashes.styles]).toEqual([hashOf('a{}')]);
});
