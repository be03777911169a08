import { readFileSync } from 'node:fs';
import { assembleStream, compile, compileCode, OP, walkTree } from '@sitewright/template';
import type { Args, Instruction, Path, Program } from '@sitewright/template';
import type { Case, ExpectedError } from './case.ts';
import { INHERITED, WITH_BUGS } from './reference-bugs.ts';
import { comparable, renderCase, runCase } from './run-case.ts';

/** The bugs of the reference that a case may depend on. */
const REASONS = {
  eof: 'the tag {.eof} ends a template',
  alternates: 'a nested block inside {.alternates with} is attached to the main body',
  recursion: 'the recursion counter leaks on refusal',
  frame: 'the frame is left on the stack after an internal exception',
  prototype: 'prototype names are accepted as formatters or read as properties',
  'own-hasOwnProperty': 'data with an own key hasOwnProperty breaks lookup',
  smartypants: 'the literal \\s of smartypants',
  injectables: 'falsy injectables are lost',
} as const;

export type Reason = keyof typeof REASONS;

const FILE = new URL('../../packages/template/deviations.json', import.meta.url);

/** Reads the deviations file of the project: case ids with their reason. */
export function readDeviations(): ReadonlyMap<string, Reason> {
  const list = JSON.parse(readFileSync(FILE, 'utf8')) as readonly { id: string; reason: Reason }[];
  for (const { id, reason } of list) {
    if (!Object.hasOwn(REASONS, reason)) throw new Error(`${id}: no such reason: ${reason}`);
  }
  return new Map(list.map(({ id, reason }) => [id, reason]));
}

type Rule = (test: Case) => boolean | Promise<boolean>;

/** Bugs that can be put back: does the case touch one of them? */
const TOUCHES: Readonly<Partial<Record<Reason, Rule>>> = {
  alternates: (test) => instructionsOf(test).some(hasBlockBetween),
  injectables: (test) => Object.values(test.injectables ?? {}).some(isFalsy),
  smartypants: (test) => callsOf(test).includes('smartypants'),
  prototype: (test) => callsOf(test).some((name) => INHERITED.includes(name)),
};

/** The other bugs: does what differs look as the bug makes it? */
const LOOKS_LIKE: Readonly<Partial<Record<Reason, Rule>>> = {
  eof: endsAtEof,
  'own-hasOwnProperty': (test) => callsMethods(test, ['hasOwnProperty']),
  recursion: (test) => agreesUpTo(test, ({ code }) => code === 'APPLY_PARTIAL_RECURSION_DEPTH', 1),
  frame: (test) => agreesUpTo(test, leavesFrame, 1),
  prototype: (test) =>
    instructionsOf(test).some((i) => readsInherited(i, test.kind)) ||
    callsMethods(test, ['toString', 'valueOf']),
  alternates: (test) => instructionsOf(test).some(hasBlockBetween) && hasSecondAlternates(test),
};

/**
 * The bug that a failing case depends on. Fuzz lines are made anew from any seed, so that a list
 * of ids cannot name them. Where a bug can be put back, the case must pass with it; where it
 * cannot, all that came before it must agree.
 */
export async function deviationByRule(test: Case): Promise<Reason | undefined> {
  const touched = await firstOf(TOUCHES, test);
  const { injectables = {} } = test;
  const truthy = Object.entries(injectables).filter(([, value]) => !isFalsy(value));
  const bugged: Case = { ...test, injectables: Object.fromEntries(truthy) };
  if (touched !== undefined && (await runCase(bugged, WITH_BUGS)) === undefined) return touched;
  return firstOf(LOOKS_LIKE, bugged);
}

async function firstOf(
  rules: Readonly<Partial<Record<Reason, Rule>>>,
  test: Case,
): Promise<Reason | undefined> {
  for (const [reason, rule] of Object.entries(rules)) {
    if (await rule(test)) return reason as Reason;
  }
  return undefined;
}

function isFalsy(value: unknown): boolean {
  return value !== null && !value;
}

/** The template and the partials of a case, with inherited names taken for formatters. */
function programsOf(test: Case): readonly Program[] {
  const registry = WITH_BUGS.registryFor(test);
  const { stream, template = '', partials = {} } = test;
  const code = stream ? assembleStream(stream).code : test.code;
  return [code ?? template, ...Object.values(partials)].map((source) =>
    typeof source === 'string' ? compile(source, { registry }) : compileCode(source, { registry }),
  );
}

