import { compile, render } from '@sitewright/template';
import { describe, expect, test } from 'vitest';
import { createRegistry, getCldr, pluginGroups } from '../index.ts';
import { docOf, pluginDocs, writeReference } from './index.ts';

/** 1 August 2021, so that examples with relative times stay true. */
const NOW = 1_627_849_845_000;

const registry = createRegistry();

describe.each(pluginGroups)('TPL-20 PROD-09 examples of $name', ({ formatters, predicates }) => {
  const plugins = [...formatters, ...predicates].map((plugin) => ({
    name: plugin.name,
    examples: docOf(plugin).examples ?? [],
  }));
  test.each(plugins.filter(({ examples }) => examples.length > 0))(
    '$name',
    async ({ examples }) => {
      for (const { template, data, output, locale, error } of examples) {
        const cldr = locale === undefined ? undefined : await getCldr(locale);
        const program = compile(template, { registry });
        const rendered = render(program, data, { cldr, now: NOW });
        expect(rendered.output).toBe(output);
        expect(rendered.errors.map(({ code }) => code)).toEqual(error === undefined ? [] : [error]);
      }
    },
  );
});

const plugins = pluginGroups.flatMap((group) => [...group.formatters, ...group.predicates]);

test('TPL-20 every name is there once, with a sentence for authors', () => {
  expect(Object.keys(pluginDocs).toSorted()).toEqual(plugins.map(({ name }) => name).toSorted());
  const documented = Object.entries(pluginDocs);
  expect(documented.filter(([, { summary }]) => !/^[A-Z`0-9].*\.$/s.test(summary))).toEqual([]);
  expect(documented.filter(([, { examples }]) => !examples?.length)).toEqual([]);
  expect(registry.formatters.size).toBe(96);
  expect(registry.predicates.size).toBe(101);
});

test('a plug-in that needs arguments shows one outside of brackets', () => {
  const optional = /\[[^[\]]*(?:\[[^\]]*\][^[\]]*)?\]|…/g;
  const asks = (usage = '') =>
    usage.split(/ or (?![^[]*\])/).every((one) => one.replaceAll(optional, '').trim() !== '');
  for (const plugin of plugins) {
    const { usage } = docOf(plugin);
    expect([plugin.name, plugin.needsArgs ?? false]).toEqual([plugin.name, asks(usage)]);
  }
});

test('TPL-20 the reference for authors says what the code says', async () => {
  await expect(writeReference(pluginGroups)).toMatchFileSnapshot('../../README.md');
});
