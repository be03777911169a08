import { expect, it } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import type { BlockSource } from '../block-type.ts';
import { nameItems } from '../items.ts';
import { blockTypeTable } from '../registry.ts';

const settings = { types: blockTypeTable, source: {} as BlockSource, cldr: undefined, now: 0 };
const draw = (opens: string, closes: string) => {
  const lines = nameItems([{ label: 'Monday', day: 'Mo', opens, closes }]);
  const data = { lines, closedText: 'Closed' };
  const placement = {} as never;
  const block = { id: 'b', type: 'opening-hours', version: 1, section: 's', placement, data };
  return renderBlock(block as never, settings);
};

it('tells machines the hours that it can read, and people all', () => {
  expect(draw('9', '18.30')).toContain(
    '<time itemprop="openingHours" datetime="Mo 09:00-18:30">9 – 18.30</time>',
  );
  expect(draw('from noon', '')).toContain('<dd>from noon</dd>');
  expect(draw('25:00', '26:00')).not.toContain('<time');
  expect(draw('', '18:00')).toContain('<dd>Closed</dd>');
});
