import { describe, expect, test } from 'vitest';
import { htmlNames } from './html-names.ts';
import { splitSheet } from './split-sheet.ts';
import { usedRules } from './used-rules.ts';

function used(css: string, html: string): string {
  const split = splitSheet(css, '/site.css');
  if (split === undefined) throw new Error('The sheet cannot be split.');
  return usedRules(split, htmlNames(html));
}

describe('the rules that a page shows', () => {
  const html = `<body class="Wide sm:up"><p id='lead' class=intro>Hi <b title="a" class="x&amp;y">`;

  test.each([
    'p{color:red}',
    '.intro{color:red}',
    '#lead.intro{color:red}',
    'body.wide>p{color:red}',
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
  ])('%s is one', (css) => {
    expect(used(css, html)).toBe(css);
  });

  test.each([
    '.gone{color:red}',
    '.intro .gone{color:red}',
    'i{color:red}',
    '#intro{color:red}',
    'p:hover{color:red}',
    'p:focus-visible,.gone{color:red}',
    '@media print{p{color:red}}',
    '@media (width>40em){.gone{color:red}}',
    '@page{margin:0}',
    '@keyframes in{to{top:0}}',
    `p{background:url(data:image/png;base64,${'A'.repeat(2_000)})}`,
    `@font-face{font-family:A;src:url(data:font/woff2;base64,${'A'.repeat(2_000)})}`,
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
    expect(usedRules(split, htmlNames('<p>'))).toBe(
      'p{background:url(/universal/assets/a.png),url("/universal/assets/b/c.png"),url(/d.png),url(#e),url(data:x)}',
    );
  });
});

describe('the sheet that comes late', () => {
  test('has every rule but the fonts that pages hold', () => {
    const css = 'p{a:b}.gone:hover{a:b}@media print{p{a:b}}';
    const fonts = '@font-face{font-family:A;src:url(/a.woff2)}';
    const inside = `@font-face{font-family:B;src:url(data:font/woff2;base64,${'A'.repeat(2_000)})}`;
    expect(splitSheet(fonts + css + inside, '/site.css')?.lateCss).toBe(css + inside);
  });

  test.each(['@import "/b.css";p{a:b}', '@namespace svg "x";p{a:b}', 'p{a:b'])(
    '%s stays whole',
    (css) => {
      expect(splitSheet(css, '/site.css')).toBeUndefined();
    },
  );
});
