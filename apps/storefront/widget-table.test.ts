import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seldomWidgets } from './seldom-widgets.ts';
import { seldomSelector, widgets } from './widget-table.ts';

const all = [...widgets, ...seldomWidgets];

const folder = (name: string) => join(import.meta.dirname, 'widgets', name);

test.each(all.map((widget) => [widget.name, widget] as const))(
  'the line of %s names a folder, its style and a start',
  async (name, { isPrinted, load }) => {
    expect(existsSync(folder(name))).toBe(true);
    if (isPrinted) expect(existsSync(join(folder(name), `${name}.css`))).toBe(true);
    if (load) expect(typeof (await load()).start).toBe('function');
  },
);

test('what pages come with is found by an id or a class', () => {
  const printed = all.filter(({ isPrinted }) => isPrinted);
  for (const { selector } of printed) {
    expect(selector.split(', ').every((part) => /^[#.][\w-]+$/.test(part))).toBe(true);
  }
});

test('the loader brings the second table where one of its widgets has something to do', () => {
  const started = seldomWidgets.filter(({ load }) => load);
  expect(started.map(({ selector }) => selector).join(', ')).toBe(seldomSelector);
});
