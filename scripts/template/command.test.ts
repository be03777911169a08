import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';

let folder: string;

const FILES = {
  'template.conf': '{}',
  'a.region': '<h1>{title}</h1>\n\t{b|nope}\n',
  'sound.region': '{title|html} {@|apply card}{.eval 1 + 1}',
  'now.region': '{at|relative-time} {n|decimal}',
  'broken-partial.region': '{@|apply broken.block}',
  'staged.region': '{^a}{b}',
  'price.region': '{@|product-price}',
  'product.json':
    '{"structuredContent": {"productType": 2, "priceMoney": {"value": "1234", "currency": "JPY"}}}',
  'blocks/card.block': '[{title}]',
  'blocks/broken.block': 'x\n{.if a}',
  'data.json': '{"title": "<b>"}',
  'bad.json': '{"title": 1,}',
  'empty/readme.txt': '',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command; names that begin with a slash are below the folder. */
async function run(...args: readonly string[]) {
  let out = '';
  let err = '';
  const code = await runCommand(
    args.map((arg) => arg.replace(/^\//, `${folder}/`)),
    { out: (text) => void (out += text), err: (text) => void (err += text) },
  );
  return { code, out: out.replaceAll(`${folder}/`, ''), err: err.replaceAll(`${folder}/`, '') };
}

describe('check', () => {
  it('prints place, message, line and caret, and how many', async () => {
    expect(await run('check', '/a.region')).toEqual({
      code: 1,
      out:
        "a.region:2:5: Formatter 'nope' is unknown\n" +
        '  \t{b|nope}\n  \t   ^\n' +
        '1 file checked, 1 error in 1 file\n',
      err: '',
    });
    expect(await run('check', '/sound.region')).toMatchObject({
      code: 0,
      out: '1 file checked, no errors\n',
    });
  });

  it('prints no more than it is asked to', async () => {
    const { out } = await run('check', '/', '--max', '1');
    expect(out.split('\n').slice(-3)).toEqual([
      '… 1 more',
      '9 files checked, 2 errors in 2 files',
      '',
    ]);
  });
});

describe('render', () => {
  it('D-33 D-82 writes prices as pages do', async () => {
    const { out } = await run('render', '/price.region', '--json', '/product.json');
    expect(out.replace(/\s+/g, ' ').trim()).toBe(
      '<div class="product-price" data-price-cents="1234"> <span class="sqs-money-native">¥1,234</span> </div>',
    );
  });

  it('fills a file with data and the partials of its theme', async () => {
    expect(await run('render', '/sound.region', '--json', '/data.json')).toEqual({
      code: 0,
      out: '&lt;b&gt; [<b>]2',
      err: '',
    });
    expect(await run('render', '/sound.region', '--no-expr')).toMatchObject({ out: ' []' });
    expect(await run('render', '/staged.region', '--preprocess')).toMatchObject({ out: '{b}' });
  });

  it('knows a locale and a clock', async () => {
    writeFileSync(join(folder, 'now.json'), '{"at": 1627849845000, "n": 1.5}');
    const args = ['--json', '/now.json', '--locale', 'de-DE', '--now', '2021-08-01T22:30:45Z'];
    expect(await run('render', '/now.region', ...args)).toMatchObject({ out: 'vor 2 Stunden 1,5' });
  });

  it('shows the line of a mistake in the file that it is in', async () => {
    const { code, err } = await run('render', '/broken-partial.region');
    expect(code).toBe(1);
    expect(err).toContain('blocks/broken.block:2:8');
    expect(err).toContain('\n  {.if a}\n');
  });
});

describe('one mistake', () => {
  it.each([
    ['{title|htmltga}', "Formatter 'htmltga' is unknown. Did you mean 'htmltag'?"],
    ['{.section a}x', '{.section a} is never closed: an {.end} is missing'],
    ['x{.end}', '{.end} stands outside of every block'],
    ['{.or}', '{.or} stands outside of every block'],
    ['{.repeated section a}{.or}{.or}{.end}', 'This never runs'],
    ['{@|apply crad}', "There is no partial or macro 'crad'. Did you mean 'card'?"],
    ['{.eval 1 +* $}', 'The expression cannot be read: '],
  ])('has the same words in check and in render: %s', async (source, words) => {
    writeFileSync(join(folder, 'one.region'), source);
    const { out } = await run('check', '/one.region');
    const { err } = await run('render', '/one.region');
    rmSync(join(folder, 'one.region'));
    const said = (text: string) => text.split('\n')[0]!.replace(/^\S+ /, '');
    expect(said(out)).toContain(words);
    expect(said(err)).toBe(said(out));
  });

  it('that only a run meets has no inner names either', async () => {
    writeFileSync(join(folder, 'run.region'), '{.eval -list + 1}\n{@|apply self}');
    writeFileSync(join(folder, 'blocks/self.block'), '{@|apply self}');
    writeFileSync(join(folder, 'list.json'), '{"list": [1]}');
    const { err } = await run('render', '/run.region', '--json', '/list.json');
    rmSync(join(folder, 'run.region'));
    rmSync(join(folder, 'blocks/self.block'));
    expect(err).toContain('run.region:1:1: The expression cannot be computed: ');
    expect(err).toContain("The partial 'self' applies itself more than 16 deep");
    expect(err).not.toMatch(/Error|VARIABLE|EVAL/);
  });
});

it('tree shows the instructions', async () => {
  expect(await run('tree', '/staged.region')).toMatchObject({
    code: 0,
    out: 'TEXT {1,1} (len=4) "{^a}"\nVARIABLE {1,5} b\n',
  });
});

it.each([
  [[], 'npm run template -- check'],
  [['paint', '/a.region'], 'npm run template -- check'],
  [['check'], 'npm run template -- check'],
  [['check', '/nowhere'], 'nowhere: no such file or folder'],
  [['check', '/empty'], 'nothing to check in'],
  [['check', '/', '--max', 'many'], '--max is no number: many'],
  [['check', '/', '--fast'], "Unknown option '--fast' (--help says what there is)"],
  [['render', '/blocks'], 'blocks: not a file'],
  [['render', '/a.region', '--json', '/gone.json'], 'gone.json: no such file or folder'],
  [['render', '/a.region', '--blocks', '/gone'], 'no such folder: '],
  [['render', '/a.region', '--now', 'soon'], '--now is no date: soon'],
  [['render', '/a.region', '--locale', 'nonsense'], '--locale is not known: nonsense\n'],
  [['render', '/a.region', '--locale', 'xx-!'], '--locale is not known: xx-!\n'],
  [
    ['render', '/a.region', '--json', '/bad.json'],
    'bad.json:1:13: Invalid JSON: Expected double-quoted property name\n  {"title": 1,}\n              ^',
  ],
])('%j cannot be run', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

it('--help says what there is', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Exit code'),
  });
});
