import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import {
  assembleStream,
  compile,
  compileCode,
  dumpTree,
  prettyCode,
  printTemplate,
  scanReferences,
  toCode,
} from '../index.ts';
import { walkTree } from './walk.ts';
import { opName } from './opcode.ts';

const registry = createRegistry();
const parse = (source: string) => compile(source, { registry });
const longChain = `{.equal? a 1}${'{.or equal? a 2}'.repeat(20_000)}{.end}`;

describe('the tree', () => {
  it('cannot be changed', () => {
    const { root } = parse('{.repeated section a}{b}{.alternates with},{.or}{.if c}{.end}{.end}');
    for (const instruction of walkTree(root)) expect(Object.isFrozen(instruction)).toBe(true);
    expect(Object.isFrozen(root.block)).toBe(true);
  });
});

describe('array form', () => {
  it('TPL-02 names every state of a block', () => {
    const source = '{.section a}x{.or}y{.end}{.repeated section b}{@}{.alternates with},{.end}';
    expect(toCode(parse(source).root)).toEqual([
      17,
      1,
      [
        [2, ['a'], [[0, 'x']], [7, 0, 0, [[0, 'y']], 3]],
        [4, ['b'], [[1, [['@']], 0]], 3, [[0, ',']]],
      ],
      18,
    ]);
  });

  it('TPL-03 leaves the alternate of an unclosed block open', () => {
    expect(toCode(parse('{.if a}x').root)).toEqual([
      17,
      1,
      [[8, [], [['a']], [[0, 'x']], undefined]],
      3,
    ]);
  });

  it('keeps empty arguments and odd delimiters', () => {
    expect(toCode(parse('{a.07|truncate  5|get/x/}').root)[2]).toEqual([
      [
        1,
        [['a', 7]],
        [
          ['truncate', [['', '5'], ' ']],
          ['get', [['x', ''], '/']],
        ],
      ],
    ]);
  });

  it('holds a long chain of branches', () => {
    const program = parse(longChain);
    expect(toCode(program.root)).toHaveLength(4);
    expect([...walkTree(program.root)]).toHaveLength(20_004);
    expect(scanReferences(program.root).predicates).toEqual({ 'equal?': 20_001 });
    expect(printTemplate(program.root)).toBe(longChain);
  });
});

