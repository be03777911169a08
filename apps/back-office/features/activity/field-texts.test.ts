import { readdirSync, readFileSync } from 'node:fs';
import { formRulesSchema } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { fieldTexts } from './field-texts.ts';

const features = new URL('../../../server/features/', import.meta.url);

/** Columns of rows that the log keeps, as it calls them. */
function loggedNames(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' });
  const things = files.filter((file) => /-things?\.ts$/.test(file));
  const lists = things.flatMap((file) => [
    ...readFileSync(new URL(file, features), 'utf8').matchAll(/columns: \[([^\]]*)\]/g),
  ]);
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/'([a-z_]+)'/g)].map(([, column = '']) =>
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );
}

it('whatever the log keeps of a row has a name in both languages', () => {
  const names = new Set([...loggedNames(), ...Object.keys(formRulesSchema.shape)]);
  expect(names.size).toBeGreaterThan(60);
  const isNamed = (name: string) =>
    name in fieldTexts || name.replace(/(?:Cents|Ppm)$/, '') in fieldTexts;
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
});
