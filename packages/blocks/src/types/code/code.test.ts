import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { blockTypeTable } from '../registry.ts';

const inside = (data: object) =>
  /<div class="sqs-block-content">(.*)<\/div><\/div>$/s.exec(drawBlock('code', data))?.[1];
const own = (template: string, more: object = {}) =>
  inside({ mode: 'template', template, collectionId: 'journal', ...more });

it('EDIT-02 a template of the owner runs over items of the site, with the formatters of pages', () => {
  const list =
    '{.repeated section items}{@index}: {title|htmltag} {fullUrl}{.alternates with}; {.end}';
  expect(own(list)).toBe('1: Bowls &amp; plates /journal/bowls; 2: Kiln /journal/kiln');
  expect(own('{.repeated section items}{assetUrl}{excerpt}{price}{author}{dayText}{.end}')).toBe(
    '/p/bowl.webp<p>Thrown by hand.</p>Ann LeeJanuary 15, 2026<div class="product-price">12.00</div>',
  );
  expect(own('{blockId}')).toBe('b');
});

it('EDIT-02 without a page it sees no items, and asks the site nothing', () => {
  const data = { mode: 'template', code: '', template: '{.section items}some{.or}none{.end}' };
  expect(inside(data)).toBe('none');
  const { needs } = blockTypeTable.get('code')!;
  expect(needs(data).queries).toEqual([]);
  expect(needs({ ...data, collectionId: 'j', limit: 3 }).queries).toEqual([
    { kind: 'items', collectionId: 'j', limit: 3 },
  ]);
  expect(needs({ ...data, mode: 'html', collectionId: 'j' }).queries).toEqual([]);
});

it('EDIT-02 a template that is wrong or costs too much breaks its own block alone', () => {
  expect(own('before {.repeated section items}')).toContain('before');
  // The same that runs a few times is not run thousands of times.
  const costing = (times: number) =>
    own(`{.repeated section items}${'{title|smartypants}'.repeat(times)}{.end}`);
  expect(costing(10)).toContain('Kiln');
  expect(costing(2_500)).toBe('');
});

it('EDIT-02 what is shown another way is not run', () => {
  expect(inside({ mode: 'html', code: '{title}' })).toBe('{title}');
  expect(inside({ mode: 'source', code: '{title}' })).toContain('<code>{title}</code>');
});
