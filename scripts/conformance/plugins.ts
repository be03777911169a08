import { createRegistry, pageRegistry } from '@sitewright/formatters';
import type { Formatter, Predicate, Registry } from '@sitewright/template';
import type { Case } from './case.ts';

/** Where the two public engines differ, a case means the one that answers it. */
const ofJava = createRegistry({ dialect: 'java' });
const standard = createRegistry({ dialect: 'typescript' });
const none: Registry = { formatters: new Map(), predicates: new Map() };

/** Its locale library is older and counts in weeks unless told otherwise. */
const java: Registry = {
  ...ofJava,
  formatters: new Map([...ofJava.formatters, ['relative-time', countingWeeks('relative-time')]]),
};

function countingWeeks(name: string): Formatter<unknown> {
  const formatter: Formatter<unknown> = ofJava.formatters.get(name)!;
  return {
    name,
    prepare: ({ list, ...args }) =>
      formatter.prepare!({ ...args, list: ['allowWeeks:true', ...list] }),
    run: formatter.run,
  };
}

const dummy: Formatter = { name: 'dummy', run: (value) => value };
const isDummy: Predicate = { name: 'dummy?', test: () => false };
const buggy: Formatter = {
  name: 'buggy',
  run(value, { list }) {
    if (list[0] === 'blowup') throw new Error('oops!');
    return value;
  },
};

const withDummies: Registry = {
  formatters: new Map([...standard.formatters, ['dummy', dummy], ['buggy', buggy]]),
  predicates: new Map([...standard.predicates, ['dummy?', isDummy]]),
};

/** Whether only the Java engine answers the case as expected. */
export function isJavaOnly({ ts }: Case): boolean {
  return ts === 'fail' || ts === 'unsupported';
}

/** The plug-ins that pages are compiled with. */
export const registryOfPages: Registry = pageRegistry;

/** The plug-ins that pages have of another engine, or of their own. */
const dialectNames = (['formatters', 'predicates'] as const).flatMap((kind) =>
  [...pageRegistry[kind].keys()].filter(
    (name) => pageRegistry[kind].get(name) !== standard[kind].get(name),
  ),
);

/** Whether a case names a plug-in that answers otherwise on pages. */
export function namesDialect(test: Case): boolean {
  const text = JSON.stringify({ ...test, expect: undefined });
  return dialectNames.some((name) => text.includes(name));
}

/** The plug-ins that a case asks for. */
export function registryFor(test: Case): Registry {
  switch (test.options?.plugins) {
    case 'none':
      return none;
    case 'default+dummy':
      return withDummies;
    default:
      return isJavaOnly(test) ? java : standard;
  }
}
