import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const faultsOf = (text: string) => readCode(text).faults.map(({ kind, line }) => [kind, line]);

it('§8 inline scripts and styles of code run by their hash, and nothing else of it', () => {
  const script = ' if (1 < 2) document.write("<script src=x>") ';
  const code =
    `<script>${script}</script>\r\n<style>a{color:red}</style>` +
    '<script type="application/ld+json">{}</script><script src="/s/a.js">ignored</script>';
  const read = readCode(code);
  expect(read.scriptHashes).toEqual([hashOf(script)]);
  expect(read.styleHashes).toEqual([hashOf('a{color:red}')]);
  expect(read.html).not.toContain('\r');
  expect(readCode('<script>a\r\nb</script>').scriptHashes).toEqual([hashOf('a\nb')]);
});

it('§8 code reaches the hosts that its elements name, each for what it is', () => {
  const { outside } = readCode(
    '<script src="https://cdn.example.com/a.js"></script>' +
      '<link rel=stylesheet href="//styles.example.com/a.css">' +
      '<img src="https://pixel.example.com:8443/1.gif"><iframe src="https://frame.example.com/"></iframe>' +
      '<img src="/s/own.png"><script src="http://plain.example.com/a.js"></script>' +
      '<a href="https://elsewhere.example.com">x</a><link rel="canonical" href="https://x.example.com">',
  );
  expect(outside).toEqual({
    scripts: ['https://cdn.example.com'],
    connections: ['https://cdn.example.com'],
    styles: ['https://styles.example.com'],
    fonts: ['https://styles.example.com'],
    pictures: ['https://pixel.example.com:8443', 'https://cdn.example.com'],
    frames: ['https://frame.example.com'],
    media: [],
  });
});

it('§8 only code with a script may reach the hosts that an owner lists for scripts', () => {
  expect(readCode('<p>Text</p><style>a{}</style><img src="/s/a.png">').hasScript).toBe(false);
  expect(readCode('<p>Text</p><script src="/s/a.js"></script>').hasScript).toBe(true);
});

it('§8 what would swallow the page, or is a part of it, is told with its line', () => {
  expect(faultsOf('<b>\n<script>\nlet a;')).toEqual([['open', 2]]);
  expect(faultsOf('<style>a{}')).toEqual([['open', 1]]);
  expect(faultsOf('\n<!-- a note')).toEqual([['open', 2]]);
  expect(faultsOf('<template><p>')).toEqual([['open', 1]]);
  expect(faultsOf('<p>One</template>')).toEqual([['refused', 1]]);
  expect(faultsOf('</head>\n<body>')).toEqual([
    ['refused', 1],
    ['refused', 2],
  ]);
  expect(faultsOf('<base href="https://evil.example">')).toEqual([['refused', 1]]);
  expect(faultsOf('<meta http-equiv="refresh" content="0">')).toEqual([['refused', 1]]);
  const sound =
    '<meta name="a" content="b"><!-- x --><script>"</b>"</script><noscript><img src="/a.png"></noscript>';
  expect(faultsOf(sound)).toEqual([]);
});

it('§8 what is no name of a host opens nothing in the policy of a page', () => {
  const { outside } = readCode(
    '<script src="https://a,b.example.com/a.js"></script><img src="https://a;b.example.com/1.gif">',
  );
  expect(Object.values(outside).flat()).toEqual([]);
});

it.each([
  ['<img src="/a.png" srcset="https://set.example.com/a.png 1x, /b.png 2x">', 'set'],
  ['<picture><source srcset="//set.example.com/a.png 1x"></picture>', 'set'],
  ['<style>.a { background: url(https://css.example.com/a.png) }</style>', 'css'],
  ["<style>@import '//css.example.com/a.css';</style>", 'css'],
  ['<p style="background: url(&quot;https://css.example.com/a.png&quot;)">', 'css'],
  ['<link rel="preconnect" href="https://near.example.com">', 'near'],
  ['<link rel="dns-prefetch" href="//near.example.com">', 'near'],
  ['<link rel="preload" as="image" imagesrcset="https://near.example.com/a.png 2x">', 'near'],
  ['<link rel="prefetch" href="http://near.example.com/a.html">', 'near'],
  ['<video poster="https://film.example.com/a.png"></video>', 'film'],
  ['<iframe srcdoc="<img src=https://in.example.com/a.png>"></iframe>', 'in'],
  ['<svg><image href="https://svg.example.com/a.png"/></svg>', 'svg'],
  // Browsers take back slashes for slashes, more or fewer of them for two, and leave tabs out.
  ['<img src="\\\\back.example.com\\a.png">', 'back'],
  ['<img src="/\\back.example.com/a.png">', 'back'],
  ['<img src="https:/one.example.com/a.png">', 'one'],
  ['<img src="////more.example.com/a.png">', 'more'],
  ['<img src="/&#9;/tab.example.com/a.png">', 'tab'],
  ['<style>.a { background: url(https\\3a //css.example.com/a.png) }</style>', 'css'],
  ["<style>.a { background: url('\\5c\\5c css.example.com/a.png') }</style>", 'css'],
])('FEED-03 %s reaches another host, which visitors are asked for', (code, host) => {
  expect(readCode(code).reaches).toEqual([`${host}.example.com`]);
});

it('FEED-03 what only leads or names somewhere reaches nobody', () => {
  const code =
    '<a href="https://elsewhere.example.com">x</a><link rel="canonical" href="https://x.example.com">' +
    '<form action="https://post.example.com"></form><meta property="og:image" content="https://y.example.com">' +
    '<style>/* from https://z.example.com */ .a { background: url(/s/a.png) }</style>' +
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  expect(readCode(code).reaches).toEqual([]);
});
