import { expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';
import type { BlockType } from './block-type.ts';
import { nameItems } from './items.ts';
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

const fieldsOfAll = [...blockTypeTable.values()].flatMap((type) =>
  type.panel.map((field) => [`${type.type}.${field.name}`, type, field] as const),
);
const takes = ({ schema, sample }: BlockType, name: string, value: unknown) =>
  schema.safeParse({ ...Object(sample), [name]: value }).success;

test.each(fieldsOfAll)('what the field %s lets in is what its block takes', (_, type, field) => {
  const { name } = field;
  switch (field.kind) {
    case 'number':
      expect([takes(type, name, field.min), takes(type, name, field.max)]).toEqual([true, true]);
      expect(takes(type, name, field.min - 1)).toBe(false);
      expect(takes(type, name, field.max + 1)).toBe(false);
      break;
    case 'choice':
      expect(field.choices.filter(({ value }) => !takes(type, name, value))).toEqual([]);
      expect(takes(type, name, 'nothing-of-these')).toBe(false);
      break;
    case 'text':
    case 'long-text':
    case 'source':
      expect(takes(type, name, 'x'.repeat(field.maxLength))).toBe(true);
      expect(takes(type, name, 'x'.repeat(field.maxLength + 1))).toBe(false);
      break;
    case 'switch':
      expect([takes(type, name, true), takes(type, name, 'true')]).toEqual([true, false]);
      break;
    case 'items':
    case 'pictures': {
      const some = (count: number) =>
        nameItems(Array.from({ length: count }, () => ({ ...field.begins, assetId: 'a' })));
      expect(takes(type, name, some(field.limit))).toBe(true);
      // Of an album, tracks of two people who add at once are kept beyond it.
      const kept = type.type === 'album' ? 10 * field.limit : field.limit;
      expect(takes(type, name, some(kept + 1))).toBe(false);
      break;
    }
    case 'instant':
      expect([takes(type, name, 7), takes(type, name, '2026-12-31')]).toEqual([true, false]);
      break;
    default:
      expect(takes(type, name, 7)).toBe(false);
  }
});

test.each(fieldsOfAll)('the field %s is asked in English and German', (_, type, field) => {
  const choices = field.kind === 'choice' ? field.choices.map(({ label }) => label) : [];
  for (const text of [field.label, field.help, ...choices]) {
    if (text) expect([text.en.trim(), text.de.trim()]).not.toContain('');
  }
  // What belongs to another field belongs to one of this block.
  const names = type.panel.filter(({ kind }) => kind === 'collection').map(({ name }) => name);
  if (field.kind === 'category') expect(names).toContain(field.of);
});
