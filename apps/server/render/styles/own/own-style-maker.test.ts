import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { OwnStyleMaker } from './own-style-maker.ts';
import { OwnStyleProcess } from './own-style-process.ts';

const maker = new OwnStyleMaker();
const cssOf = async (text: string) => (await maker.make('site', text)).css;
const faultsOf = async (text: string) =>
  (await maker.make('site', text)).faults.map(({ kind, line, about }) => [kind, line, about]);

it('§8 styles of the owner may be LESS, and modern CSS', async () => {
  expect(await cssOf('@warm: #f00;\n.a { .b { color: @warm } }')).toBe('.a .b{color:red}');
  expect(await cssOf('@container (width > 20rem) { a { color: red } }')).toContain('@container');
  expect(await cssOf('')).toBe('');
});

it('§8 styles of the owner end neither their element nor what stands behind them', async () => {
  const css = await cssOf('.a::before { content: "</style><script>alert(1)</script>" }');
  expect(css).not.toContain('</');
  expect(css).toContain('<script>');
  expect(await faultsOf('.a { color: red')).toEqual([['unreadable', 1, expect.any(String)]]);
  expect(await cssOf('.a { color: red')).toBe('');
  expect(await cssOf('/* open')).toBe('');
});

it('§8 styles of the owner load what is of the site, and nothing of other hosts', async () => {
  const own = '.a{background:url(/s/a.png)}.b{background:url(data:image/png;base64,AA)}';
  expect(await cssOf(own)).toBe(own);
  expect(await faultsOf(own)).toEqual([]);
  for (const url of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'data:text/html,x',
    'javascript:x',
    'http:evil.example/a.png',
    'https:evil.example/a.png',
  ]) {
    const text = `a { color: red }\n.a { background-image: url("${url.replace('\\', '\\\\')}") }`;
    expect(await cssOf(text)).not.toContain('evil');
    expect([url, (await faultsOf(text))[0]?.[0]]).toEqual([url, 'unsafe']);
  }
  // Browsers pass over tabs and line ends, and over what controls before an address.
  for (const hidden of [
    '/\\9/evil.example/a.png',
    '\\1//evil.example/a.png',
    '\\9 //evil.example/a.png',
  ]) {
    const text = `.a { background-image: url("${hidden}") }`;
    expect(await cssOf(text)).not.toContain('evil');
    expect([hidden, (await faultsOf(text))[0]?.[0]]).toEqual([hidden, 'unsafe']);
  }
  expect(await faultsOf('\n\n@import url("/other.css");')).toEqual([['unsafe', 3, '@import']]);
  expect(await faultsOf('/* @import "x" */ a { content: "@import" }')).toEqual([]);
  const font = '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }';
  expect(await cssOf(font)).not.toContain('evil');
});

it('§8 mistakes are told with the line on which they stand', async () => {
  const text = '.a { color: red }\n.b {\n  width: @wide;\n}\n.c { .nobody(); }';
  expect(await faultsOf(text)).toEqual([
    ['variable', 3, '@wide'],
    ['mixin', 5, '.nobody'],
  ]);
});

it('§8 styles that grow without end are ended, and the next ones are compiled', async () => {
  const impatient = new OwnStyleMaker(1_500);
  const doubling = Array.from({ length: 60 }, (_, n) => `@a${n + 1}: "@{a${n}}@{a${n}}";`);
  const endless = await Promise.all([
    impatient.make('site', '.m(@i) { .m(@i + 1); .m(@i + 1); } .a { .m(1) }'),
    impatient.make('site', `@a0: "${'x'.repeat(1_000)}";${doubling.join('')}.a { content: @a60 }`),
  ]);
  expect(endless).toEqual(
    endless.map(() => ({ css: '', faults: [{ kind: 'endless', about: '' }] })),
  );
  expect((await maker.make('site', 'b { color: red }')).css).toBe('b{color:red}');
});

it('§8 styles that become more than pages can carry are none', async () => {
  const wide = `.m() { ${Array.from({ length: 100 }, (_, n) => `--wide-${n}: 1px;`).join(' ')} }`;
  const callers = (count: number) =>
    `${wide} ${Array.from({ length: count }, (_, n) => `.a${n} { .m(); --of: ${n} }`).join(' ')}`;
  expect((await maker.make('site', callers(10))).css).toContain('--wide-99');
  expect(await maker.make('site', callers(500))).toEqual({
    css: '',
    faults: [{ kind: 'endless', about: '' }],
  });
});

it('§8 a site whose styles do not end holds up no other one, and few of its texts wait', async () => {
  const impatient = new OwnStyleMaker(1_500);
  const order: string[] = [];
  const ask = async (site: string, text: string) => {
    const { css, faults } = await impatient.make(site, text);
    order.push(`${site} ${css || faults[0]?.kind}`);
  };
  const endlessText = (n: number) => `.m(@i) { .m(@i + 1); .m(@i + 1); } .a${n} { .m(1) }`;
  await Promise.all([
    ...[1, 2, 3, 4, 5, 6].map((n) => ask('bad', endlessText(n))),
    ask('good', 'b { color: red }'),
  ]);
  // Two of six are not even begun; the other site waits for the first one alone.
  expect(order.slice(0, 4)).toEqual([
    'bad endless',
    'bad endless',
    'bad endless',
    'good b{color:red}',
  ]);
  expect(order).toHaveLength(7);
});

it('§8 a process that ended while it had nothing to do is followed by another one', async () => {
  const one = new OwnStyleProcess(5_000);
  expect((await one.compile('a { color: red }')).css).toBe('a{color:red}');
  const { child } = one;
  const gone = once(child!, 'exit');
  child?.kill();
  await gone;
  expect((await one.compile('b { color: red }')).css).toBe('b{color:red}');
  expect(one.child).not.toBe(child);
});

it.runIf(process.platform === 'linux')(
  '§8 the process of styles knows nothing that the server was told in confidence',
  async () => {
    vi.stubEnv('SECRET_KEY', 'told-in-confidence');
    const one = new OwnStyleProcess(5_000);
    await one.compile('a { color: red }');
    vi.unstubAllEnvs();
    const told = readFileSync(`/proc/${one.child?.pid}/environ`, 'utf8');
    expect(told).not.toContain('told-in-confidence');
    one.child?.kill();
  },
);
