import { readFileSync } from 'node:fs';
import { compile, OP, walkTree } from '@sitewright/template';
import type { Instruction } from '@sitewright/template';
import type { Case } from './case.ts';
import { registryFor } from './plugins.ts';

/** The bugs of the reference that a case may depend on. */
export const REASONS = {
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

type Rule = (test: Case) => boolean;

/**
 * Whether a case touches a bug. Fuzz lines are made anew from any seed, so that a list of ids
 * cannot name them; a failing one is a deviation when a rule applies.
 */
const RULES: Readonly<Record<Reason, Rule>> = {
  eof: (test) => sourcesOf(test).some((source) => source.includes('{.eof}')),
  alternates: (test) => sourcesOf(test).some((source) => hasBlockBetween(source, test)),
  recursion: (test) => expects(test, 'APPLY_PARTIAL_RECURSION_DEPTH'),
  frame: (test) => expects(test, 'UNEXPECTED_ERROR'),
  prototype: (test) =>
    sourcesOf(test).some((source) => /constructor|toString|valueOf|__proto__/.test(source)),
  'own-hasOwnProperty': (test) => JSON.stringify(test.json ?? null).includes('"hasOwnProperty":'),
  smartypants: (test) => sourcesOf(test).some((source) => source.includes('|smartypants')),
  injectables: (test) =>
    Object.values(test.injectables ?? {}).some((value) => value !== null && !value),
};

/** The bug that a failing fuzz line touches. */
export function deviationByRule(test: Case): Reason | undefined {
  const reasons = Object.keys(RULES) as Reason[];
  return reasons.find((reason) => RULES[reason](test));
}

function sourcesOf(test: Case): readonly string[] {
  const partials = Object.values(test.partials ?? {});
  return [test.template ?? '', ...partials.filter((partial) => typeof partial === 'string')];
}

function expects(test: Case, code: string): boolean {
  return (test.expect.errors ?? []).some((error) => error.code === code);
}

function hasBlockBetween(source: string, test: Case): boolean {
  const { root } = compile(source, { registry: registryFor(test) });
  for (const instruction of walkTree(root)) {
    if (instruction.op === OP.REPEATED && instruction.between.some(isBlock)) return true;
  }
  return false;
}

function isBlock(instruction: Instruction): boolean {
  return 'block' in instruction;
}
