import { describe, expect, test } from 'vitest';
import { compileStyles } from './compile-styles.ts';
import { describeFault } from './style-fault.ts';
import { readTweaks, tweakClasses } from './tweaks.ts';

function compile(
  text: string,
  values: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const sheets = [{ path: 'styles/site.less', text }];
  const { css, faults } = compileStyles({
    sheets: [...sheets, ...Object.entries(more).map(([path, less]) => ({ path, text: less }))],
    files: new Map(),
    tweaks: readTweaks(text),
    values,
    isMinified: true,
  });
  return { css, errors: faults.map(describeFault) };
}

describe('site.css', () => {
  test('all stylesheets are one LESS unit, free of order', () => {
    const { css, errors } = compile(
      '.a { color: @ink; .box; }',
      {},
      {
        'styles/later.less': '@ink: #123456; .box() { margin: 4px/2; }',
      },
    );
    expect(errors).toEqual([]);
    expect(css).toBe('.a{color:#123456;margin:2px}');
  });

  test.each([
    ['.a { width: calc(100% - var(--x) / 2) }', '.a{width:calc(100% - var(--x) / 2)}'],
    ['.a { width: clamp(1rem, 2vw + 1rem, 3rem) }', '.a{width:clamp(1rem,2vw + 1rem,3rem)}'],
    ['.a { grid-area: 1 / 2 / 3 / 4 }', '.a{grid-area:1/2/3/4}'],
    ['.a { color: rgb(0 0 0 / 50%) }', '.a{color:#00000080}'],
    ['.a { margin: -1svh 100dvh }', '.a{margin:-1svh 100dvh}'],
    ['@layer a, b;', '@layer a,b;'],
    [
      '.a { @container card (width > 20rem) { color: red } }',
      '@container card (width>20rem){.a{color:red}}',
    ],
    [
      '@supports (display: grid) { .a { @media (width >= 9em) { color: red } } }',
      '@supports (display:grid){@media (width>=9em){.a{color:red}}}',
    ],
    [
      '@property --x { syntax: "<length>"; inherits: false; initial-value: 0px }',
      '@property --x{syntax:"<length>";inherits:false;initial-value:0}',
    ],
    [':root { --a: { b: c }; --d: @e; } @e: 3px;', ':root{--a:{ b: c };--d:3px}'],
    ['.a { width: calc(@x * 2) } @x: 4px;', '.a{width:8px}'],
  ])('CSS newer than LESS passes through: %s', (source, expected) => {
    const { css } = compile(source);
    expect(css).toBe(expected);
  });

  test('a parameter or variable with the name of a rule drops nothing', () => {
    const source = `
      .set(@property, @value) { width: @property; color: @value; }
      .wide(@container) when (@container > 1px) { height: @container; }
      @layer: 7px;
      .a { .set(3em, red); .wide(2px); @scope: 3px; margin: @layer @scope; }
      .b { top: 0 }`;
    const { css, errors } = compile(source);
    expect(errors).toEqual([]);
    expect(css).toBe('.a{color:red;width:3em;height:2px;margin:7px 3px}.b{top:0}');
  });

  test('a broken declaration and a broken file are left out and reported', () => {
    const { css, errors } = compile(
      '.a { .gone; color: @gone; width: 1px }',
      {},
      {
        'styles/broken.less': '.b { color: red',
        'styles/fine.less': '.c { color: red }',
      },
    );
    expect(css).toBe('.a{width:1px}.c{color:red}');
    expect(errors.join('\n')).toContain('.gone');
    expect(errors.join('\n')).toContain('styles/broken.less');
  });

  test('names the file and the line of what it leaves out', () => {
    const site = [
      '.fine { width: calc(\n 1px +\n 2px) }',
      '.card {\n  color: @gone;\n  .lost;\n  height: 3px/0;\n}',
      `@media print { .deep { .away(1) } }`,
    ].join('\n');
    const broken = `@import 'sqs-grid-breaker';\n.b { width: calc(1px\n + 2px) }\n.c {\n  top: 3px +;\n}`;
    const { errors } = compile(site, {}, { 'styles/broken.less': broken });
    expect(errors).toEqual([
      'styles/broken.less:5: LESS cannot read this, so the whole file is left out',
      "styles/site.less:6: there is no mixin '.lost': the call is left out",
      "styles/site.less:5: there is no variable '@gone': what uses it is left out",
      'styles/site.less:7: Attempt to divide 3px by zero',
      "styles/site.less:9: there is no mixin '.away': the call is left out",
    ]);
  });

  test('system modules are imported by bare name, also inside a media query', () => {
    const { css } = compile(`@media (max-width: 40em) { @import 'sqs-grid-breaker'; }`);
    expect(css).toMatch(/^@media.*\.sqs-layout \.sqs-row\{width:100%;display:block\}/);
    expect(compile(`@import 'sqs-ui-font'; .a { .sqs-ui-font(left); }`).css).toContain('.a:before');
    expect(compile(`.a { .sqs-ui-font(right, after); } .b { .sqs-ui-font-size(9px, 2); }`)).toEqual(
      {
        css: '.a:after{content:"›"}.b{font-size:9px;line-height:2}',
        errors: [],
      },
    );
    expect(compile(`@import 'unknown';`).errors).toEqual([
      `styles/site.less:1: there is nothing to import as 'unknown'`,
    ]);
  });
});

