import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const draw = (more: object, item: object = {}) =>
  drawBlock('accordion', { items: nameItems([{ title: 'Care', body: 'Soft', ...item }]), ...more });

it('has lines between where its owner wants them', () => {
  expect(draw({ dividers: true })).toContain('data-is-divider-enabled="true"');
  expect(draw({ dividers: false })).toContain('data-is-divider-enabled="false"');
});

it('opens one at a time, or as many as a visitor likes', () => {
  const single = draw({ onlyOne: true });
  expect(single).toContain('data-should-allow-multiple-open-items="false"');
  expect(single).toContain('<details class="accordion-item__details" name="accordion-b">');
  const many = draw({ onlyOne: false }, { isOpen: true });
  expect(many).toContain('data-should-allow-multiple-open-items="true"');
  expect(many).toContain('<details class="accordion-item__details" open>');
});

it('calls nothing a question that its owner did not call one', () => {
  expect(draw({ isFaq: false })).not.toContain('schema.org');
});
