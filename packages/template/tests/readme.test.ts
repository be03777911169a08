import { readFileSync } from 'node:fs';
import { createRegistry, getCldr } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import { compile, diagnose, OP, render } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const registry = createRegistry();

interface Row {
  readonly template: string;
  readonly data: string;
  readonly prints: string;
}

/** The rows of all tables that say what a template prints. */
function exampleRows(): readonly Row[] {
  const tables = readme.split('| template | with | prints |\n| --- | --- | --- |\n').slice(1);
  return tables
    .flatMap((text) => text.split('\n\n')[0]!.trim().split('\n'))
    .map((line) => {
      const [, template, data, prints] = line.split(/(?<!\\)\|/).map(textOf);
      return { template: template!, data: data!, prints: prints! };
    });
}

/** The text of a table cell that is inline code. */
function textOf(cell: string): string {
  return cell.trim().replace(/^`|`$/g, '').replaceAll('\\|', '|');
}

/** The narrow and unbreakable spaces of locales are written as plain ones. */
function plain(text: string): string {
  return text.replace(/[\u00A0\u2009\u202F]/g, ' ').replaceAll('\n', '');
}

describe('TPL-20 D-56 what the README says that templates print', () => {
  const rows = exampleRows();

  it('is a good deal', () => expect(rows.length).toBeGreaterThan(50));

  it.each(rows)('$template', async ({ template, data, prints }) => {
    const { output, errors } = render(compile(template, { registry }), JSON.parse(data), {
      cldr: await getCldr('en'),
      enableExpr: true,
      enableInclude: true,
    });
    expect(errors).toEqual([]);
    expect(plain(output)).toBe(prints);
  });
});

it('TPL-20 D-56 the examples of the README have no mistakes', () => {
  const examples = [...readme.matchAll(/```html\n([^]*?)```/g)].map(([, html]) => html!);
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.flatMap((html) => diagnose(html, { registry }))).toEqual([]);
});

it('TPL-20 D-56 the README lists every formatter and predicate', () => {
  const names = [...registry.formatters.keys(), ...registry.predicates.keys()];
  const missing = names.filter((name) => !readme.includes(`| \`${name}`));
  expect(missing, 'node scripts/template-docs.ts').toEqual([]);
});

it('TPL-20 D-56 the README lists every instruction', () => {
  const internal = ['TEXT', 'VARIABLE', 'ROOT', 'EOF', 'STRUCT', 'ATOM', 'COMMENT', 'UNKNOWN'];
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

it('TPL-20 the programs of the README import what there is', async () => {
  const programs = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, text]) => text!);
  expect(programs).toHaveLength(3);
  const names = programs
    .join('')
    .matchAll(/import (?:type )?\{([^}]+)\} from '(@sitewright\/\w+)'/g);
  const modules: Readonly<Record<string, object>> = {
    '@sitewright/template': await import('../src/index.ts'),
    '@sitewright/formatters': await import('@sitewright/formatters'),
  };
  const missing = [...names]
    .filter(([whole]) => !whole.startsWith('import type'))
    .flatMap(([, list, from]) => list!.split(',').map((name) => [from!, name.trim()] as const))
    .filter(([from, name]) => !Object.hasOwn(modules[from]!, name));
  expect(missing).toEqual([]);
});
