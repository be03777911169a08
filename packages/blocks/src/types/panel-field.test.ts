import { expect, test } from 'vitest';
import { blockTypeTable } from './registry.ts';

test('EDIT-06 what a panel asks only sometimes hangs on a field that it always asks, and on values of it', () => {
  const asked = [...blockTypeTable.values()].flatMap(({ type, panel }) =>
    panel.flatMap(({ name, when }) => (when ? [{ type, panel, name, when }] : [])),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { type, panel, name, when } of asked) {
    const field = panel.find((one) => one.name === when.name);
    const values = field?.kind === 'choice' ? field.choices.map(({ value }) => value) : [];
    const wrong = when.is.filter((value) => !values.some((one) => one === value));
    expect({ type, name, wrong, isAlwaysAsked: field && !field.when }).toEqual({
      type,
      name,
      wrong: [],
      isAlwaysAsked: true,
    });
  }
});
