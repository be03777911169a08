import { createRegistry } from '@sitewright/formatters';
import type { Formatter, Predicate, Registry } from '@sitewright/template';
import type { Case } from './case.ts';

/** Where the two public engines differ, a case means the one that answers it. */
const java = createRegistry({ legacyMoney: 'java' });
const standard = createRegistry({ legacyMoney: 'typescript' });
const none: Registry = { formatters: new Map(), predicates: new Map() };

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

/** The plug-ins that a case asks for. */
export function registryFor({ options, ts }: Case): Registry {
  switch (options?.plugins) {
    case 'none':
      return none;
    case 'default+dummy':
      return withDummies;
    default:
      return ts === 'fail' || ts === 'unsupported' ? java : standard;
  }
}
