import { blockTypeTable, type ItemsField, type ListedItem } from '@sitewright/blocks';
import { expect, it } from 'vitest';
import { beginItem } from './begin-item.ts';

const itemsOf = (type: string, name: string) =>
  blockTypeTable.get(type)?.panel.find((field) => field.name === name) as ItemsField;

const days = itemsOf('opening-hours', 'lines');

it('a new day of opening hours is the one after the last, called as it in the language of the site', () => {
  let items: readonly ListedItem[] = [];
  for (let count = 0; count < 8; count += 1) {
    const item = { ...beginItem(days, items, 'de-DE'), id: `d${count}`, order: `a${count}` };
    items = [...items, item];
  }
  expect(items.map(({ day, label }) => `${String(day)} ${String(label)}`)).toEqual([
    'Mo Montag',
    'Tu Dienstag',
    'We Mittwoch',
    'Th Donnerstag',
    'Fr Freitag',
    'Sa Samstag',
    'Su Sonntag',
    'Mo Montag',
  ]);
  expect(items[0]).toMatchObject({ opens: '9:00', closes: '18:00' });
});

it('a day that was just added is shown', () => {
  const type = blockTypeTable.get('opening-hours')!;
  const lines = { d1: { ...beginItem(days, [], 'en-GB'), order: 'a0' } };
  expect(type.isEmpty?.({ ...Object(type.initial), lines })).toBe(false);
});

it('an entry of any other list begins as its list says', () => {
  const entries = itemsOf('accordion', 'items');
  expect(beginItem(entries, [{ id: 'a', order: 'a' }], 'en-GB')).toBe(entries.begins);
});
