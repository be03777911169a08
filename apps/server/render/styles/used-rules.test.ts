import { describe, expect, test } from 'vitest';
import { splitSheet, type SplitSheet } from './split-sheet.ts';
import { animationsIn, usedRules } from './used-rules.ts';
import { NameIndex } from './name-index.ts';

function held(html: string, split: SplitSheet): Set<string> {
  const names = new NameIndex([split]).find(html).names();
  return new Set([...names, ...animationsIn([html], [split])]);
}

function used(css: string, html: string): string {
  const split = splitSheet(css, '/site.css');
  if (split === undefined) throw new Error('The sheet cannot be split.');
  return usedRules(split, held(html, split)).css;
}

/** The names that other rules wait for. */
function missing(css: string, html: string): string[] {
  const split = splitSheet(css, '/site.css')!;
  return [...usedRules(split, held(html, split)).missing];
}

describe('the rules that a page can show', () => {
  const html = `<body class="Wide sm:up"><p id='lead' class=intro>Hi <b title="a" class="x&amp;y" style="animation:fade">`;

  test.each([
    'p{color:red}',
    '.intro{color:red}',
    '#lead.intro{color:red}',
    'body.Wide>p{color:red}',
    'BODY.Wide{color:red}',
    'p:hover{color:red}',
    'p:focus-visible,.gone{color:red}',
    '@media print{p{color:red}}',
    '@page{margin:0}',
    'linearGradient{stop-color:red}',
    '50%{color:red}',
    'x\\:y{color:red}',
    '.sm\\:up{color:red}',
    '.x\\&y{color:red}',
    '.gone,.intro{color:red}',
    'tbody{color:red}',
    '*,:root,[title]{color:red}',
    'p:not(.gone){color:red}',
    ':is(.gone,p){color:red}',
    '@media (width>40em){p{color:red}}',
    '@supports (gap:1px){@layer a{p{color:red}}}',
    '@property --x{syntax:"*";inherits:false}',
    '@layer a,b;',
    '@layer a{}',
    '@font-face{font-family:A;src:url(/a.woff2)}',
    'p{animation:in 1s}@keyframes in{to{top:0}}',
    '@keyframes fade{to{top:0}}',
    `p{background:url(data:image/png;base64,${'A'.repeat(2_000)})}`,
  ])('%s is one', (css) => {
    expect(used(css, html)).toBe(css);
  });

  test.each([
    '.gone{color:red}',
    '.intro .gone{color:red}',
    'i{color:red}',
    '#intro{color:red}',
    'body.wide>p{color:red}',
    'p:hover>.gone{color:red}',
    '@media print{.gone{color:red}}',
    '@media (width>40em){.gone{color:red}}',
    '@keyframes enter{to{top:0}}',
  ])('%s is none', (css) => {
    expect(used(css, html)).toBe('');
  });

  test('they keep the order of the sheet', () => {
    const css = 'p{a:b}.gone{a:b}@media (width>1px){.gone{a:b}p{a:c}}.intro{a:d}';
    expect(used(css, html)).toBe('p{a:b}@media (width>1px){p{a:c}}.intro{a:d}');
  });

  test('relative addresses count from the sheet', () => {
    const css = 'p{background:url(a.png),url("./b/c.png"),url(/d.png),url(#e),url(data:x)}';
    const split = splitSheet(css, '/universal/assets/a.css')!;
    expect(usedRules(split, new Set(['p'])).css).toBe(
      'p{background:url(/universal/assets/a.png),url("/universal/assets/b/c.png"),url(/d.png),url(#e),url(data:x)}',
    );
  });
});

describe('the names that other rules wait for', () => {
  const html = '<p class="intro">';

  test('are one for each selector that cannot match yet', () => {
    expect(missing('.a .b{c:d}.intro .e,i>#f{c:d}', html)).toEqual(['.a', '.e', 'i']);
  });

  test('one name may stand for many selectors', () => {
    expect(missing('.a{c:d}.b.a{c:d}@media print{.e .a{c:d}}', html)).toEqual(['.a']);
  });

  test('are none where every rule can match', () => {
    expect(missing('p,.gone{c:d}.intro:hover{c:d}', html)).toEqual([]);
  });
});

describe('the sheet that comes late', () => {
  test('has every rule but the fonts, which pages hold', () => {
    const css = 'p{a:b}.gone:hover{a:b}@media print{p{a:b}}';
    const font = '@font-face{font-family:A;src:url(/a.woff2)}';
    const late = splitSheet(`${font}${css}@media screen{${font}}`, '/site.css')?.lateCss;
    expect(late).toBe(`${css}@media screen{}`);
  });

  test.each([
    '@import "/b.css";p{a:b}',
    '@namespace svg "x";p{a:b}',
    'p{a:b',
    'p{background:image-set("a.png" 1x)}',
  ])('%s stays whole', (css) => {
    expect(splitSheet(css, '/site.css')).toBeUndefined();
  });
});