describe('tweaks', () => {
  const source = [
    `// tweak: { "type": "color", "title": "Ink" }`,
    `@ink: #111111;`,
    `//tweak: { type: 'font', title: 'Headings' }`,
    `.h-font { font-family: "A"; font-size: 14px }`,
    `// tweak: { "type": "checkbox", "title": "Hide Logo!", "active": "true" }`,
    `// tweak: { "type": "dropdown", "title": "tweak-ratio", "options": ["3:2  Standard", "1:1 Square"] }`,
    `//OFFtweak: { "type": "checkbox", "title": "Never", "active": true }`,
    `h1 { .h-font; color: @ink; line-height: @h-font-font-size; }`,
  ].join('\n');

  test('defaults count, and a font tweak defines a variable per property', () => {
    expect(compile(source).css).toContain(
      'h1{color:#111;font-family:A;font-size:14px;line-height:14px}',
    );
  });

  test('saved values replace the defaults', () => {
    const { css } = compile(source, {
      ink: '#ff0000; } body { display: none',
      'h-font-font-size': '20px',
    });
    expect(css).toContain('font-size:20px;line-height:20px');
    expect(css).toContain('color:red');
    expect(css).not.toContain('display:none');
    expect(compile(source, { ink: '#abcdef' }).css).toContain('color:#abcdef');
  });

  test('a saved value goes into the declaration and not into the default of a parameter', () => {
    const less = [
      `.mark(@ink: #0000ff; @size: 2px) { color: @ink }`,
      `// tweak: { "type": "color", "title": "Ink" }`,
      `.frame(@ink: #00ff00) { border-color: @ink }`,
      `@ink: #111111;`,
      `.a { .mark; } .b { color: @ink }`,
    ].join('\n');
    expect(readTweaks(less)).toMatchObject([{ name: 'ink', defaultValue: '#111111' }]);
    expect(compile(less, { ink: '#ff0000' }).css).toBe('.a{color:#00f}.b{color:red}');
  });

  test('checkboxes and dropdowns become page classes', () => {
    const tweaks = readTweaks(source);
    expect(tweakClasses(tweaks, {})).toEqual(['hide-logo', 'tweak-ratio-32-standard']);
    expect(tweakClasses(tweaks, { 'hide-logo': 'false', 'tweak-ratio': '1:1 Square' })).toEqual([
      'tweak-ratio-11-square',
    ]);
  });
});
