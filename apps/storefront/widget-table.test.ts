import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgets } from './widget-table.ts';

const folder = (name: string) => join(import.meta.dirname, 'widgets', name);

test.each(widgets.map((widget) => [widget.name, widget] as const))(
  'the line of %s names a folder, its style and a start',
  async (name, { isPrinted, load }) => {
    expect(existsSync(folder(name))).toBe(true);
    if (isPrinted) expect(existsSync(join(folder(name), `${name}.css`))).toBe(true);
    if (load) expect(typeof (await load()).start).toBe('function');
  },
);

test('what pages come with is found by an id or a class', () => {
  const printed = widgets.filter(({ isPrinted }) => isPrinted);
  for (const { selector } of printed) {
    expect(selector.split(', ').every((part) => /^[#.][\w-]+$/.test(part))).toBe(true);
  }
});
