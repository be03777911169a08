import { compile, render } from '@sitewright/template';
import { describe, expect, test } from 'vitest';
import { createRegistry, getCldr, pluginGroups, writeReference } from './index.ts';

/** 1 August 2021, so that examples with relative times stay true. */
const NOW = 1_627_849_845_000;

const registry = createRegistry();

describe.each(pluginGroups)('TPL-20 PROD-09 examples of $name', ({ formatters, predicates }) => {
  const plugins = [...formatters, ...predicates].filter(({ examples }) => examples?.length);
  test.each(plugins)('$name', async ({ examples = [] }) => {
    for (const { template, data, output, locale } of examples) {
      const cldr = locale === undefined ? undefined : await getCldr(locale);
      const rendered = render(compile(template, { registry }), data, { cldr, now: NOW });
      expect(rendered).toEqual({ output, errors: [] });
    }
  });
});

test('TPL-20 every name is there once, with a sentence for authors', () => {
  const plugins = pluginGroups.flatMap((group) => [...group.formatters, ...group.predicates]);
  expect(new Set(plugins.map(({ name }) => name)).size).toBe(plugins.length);
  expect(plugins.filter(({ summary }) => !/^[A-Z`0-9].*\.$/s.test(summary))).toEqual([]);
  expect(plugins.filter(({ examples }) => !examples).map(({ name }) => name)).toEqual([
    'units-metric?',
  ]);
  expect(registry.formatters.size).toBe(95);
  expect(registry.predicates.size).toBe(101);
});

test('TPL-20 the reference for authors says what the code says', async () => {
  await expect(writeReference(pluginGroups)).toMatchFileSnapshot('../README.md');
});
