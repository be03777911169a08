import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const draw = (opens: string, closes: string) =>
  drawBlock('opening-hours', {
    lines: nameItems([{ label: 'Monday', day: 'Mo', opens, closes }]),
  });

it('tells machines the hours that it can read, and people all', () => {
  expect(draw('9', '18.30')).toContain(
    '<time itemprop="openingHours" datetime="Mo 09:00-18:30">9 – 18.30</time>',
  );
  expect(draw('from noon', '')).toContain('<dd>from noon</dd>');
  expect(draw('25:00', '26:00')).not.toContain('<time');
  expect(draw('', '18:00')).toContain('<dd>Closed</dd>');
});

it('a day ends at 24:00, and nothing is open after that', () => {
  expect(draw('0:00', '24:00')).toContain('datetime="Mo 00:00-24:00"');
  expect(draw('9', '24:30')).toContain('<dd>9 – 24:30</dd>');
});
