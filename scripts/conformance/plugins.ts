import { createRegistry } from '@sitewright/formatters';
import type { Formatter, Predicate, Registry } from '@sitewright/template';
import type { CaseOptions } from './case.ts';

const standard = createRegistry();
const none: Registry = { formatters: new Map(), predicates: new Map() };

const dummy: Formatter = { name: 'dummy', summary: 'Does nothing.', run: (value) => value };
const isDummy: Predicate = { name: 'dummy?', summary: 'Says no.', test: () => false };
const buggy: Formatter = {
  name: 'buggy',
  summary: 'Throws when told to.',
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
export function registryFor(options: CaseOptions | undefined): Registry {
  switch (options?.plugins) {
    case 'none':
      return none;
    case 'default+dummy':
      return withDummies;
    default:
      return standard;
  }
}
