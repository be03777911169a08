import { readFileSync } from 'node:fs';
import { createRegistry } from '@sitewright/formatters';
import { expect, it } from 'vitest';
import { OP } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const registry = createRegistry();

it('TPL-20 D-56 the README lists every formatter and predicate', () => {
  const names = [...registry.formatters.keys(), ...registry.predicates.keys()];
  const missing = names.filter((name) => !readme.includes(`| \`${name}`));
  expect(missing, 'node scripts/template-docs.ts').toEqual([]);
});

it('TPL-20 D-56 the README lists every instruction', () => {
  const internal = ['TEXT', 'VARIABLE', 'ROOT', 'EOF', 'STRUCT', 'ATOM', 'COMMENT'];
  const keywords: Readonly<Record<string, string>> = {
    REPEATED: 'repeated section',
    OR_PREDICATE: 'or',
    PREDICATE: 'name?',
    ALTERNATES_WITH: 'alternates with',
    BINDVAR: 'var',
    CTXVAR: 'ctx',
  };
  const shown = Object.keys(OP)
    .filter((name) => !internal.includes(name))
    .map((name) => `{.${keywords[name] ?? name.toLowerCase().replace('_', '-')}`);
  expect(shown.filter((tag) => !readme.includes(tag))).toEqual([]);
});
