import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTheme } from './check-theme.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const found = (path = '') =>
  checkTheme(join(folder, path)).errors.map(
    ({ file, error }) => `${file.path}:${error.line}:${error.column} ${error.code}`,
  );

const messages = () => checkTheme(folder).errors.map(({ error }) => error.message);

describe('templates', () => {
  it('TPL-20 finds every error below the folder, with its place', () => {
    write('header.region', '<h1>{title}</h1>\n{.section a}\n');
    write('collections/shop.list', '{a|nope}');
    write('collections/deep/shop.item', '{.sectiona}');
    write('pages/about.page', '{.end}');
    write('scripts/not-a-template.js', '{.end}');
    expect(found()).toEqual([
      'collections/deep/shop.item:1:1 INVALID_INSTRUCTION',
      'collections/shop.list:1:4 FORMATTER_UNKNOWN',
      'header.region:3:1 EOF_IN_BLOCK',
      'pages/about.page:1:1 MISMATCHED_END',
    ]);
    expect(found('collections/shop.list')).toEqual(['shop.list:1:4 FORMATTER_UNKNOWN']);
    expect(found('scripts/not-a-template.js')).toEqual(['not-a-template.js:1:1 MISMATCHED_END']);
  });

  it('knows partials by their file name, with and without its ending, and macros by theirs', () => {
    write('template.conf', '{"systemPartials": ["share"]}');
    write('blocks/cards/card.block', '{.macro inner}x{.end}{@|apply inner}');
    write(
      'a.region',
      '{@|apply card.block}{@|apply card}{@|apply share}{@|apply gone.block}{.include other}',
    );
    expect(found()).toEqual([
      'a.region:1:59 APPLY_PARTIAL_MISSING',
      'a.region:1:80 APPLY_PARTIAL_MISSING',
    ]);
  });

  it('suggests the name that was most likely meant', () => {
    write('a.region', '{a|htmltga}{.equl? a b}{.end}{@|apply crad.block}{a|xyz}');
    write('blocks/card.block', '');
    expect(messages()).toEqual([
      "Formatter 'htmltga' is unknown. Did you mean 'htmltag'?",
      "Predicate 'equl?' is unknown. Did you mean 'equal?'?",
      "There is no partial or macro 'crad.block'. Did you mean 'card.block'?",
      "Formatter 'xyz' is unknown",
    ]);
  });

  it('takes the body of a squarespace tag for a template of its own', () => {
    write(
      'sound.page',
      '{.if a}<squarespace:query>{.if b}{c|html}{.end}</squarespace:query>{.end}',
    );
    write(
      'x.page',
      '<squarespace:query>\n<squarespace:query>{.end}</squarespace:query></squarespace:query>',
    );
    write('y.page', '<squarespace:query>{.if a}</squarespace:query>{.end}');
    expect(found()).toEqual([
      'x.page:2:20 MISMATCHED_END',
      'y.page:1:27 EOF_IN_BLOCK',
      'y.page:1:47 MISMATCHED_END',
    ]);
  });

  it('finds blocks and navigations that squarespace tags name and the theme has not', () => {
    write('template.conf', '{"navigations": [{"name": "main", "title": "Main"}]}');
    write('blocks/nav.block', '');
    write(
      'a.region',
      '<squarespace:navigation navigationId="main" template="nav"/>\n' +
        '<squarespace:navigation navigationId="foot" template="navi"/>\n' +
        '<squarespace:navigation navigationId="{id}" template="nav"/>',
    );
    expect(found()).toEqual(['a.region:2:39 NAVIGATION_MISSING', 'a.region:2:55 BLOCK_MISSING']);
  });
});

describe('settings', () => {
  it('are read leniently', () => {
    write(
      'template.conf',
      '\uFEFF{name: \'a\', // comment\r\n "x": [1, -2.5e3, true, null,], }\n{}',
    );
    write('collections/empty.conf', '');
    write('collections/empty.list', '');
    expect(found()).toEqual([]);
  });

  it.each([
    ['{"a": x}', '1:7', 'a value is expected'],
    ['{"a": 1', '1:8', 'a comma or } is expected, but the file ends here'],
    ['{"a"\n 1}', '2:2', ': is expected after the key a'],
    ['{"a": ["b" "c"]}', '1:12', 'a comma or ] is expected'],
    ['{"a": "b}', '1:7', 'this text has no end on its line'],
    ['{?}', '1:2', 'a key in quotes or } is expected'],
    ['[1]', '1:1', 'An object is expected'],
    ['['.repeat(500), '1:201', 'nested too deep'],
  ])('%.30j is wrong at %s', (text, place, message) => {
    write('collections/shop.conf', text);
    expect(found()).toEqual([`collections/shop.conf:${place} JSON_INVALID`]);
    expect(messages()[0]).toContain(message);
  });

  it('name regions, style sheets and layouts that are there', () => {
    write('header.region', '');
    write('regions/footer.region', '');
    write('styles/base.less', '');
    write(
      'template.conf',
      '{"layouts": {"a": {"regions": ["header", "footer.region", "heder"]}},\n"stylesheets": ["base.less", "gone.less"]}',
    );
    expect(found()).toEqual([
      'template.conf:1:13 LAYOUT_MISSING',
      'template.conf:1:59 FILE_MISSING',
      'template.conf:2:30 FILE_MISSING',
    ]);
    expect(messages()[1]).toBe("There is no region 'heder'. Did you mean 'header'?");
  });
});

