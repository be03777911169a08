import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTheme } from './load-theme.ts';
import { readConf } from './read-conf.ts';
import { pickLayout } from './theme-conf.ts';
import { createThemeStore } from './theme-store.ts';

let themes: string;
beforeEach(() => {
  themes = mkdtempSync(path.join(tmpdir(), 'themes-'));
});
afterEach(() => rmSync(themes, { recursive: true, force: true }));

function write(files: Record<string, string>, theme = 'x'): string {
  const folder = path.join(themes, theme);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('conf files', () => {
  test.each([
    ['plain', '{"a": 1}'],
    ['a byte-order mark', '\uFEFF{"a": 1}'],
    ['trailing commas', '{"a": 1,}'],
    ['comments and bare keys', '// x\n{ a: 1, /* { */ }'],
    ['two objects: the first counts', '{"a": 1}\n{"a": 2}'],
    ['comments in the first of two', '{"a": 1, /* } */ // }\n} {"b": 2}'],
    ['text behind the object', '{"a": 1} and more }'],
  ])('are read leniently: %s', (_name, text) => {
    expect(readConf(text)).toEqual({ conf: { a: 1 } });
  });

  test('that cannot be read are empty and say so', () => {
    expect(readConf('{"a": ').error).toBe('not a JSON object');
    expect(readConf('[1]').conf).toEqual({});
    expect(readConf('')).toEqual({ conf: {} });
  });
});

describe('a theme', () => {
  test('without a default layout uses the first, without layouts every region', async () => {
    const folder = write({
      'template.conf': '{"layouts": {"wide": {"regions": ["a.region", "b"]}}}',
      'a.region': 'A',
      'regions/deep/b.region': 'B',
    });
    const theme = await loadTheme(folder);
    expect(pickLayout(theme.conf, ['gone'])).toMatchObject({ id: 'wide', regions: ['a', 'b'] });
    const bare = await loadTheme(write({ 'z.region': 'Z', 'a.region': 'A' }, 'bare'));
    expect(pickLayout(bare.conf, []).regions).toEqual(['a', 'z']);
  });

  test('with files missing and mistakes still comes, and says what is wrong', async () => {
    const folder = write({
      'template.conf':
        '{"layouts": {"default": {"regions": ["gone"]}}, "stylesheets": ["gone.less"]}',
      'collections/blog.conf': '{ broken',
      'collections/blog.list': '{.section items}never closed',
    });
    const theme = await loadTheme(folder);
    expect(theme.collections.get('blog')?.list).toBeDefined();
    expect(theme.errors).toEqual(
      expect.arrayContaining([
        'collections/blog.conf: not a JSON object',
        'template.conf: stylesheet gone.less is missing',
        'template.conf: region gone is missing',
        expect.stringMatching(/^collections\/blog\.list:1: SyntaxError/),
      ]),
    );
  });

  test('that is not there at all is made of built-in views', async () => {
    const theme = await loadTheme(path.join(themes, 'nowhere'));
    expect(theme.regions.size).toBe(0);
    expect(theme.conf.layouts).toHaveLength(1);
  });

  test('puts reset.css first and flattens sub-folders of blocks', async () => {
    const folder = write({
      'template.conf': '{"stylesheets": ["b.less", "reset.css"]}',
      'styles/b.less': '.b {}',
      'styles/reset.css': '* {}',
      'blocks/deep/card.block': 'card',
    });
    const theme = await loadTheme(folder);
    expect(theme.styles.map((sheet) => sheet.path)).toEqual(['styles/reset.css', 'styles/b.less']);
    expect([...theme.blocks.keys()]).toEqual(['card.block', 'card']);
  });
});

describe('the store of themes', () => {
  test('keeps a theme until its files change', async () => {
    const folder = write({ 'a.region': 'one' });
    const store = createThemeStore(themes, () => {});
    const before = await store.get('x');
    expect(await store.reload('x')).toBe(false);
    expect(await store.get('x')).toBe(before);
    write({ 'a.region': 'two' });
    utimesSync(path.join(folder, 'a.region'), 1, 1);
    expect(await store.reload('x')).toBe(true);
    expect((await store.get('x')).version).not.toBe(before.version);
  });

  test('never leaves the folder of themes', async () => {
    writeFileSync(path.join(themes, 'outside.region'), 'x');
    const store = createThemeStore(path.join(themes, 'inner'), () => {});
    for (const name of ['..', '../', '../..', '.']) {
      expect((await store.get(name)).regions.size).toBe(0);
    }
  });
});
