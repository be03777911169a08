import { expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';
import { blockTypeTable } from './registry.ts';

test('EDIT-06 what a panel asks only sometimes hangs on a field that it always asks, and on values of it', () => {
  const asked = [...blockTypeTable.values()].flatMap(({ type, panel }) =>
    panel.flatMap(({ name, when }) => (when ? [{ type, panel, name, when }] : [])),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { type, panel, name, when } of asked) {
    const field = panel.find((one) => one.name === when.name);
    // Old data may say nothing.
    const values: unknown[] = [undefined];
    if (field?.kind === 'choice') values.push(...field.choices.map(({ value }) => value));
    if (field?.kind === 'switch') values.push(true, false);
    const wrong = when.is.filter((value) => !values.includes(value));
    expect({ type, name, wrong, isAlwaysAsked: field && !field.when }).toEqual({
      type,
      name,
      wrong: [],
      isAlwaysAsked: true,
    });
  }
});

test('GLRY-01 what a gallery does not say counts as a grid, so that its panel asks for that', () => {
  const gallery = blockTypeTable.get('gallery')!;
  const asked = (data: object) => askedFields(gallery, data).map(({ name }) => name);
  expect(asked({ pictures: {} })).toContain('thumbnails-per-row');
  expect(asked({ pictures: {} })).not.toContain('autoplay');
  expect(asked({ pictures: {}, design: 'slideshow' })).toContain('autoplay');
  // Data that its schema does not know is asked for as it stands.
  expect(asked({ pictures: 7, design: 'slideshow' })).toContain('autoplay');
});
