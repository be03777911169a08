import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

it('a tab without a title is called by its number, and one is chosen at first', () => {
  const items = nameItems([
    { title: 'Care', body: '' },
    { title: ' ', body: 'To all of Europe.' },
  ]);
  const html = drawBlock('tabs', { items, label: ' ' });
  const names = [...html.matchAll(/<label [^>]*>([^<]*)<\/label>/g)].map(([, name]) => name);
  expect(names).toEqual(['Care', '2']);
  expect(html).toContain('role="group" aria-label="2"><p>To all of Europe.</p>');
  expect(html.match(/ checked>/g)).toHaveLength(1);
  expect(html).toContain('<legend>Tabs</legend>');
});