describe('expressions', () => {
  it('are built while checking: a run would say nothing of some', () => {
    write('a.region', '{.eval @x = 1 + }\n{.eval 1 +* $}\n{.eval @y = 2; @y * 3}');
    expect(found()).toEqual(['a.region:1:1 EXPRESSION_PARSE', 'a.region:2:1 EXPRESSION_PARSE']);
    expect(messages()[0]).toBe('The expression cannot be read: + has no value behind it');
  });
});

describe('style sheets', () => {
  it('are compiled as the server compiles them, and what it drops has a place', () => {
    write('template.conf', '{"stylesheets": ["base.less", "open.less", "fine.less"]}');
    write('styles/base.less', '.a {\n  color: @ink;\n  .lost;\n  top: @gone;\n}\n');
    write('styles/open.less', '.b { }\n.c {\n  width: 3px +;\n}\n');
    write('styles/fine.less', '@ink: #123456;\n@import "part";\n@import "nope";\n');
    write('styles/part.less', '.d { margin: calc(1px + 2px) }');
    expect(found()).toEqual([
      'styles/base.less:3:3 STYLE_INVALID',
      'styles/base.less:4:3 STYLE_INVALID',
      'styles/fine.less:3:1 STYLE_INVALID',
      'styles/open.less:3:3 STYLE_INVALID',
    ]);
    expect(messages()).toEqual([
      "there is no mixin '.lost': the call is left out",
      "there is no variable '@gone': what uses it is left out",
      "there is nothing to import as 'nope'",
      'LESS cannot read this, so the whole file is left out',
    ]);
    expect(found('styles/open.less')).toEqual(['styles/open.less:3:3 STYLE_INVALID']);
    expect(found('styles/part.less')).toEqual([]);
  });
});

describe('places', () => {
  it('knows the partials that the server has', () => {
    write('template.conf', '{}');
    write('a.region', '{@|apply sqs-share-buttons}{@|apply sw-pagination.block}{@|apply sw-gone}');
    expect(found()).toEqual(['a.region:1:66 APPLY_PARTIAL_MISSING']);
  });

  it('reports what the server does not read where it lies', () => {
    write('template.conf', '{}');
    write('card.block', 'x');
    write('a.region', '{@|apply card}');
    write('collections/deep/shop.list', 'x');
    write('blocks/deep/fine.block', 'x');
    write('blocks/image.block.conf', '{"type": "image"}');
    write('less/base.less', '');
    write('assets/any.block', 'x');
    expect(found()).toEqual([
      'a.region:1:10 APPLY_PARTIAL_MISSING',
      'blocks/image.block.conf:undefined:undefined FILE_MISPLACED',
      'card.block:undefined:undefined FILE_MISPLACED',
      'collections/deep/shop.list:undefined:undefined FILE_MISPLACED',
      'less/base.less:undefined:undefined FILE_MISPLACED',
    ]);
    expect(messages()[2]).toBe(
      'The server does not read this file here. A block belongs into blocks/',
    );
  });

  it('reports a region, a collection or a page without the files it needs', () => {
    write('template.conf', '{"layouts": {"default": {"regions": ["main"]}}}');
    write('main.region', '');
    write('alone.region', '');
    write('collections/notes.conf', '{}');
    write('collections/blog.conf', '{"pageSize": 5}');
    write('collections/menu.conf', '{"folder": true}');
    write('collections/index.conf', '{"folder": true, "index": true}');
    write('pages/about.page.conf', '{}');
    expect(found().map((line) => line.replace(':undefined:undefined', ''))).toEqual([
      'alone.region REGION_UNUSED',
      'collections/index.conf FILE_MISSING',
      'collections/notes.conf FILE_MISSING',
      'pages/about.page.conf FILE_MISSING',
    ]);
    expect(messages()[2]).toBe(
      'The type has no view: collections/notes.list or collections/notes.item',
    );
  });

  it('looks at one folder of a theme with the names of the whole', () => {
    write('template.conf', '{}');
    write('blocks/card.block', '');
    write('pages/a.page', '{@|apply card}{a|nope}');
    write('broken.region', '{.end}');
    expect(found('pages')).toEqual(['pages/a.page:1:18 FORMATTER_UNKNOWN']);
  });
});

describe('files', () => {
  it('that are not UTF-8 or too large are said to be so', () => {
    write('a.region', Buffer.from('é\n\u{1F9F6}caf\u00E9 {a|nope}', 'utf8').subarray(0, -1));
    write('b.region', Buffer.from('{a}\ncaf\xE9', 'latin1'));
    write('c.region', 'x'.repeat(5_000_000));
    write('d.region', '\uFEFF{a|nope}');
    expect(found()).toEqual([
      'b.region:2:4 FILE_UNREADABLE',
      'c.region:undefined:undefined FILE_UNREADABLE',
      'd.region:1:4 FORMATTER_UNKNOWN',
    ]);
  });

  it('behind links, in hidden folders and in node_modules are passed over', () => {
    symlinkSync(folder, join(folder, 'loop'));
    symlinkSync('gone', join(folder, 'gone.region'));
    write('.git/a.region', '{.end}');
    write('node_modules/x/a.region', '{.end}');
    write('a.region', 'fine');
    expect(checkTheme(folder)).toMatchObject({ files: 1, errors: [] });
  });
});