describe('assembling a stream', () => {
  it('TPL-06 tells what is missing and what is misplaced', () => {
    const open = assembleStream(
      [
        [2, ['a'], [], 3],
        [0, 'x'],
      ],
      { check: true },
    );
    expect(open.isComplete).toBe(false);
    expect(open.errors.map(({ code }) => code)).toEqual(['UNCLOSED', 'EOF_NOT_REACHED']);
    const late = assembleStream([18, [0, 'x']]);
    expect(late.errors.map(({ code }) => code)).toEqual(['TRANSITION_FROM_EOF']);
    expect(assembleStream([[0, 'x'], 18]).isComplete).toBe(true);
    expect(assembleStream([[99], 18]).errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  });
});

describe('tools', () => {
  it('prints a tree as readable JSON', () => {
    expect(prettyCode(toCode(parse('{.section a}x{.end}').root))).toBe(
      '[17, 1, [\n  [2, ["a"], [\n      [0, "x"]\n    ], 3]\n], 18]',
    );
  });

  it('prints a missing alternate as nothing, also when JSON made it null', () => {
    const code = toCode(parse('{.if a}x').root);
    const text = '[17, 1, [\n  [8, [], [["a"]], [\n      [0, "x"]\n    ], ]\n], 3]';
    expect(prettyCode(code)).toBe(text);
    expect(prettyCode(JSON.parse(JSON.stringify(code)) as unknown[])).toBe(text);
  });

  it('prints a template back in one notation', () => {
    const source = '{a , b|html}{.if  x||y}1{.or}2{.end}{.if equal? a 1}{.end}{##c##}{#d}';
    expect(printTemplate(parse(source).root)).toBe(
      '{a,b|html}{.if x || y}1{.or}2{.end}{.if equal? a 1}{.end}{##c##}{#d}',
    );
  });

  it.each([
    '{a.0.b,@c|truncate 5 …|json}text { x }',
    '{.section a.b}x{.or}y{.end}',
    '{.repeated section @a}{@}{.alternates with}, {.or}none{.end}',
    '{.repeated section a}{@}{.alternates with}{.end}',
    '{.if a || b && c}x{.or equal? a "1}y{.or}z{.end}',
    '{.equal?/a b/c}x{.end}{.if plural?}s{.end}',
    '{.var @x a|get/b/}{.ctx @y a=b.c d=e}{.inject @z ./f.json x y}',
    '{.macro a/b.html}x{.end}{.include a/b.html output}{.eval @a = 1; @a}',
    '{.meta-left}{.meta-right}{.newline}{.space}{.tab}{#one}{##two\n{a}##}',
  ])('prints %s as it is', (source) => {
    const { root, errors } = parse(source);
    expect(errors).toEqual([]);
    expect(printTemplate(root)).toBe(source);
  });

  it('prints what a preprocessor takes, and all else, as it is', () => {
    const source = '{^.if a}{.section b}{^.or}{^#c}{d}{^.end}{## e ##}{^f|html}{.end}';
    const { root } = compile(source, { registry, preprocess: true });
    expect(printTemplate(root, { preprocess: true })).toBe(source);
  });

  it('shows a tree with the place of every instruction', () => {
    const source = [
      '{.repeated section items}',
      '{.var @t title|html}{.if a || b}{.or equal?:a:"b"}{.end}',
      '{.alternates with}, {.or}{.if even? @index}{.end}{.end}',
      '{.macro m}{.eval 1}{.end}{.ctx @c k=v}{.inject @i p q}{.include m output}',
      `{# "ü" ${'x'.repeat(40)}}`,
    ].join('\n');
    expect(dumpTree(parse(source).root, source)).toMatchInlineSnapshot(`
      "REPEATED {1,1} items
        TEXT {1,26} (len=1) "\\n"
        BINDVAR {2,1} @t = title
          | html
        IF {2,21} a || b
        OR_PREDICATE {2,33} equal? delim=':' parsed=[a, "b"]
        END {2,51}
        TEXT {2,57} (len=1) "\\n"
        ALTERNATES_WITH {3,1}
          TEXT {3,19} (len=2) ", "
        END {0,0}
      OR_PREDICATE {3,21}
        IF {3,26} even? delim=' ' parsed=[@index]
        END {3,44}
      END {3,50}
      TEXT {3,56} (len=1) "\\n"
      MACRO {4,1} m
        EVAL {4,11} 1
      CTXVAR {4,26} @c = k=v
      INJECT {4,39} @i = p delim=' ' parsed=[q]
      INCLUDE {4,55} m delim=' ' parsed=[output]
      TEXT {4,74} (len=1) "\\n"
      COMMENT {5,1} (len=45) " \\"\\u00FC\\" xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx ..."
      "
    `);
  });

  it('counts what a template uses', () => {
    const { root } = parse('{.section a}{b|html}{.end}{.even? n}{c.d}{.end}text');
    expect(scanReferences(root)).toEqual({
      instructions: { ROOT: 1, SECTION: 1, VARIABLE: 2, END: 2, PREDICATE: 1, TEXT: 1 },
      formatters: { html: 1 },
      predicates: { 'even?': 1 },
      textBytes: 4,
      variables: [{ a: { b: null }, 'c.d': null }],
    });
  });

  it('walks a tree in the order of the template', () => {
    const { root } = parse('{.repeated section a}{b}{.alternates with},{.or}z{.end}');
    expect([...walkTree(root)].map(({ op }) => opName(op)).join(' ')).toBe(
      'ROOT REPEATED VARIABLE TEXT OR_PREDICATE TEXT END EOF',
    );
  });
});

describe('a tree of any size', () => {
  it('a long chain of branches has an array form, and comes back from it', () => {
    const code = toCode(parse(longChain).root);
    expect(toCode(compileCode(code, { registry }).root)[2]).toHaveLength(1);
    expect(compileCode(code, { registry }).errors).toEqual([]);
    expect(prettyCode(code).length).toBeGreaterThan(400_000);
  });

  it('a block of any length is walked', () => {
    const { root } = parse('{a}'.repeat(300_000));
    expect([...walkTree(root)]).toHaveLength(300_002);
  });

  it('arguments may be numbers or left out', () => {
    const calls = [
      ['truncate', [[3, '!'], ' ']],
      ['html', []],
    ];
    const { root, errors } = compileCode([17, 1, [[1, [['a']], calls]], 18], { registry });
    expect(errors).toEqual([]);
    expect(printTemplate(root)).toBe('{a|truncate 3 !|html}');
  });

  it('what is no number is no instruction', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 50_000; i++) deep = [deep];
    for (const op of [deep, { toString: 1, valueOf: 1 }, null, 'x', 99]) {
      const code = [17, 1, [[op], [21, deep], [8, [op], [['a']], [], 3]], 18];
      const { root, errors } = compileCode(code, { registry });
      expect(errors).toEqual([]);
      expect(toCode(root)).toEqual([17, 1, [[op], [21, deep], [8, [2], [['a']], [], 3]], 18]);
      expect(prettyCode(code)).toContain('[8, ');
      expect(printTemplate(root)).toBe('{.if a}{.end}');
    }
  });
});