function instructionsOf(test: Case): readonly Instruction[] {
  return programsOf(test).flatMap(({ root }) => [...walkTree(root)]);
}

function callsOf(test: Case): readonly string[] {
  return instructionsOf(test).flatMap((i) => ('calls' in i ? i.calls.map(({ name }) => name) : []));
}

function hasBlockBetween(instruction: Instruction): boolean {
  return instruction.op === OP.REPEATED && instruction.between.some((inner) => 'block' in inner);
}

/** The reference takes a second `{.alternates with}` after a misplaced block. */
function hasSecondAlternates(test: Case): boolean {
  return programsOf(test).some(({ errors }) =>
    errors.some(({ message }) =>
      message.includes('ALTERNATES_WITH instruction is not allowed inside REPEATED'),
    ),
  );
}

/**
 * Expressions take an inherited name for a function or constant, maps of partials and
 * injectables seem to hold it, and scans have seen it before.
 */
function readsInherited(instruction: Instruction, kind: string): boolean {
  const isInherited = (name: string): boolean => name in Object.prototype;
  if (kind === 'references') {
    return pathsOf(instruction).some((path) => isInherited(path.join('.')));
  }
  switch (instruction.op) {
    case OP.EVAL:
      return INHERITED.some((name) => instruction.code.includes(name));
    case OP.INCLUDE:
      return isInherited(instruction.name);
    case OP.INJECT:
      return isInherited(instruction.path);
    case OP.VARIABLE:
    case OP.BINDVAR:
      return instruction.calls.some(
        ({ name, args }) => (name === 'apply' && isInherited(args.list[0] ?? '')) || hasProto(args),
      );
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return hasProto(instruction.args);
    default:
      return false;
  }
}

/** Only arguments can spell `__proto__`. */
function hasProto({ raw }: Args): boolean {
  return raw.includes('__proto__');
}

/** The reference calls methods of objects, which may hold something else by that name. */
async function callsMethods(test: Case, methods: readonly string[]): Promise<boolean> {
  const text = JSON.stringify({ ...test, expect: undefined });
  const hasMethod = methods.some(
    (name) => text.includes(`"${name}":`) || text.includes(`${name}=`),
  );
  return hasMethod && agreesUpTo(test, ({ code }) => code === 'UNEXPECTED_ERROR', 0);
}

function pathsOf(instruction: Instruction): readonly Path[] {
  if ('ref' in instruction) return [instruction.ref];
  if ('refs' in instruction) return instruction.refs;
  return 'bindings' in instruction ? instruction.bindings.map(([, ref]) => ref) : [];
}

/** The tag is text to us. The reference tells an error and prints nothing from there on. */
async function endsAtEof(test: Case): Promise<boolean> {
  const isEof = (i: Instruction): boolean => i.op === OP.TEXT && i.text === '{.eof}';
  if (!instructionsOf(test).some(isEof)) return false;
  const { errors, output = '' } = test.expect;
  if (errors === undefined) return true;
  if (!errors.some(({ message = '' }) => /from the EOF state|Reached EOF/.test(message)))
    return false;
  if (test.kind !== 'render') return true;
  if (errors.some(({ code }) => code === 'COMPILE_PARTIAL_SYNTAX')) return true;
  const ours = await renderCase(test, WITH_BUGS);
  return ours.output.replaceAll('{.eof}', '').startsWith(output);
}

/** Only some instructions put a frame on the stack before anything in them can go wrong. */
function leavesFrame({ code, message = '' }: ExpectedError): boolean {
  return code === 'UNEXPECTED_ERROR' && /executing (?:VARIABLE|SECTION|EVAL)\b/.test(message);
}

/** Whether our errors are those expected, up to the one that is the cause and some errors more. */
async function agreesUpTo(
  test: Case,
  isCause: (error: ExpectedError) => boolean,
  more: number,
): Promise<boolean> {
  const { errors = [] } = test.expect;
  const cause = errors.findIndex(isCause);
  if (cause === -1 || test.kind !== 'render') return false;
  const ours = await renderCase(test, WITH_BUGS);
  const start = (list: readonly ExpectedError[]): string =>
    JSON.stringify(list.slice(0, cause + more).map(comparable));
  return start(ours.errors) === start(errors);
}
