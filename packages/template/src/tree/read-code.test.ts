import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import {
  assembleStream,
  compileCode,
  dumpTree,
  prettyCode,
  printTemplate,
  render,
  scanReferences,
  toCode,
} from '../index.ts';
import type { Code } from '../index.ts';
import { walkTree } from './walk.ts';

const registry = createRegistry();
const data = { a: 'A', list: [1, 2, 3], none: [] };

function run(code: Code, partials: Readonly<Record<string, Code>> = {}) {
  const compiled = Object.entries(partials).map(
    ([name, partial]) => [name, compileCode(partial, { registry })] as const,
  );
  const program = compileCode(code, { registry });
  const { output, errors } = render(program, data, {
    partials: Object.fromEntries(compiled),
    enableExpr: true,
    enableInclude: true,
  });
  return [output, ...errors.map((error) => error.code)];
}

const runBlock = (...block: unknown[]) => run([17, 1, block, 18]);
const FAILED = 'UNEXPECTED_ERROR';

describe('an unusual tree in array form', () => {
  it.each([
    ['a text that is none', [0, 5], '5'],
    ['a text that is missing', [0], 'undefined'],
    ['a text that is a list', [0, ['x', ['y', null]]], 'x,y,'],
    ['an instruction that is a bare number', 0, 'undefined'],
    ['a list of only a number', [13], '}'],
    ['a number as text', ['1', [['a']], 0], 'A'],
    ['an unknown number', [99, 'x'], ''],
    ['no number', ['x', 'y'], ''],
    ['an object', { op: 0 }, ''],
    ['a text as references', [1, 'a', 0], 'A'],
    ['a text as path', [1, ['a'], 0], 'A'],
    ['elements by text', [1, [['list', '0']], 0], ''],
    ['elements by number', [1, [['list', 0]], 0], '1'],
    ['a path that only reads like a variable', [1, [[['@']]], 0], ''],
    ['a path that is no list', [1, [5], 0], ''],
    ['formatters that are no list', [1, [['a']], 7], 'A'],
    ['a formatter with number arguments', [1, [['a']], [['pluralize', [[7]]]]], '7'],
    [
      'a formatter with arguments that are no list',
      [1, [['a']], [['pluralize', ['xy', ' ']]]],
      'y',
    ],
    ['a formatter that needs no arguments', [1, [['a']], [['html', []]]], 'A'],
    ['an unknown formatter without arguments', [1, [['a']], [['nope', null]]], 'A'],
    ['a section without a block', [2, ['a']], ''],
    ['a loop with a text between', [4, ['list'], [[0, 'x']], 3, 'abc'], 'xxx'],
    ['a predicate without a name', [5, 0, 0, [[0, 'x']], [0, 'y']], 'x'],
    ['a predicate with an unknown name', [5, null, 0, [[0, 'x']], [0, 'y']], 'y'],
    ['an alternate of another kind', [8, [], [['b']], [], [1, [['a']], 0]], 'A'],
    ['an alternate that is no instruction', [2, ['b'], [], 'x'], ''],
    ['an operator that is none', [8, [7], [['a'], ['b']], [[0, 'x']], 3], 'x'],
    ['an operator that stops at a no', [8, [7], [['b'], ['b'], ['a']], [[0, 'x']], 3], ''],
    ['bindings that are no list', [22, '@c', 5], ''],
    ['a root inside', [17, 1, [[0, 'x']], 18], 'x'],
    ['an injected name that is none', [9, 5, null, 'x'], ''],
  ])('runs %s', (_what, code, expected) => {
    expect(runBlock(code)).toEqual([expected]);
  });

  it.each([
    ['references', [1, null]],
    ['any reference', [1, []]],
    ['a path', [1, [null], 0]],
    ['a formatter', [1, [['a']], [null]]],
    ['the arguments of a formatter', [1, [['a']], [['html', null]]]],
    ['the arguments that a formatter reads', [1, [['a']], [['truncate', []]]]],
    ['a list that a formatter reads', [1, [['a']], [['format', ['x']]]]],
    ['a text that a predicate reads', [5, 'odd?', [[1], ' '], [], 3]],
    ['the arguments of a predicate', [5, 'odd?', null, [], 3]],
    ['the path of a section', [2, null, [], 3]],
    ['what follows a section', [2, ['b'], []]],
    ['what follows a loop', [4, ['none'], [], null, []]],
    ['the references of a condition', [8, [], [], [], 3]],
    ['the operators of a condition', [8, null, [['a'], ['a']], [], 3]],
    ['the value of a variable', [6, '@v', null, 0]],
    ['bindings', [22, '@c', null]],
    ['the path of a binding', [22, '@c', [['k']]]],
    ['an expression', [23, null]],
    ['a text that can be made one', [0, { toString: 1 }]],
  ])('tells that an instruction lacks %s, and goes on', (_what, code) => {
    expect(runBlock([0, '<'], code, [0, '>'])).toEqual(['<>', FAILED]);
  });

  it('ends a block where an instruction is missing', () => {
    expect(runBlock([2, ['a'], [[0, 'x'], null, [0, 'y']], 3], [0, '>'])).toEqual(['x>', FAILED]);
    expect(runBlock([4, ['list'], [[0, 'x'], null], 3, [[0, ',']]])).toEqual(['x', FAILED]);
    expect(runBlock([4, ['list'], [[0, 'x']], 3, [[0, ','], null]])).toEqual(['x,', FAILED]);
    expect(run([17, 1, [null], 18])).toEqual(['', 'INVALID_CODE']);
  });

  it('says nothing about expressions and includes that are off', () => {
    const program = compileCode(
      [
        17,
        1,
        [
          [23, 5],
          [24, { toString: 1 }],
        ],
        18,
      ],
      { registry },
    );
    expect(render(program, data).errors).toEqual([]);
  });

  it('runs a tree without a root', () => {
    expect(run([0, 'x'])).toEqual(['x']);
    expect(run([])).toEqual(['']);
    expect(run(null as never)).toEqual(['', 'INVALID_CODE']);
  });

  it('runs a macro as a partial, and no other instruction', () => {
    const call = [
      17,
      1,
      [
        [1, [['a']], [['apply', [['p'], ' ']]]],
        [24, 'p', [['output'], ' ']],
      ],
      18,
    ];
    expect(run(call, { p: [10, 'm', [[1, [['@']], 0]]] })).toEqual(['A']);
    expect(run(call, { p: [0, 'x'] })).toEqual(['']);
    expect(run(call, { p: [] })).toEqual(['']);
    expect(run(call, { p: ['17', 1, [[0, 'x']], 18] })).toEqual(['']);
  });

  it('reads broken arguments of an include only when there is something to include', () => {
    const include = [17, 1, [[24, 'p', []]], 18];
    expect(run(include)).toEqual(['', 'APPLY_PARTIAL_MISSING']);
    expect(run(include, { p: [17, 1, [], 18] })).toEqual(['', FAILED]);
  });

  it('refuses an unknown instruction in a stream', () => {
    const { errors } = assembleStream([[2, null], 18]);
    expect(errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  });
});

describe('tools', () => {
  const odd = [
    [
      1,
      [['a']],
      [
        ['truncate', []],
        ['html', null],
        ['html', [['x'], '']],
      ],
    ],
    [24, 'p', []],
    [2, ['b'], []],
    [21, 1n],
    [5, 0, null, 'x', { y: 1 }],
    { z: 1 },
    undefined,
  ];
  const code = [17, 1, [[20, {}, odd], ...odd.slice(0, 6)], 18];

  it('take whatever the compiler takes', () => {
    const { root } = compileCode(code, { registry });
    expect(() => [...walkTree(root)]).not.toThrow();
    expect(() => prettyCode(code) + dumpTree(root, '')).not.toThrow();
    const text = '{a|truncate|html|html x}{.include p}{.section b}{.end}{.}{.end}';
    expect(printTemplate(root)).toBe(text + text);
    expect(scanReferences(root).instructions).toMatchObject({ UNKNOWN: 3, STRUCT: 1 });
  });

  it('keep what could not be read in the array form', () => {
    const { root } = compileCode(code, { registry });
    const again = compileCode(toCode(root), { registry });
    expect(toCode(again.root)).toEqual(toCode(root));
    expect(render(again, data)).toEqual(render(compileCode(code, { registry }), data));
  });
});
