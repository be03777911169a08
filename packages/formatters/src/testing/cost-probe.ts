/**
 * Looks for work that the budget of a run does not see: every plug-in is given large and awkward
 * values and arguments in a loop, and the time of the processor is divided by the steps taken.
 */
import { compile, render } from '@sitewright/template';
import type { Registry } from '@sitewright/template';
import { english, NOW } from './render-template.ts';

const LENGTH = 100_000;
const MEMBERS = 10_000;

/** A loop pays for its tags when it begins, so that it must not be longer than the budget allows. */
const STEPS_PER_TURN = 8;

const many = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));
const members = (make: (i: number) => unknown): Record<string, unknown> =>
  Object.fromEntries(many(MEMBERS, (i) => [`k${i}`, make(i)]));

const digits = `1.${'3'.repeat(LENGTH)}`;

/** Values that were dear once, or that look as if they could be. */
const values: Readonly<Record<string, unknown>> = {
  word: 'x'.repeat(LENGTH),
  spaces: 'x '.repeat(LENGTH / 2),
  tags: '<a href="'.repeat(LENGTH / 10),
  ampersands: '&'.repeat(LENGTH),
  links: 'http://a.b/c @x #y '.repeat(LENGTH / 20),
  path: 'a.'.repeat(LENGTH / 2),
  digits,
  whole: '9'.repeat(LENGTH),
  exponent: '1e100000',
  fraction: '1e-100000',
  number: -1_234_567.891,
  far: 8.64e15,
  numbers: '{0 decimal} '.repeat(5000),
  plurals: '{0 plural one {a} other {b # }}'.repeat(2000),
  dates: '{0 datetime date:full}'.repeat(3000),
  intervals: '{0 1 datetime-interval date:full}'.repeat(2000),
  amounts: '{0 money}'.repeat(5000),
  nested: '{0 plural other '.repeat(150) + '}'.repeat(150),
  placeholders: '{0}'.repeat(20_000),
  money: { value: digits, currency: 'USD' },
  exponentMoney: { decimalValue: '1e100000', currencyCode: 'USD' },
  list: many(MEMBERS, (i) => i),
  objects: many(MEMBERS, (i) => ({ id: i, title: 't' })),
  object: members((i) => i),
  product: {
    id: 'p',
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['a'],
      variants: many(2000, (i) => ({
        attributes: { a: `v${i}` },
        priceMoney: { value: `${i}.${'3'.repeat(50)}`, currency: 'USD' },
      })),
    },
  },
};

const fewArgs = ['', ' object list'];

const manyArgs = [
  ...fewArgs,
  ' numbers exponent',
  ' 50 ...',
  ' digits',
  ' minfrac:50 minint:50',
  ' date:full time:full',
  ' %Y-%m-%d %c %x',
];

/** One use of a plug-in, in a loop. */
export interface ProbedUse {
  readonly name: string;
  /** Value and arguments. */
  readonly use: string;
  readonly template: string;
}

/** A loop that only prints: what a step is worth. */
export const plainLoop = '{.repeated section turns}{number}{number}{number}{number}{number}{.end}';

/** Processor time, in milliseconds, that a run of at most `maxSteps` takes. */
export function timeRun(template: string, registry: Registry, maxSteps: number): number {
  const program = compile(template, { registry, cache: false });
  const data = { ...values, turns: many(Math.floor(maxSteps / STEPS_PER_TURN), () => 1) };
  const before = process.cpuUsage();
  render(program, data, { cldr: english, now: NOW, limits: { maxSteps } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Uses of every plug-in of a registry, with each of the values. */
export function usesOf(registry: Registry, { areAllArgs = false } = {}): ProbedUse[] {
  return [
    ...[...registry.formatters.keys()].flatMap((name) =>
      withArgs(name, areAllArgs, (value, args) => `{${value}|${name}${args}}`),
    ),
    ...[...registry.predicates.keys()].flatMap((name) =>
      withArgs(
        name,
        areAllArgs,
        (value, args) => `{.var @v ${value}}{.section @v}{.${name}${args}}x{.end}{.end}`,
      ),
    ),
  ];
}

function withArgs(
  name: string,
  areAllArgs: boolean,
  tag: (value: string, args: string) => string,
): ProbedUse[] {
  return Object.keys(values).flatMap((value) =>
    (areAllArgs ? manyArgs : fewArgs).map((args) => ({
      name,
      use: `${value}${args}`,
      template: `{.repeated section turns}${tag(value, args)}{.end}`,
    })),
  );
}
