import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';
import { logosBlock } from './logos.ts';

const link = { kind: 'url', url: '/shop', name: 'To "Mill"', newWindow: true };
const draw = (more: object = {}) =>
  drawBlock('logos', {
    logos: nameItems([{ assetId: 'mill', link }, { assetId: 'loom', altText: 'Loom' }, {}]),
    ...more,
  });

it('ENUM-05 logos are of one height, and those with a link lead there', () => {
  const html = draw({ height: 60, gap: 20 });
  expect(html).toContain('style="--logo-height:60px;--logo-gap:20px');
  expect(html).toContain(
    '<li><a href="/shop" target="_blank" rel="noopener" title="To &quot;Mill&quot;"><img src="/p/mill.webp"',
  );
  expect(html).toContain('<li><img src="/p/loom.webp"');
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="Alt of mill"', 'alt="Loom"']);
  // 1200 by 800, 60 high.
  expect(html).toContain('sizes="90px"');
});

it('they stand still by themselves; those that move can be stopped and are heard once', () => {
  expect(draw()).not.toMatch(/sw-logos--moving|checkbox|inert/);
  const html = draw({ moves: true });
  expect(html).toContain('class="sw-logos sw-logos--moving"');
  expect(html).toContain('<label class="sw-logos-pause"><input type="checkbox">Pause</label>');
  expect(html).toContain('--logo-time:8s');
  const copy = /<ul aria-hidden="true" inert>.*?<\/ul>/.exec(html)?.[0] ?? '';
  expect(copy.match(/alt="[^"]*"/g)).toEqual(['alt=""', 'alt=""']);
  expect(copy).not.toContain('<a ');
});

it('is empty while no picture is chosen', () => {
  const empty = (logos: object[]) =>
    logosBlock.isEmpty({ ...Object(logosBlock.initial), logos: nameItems(logos) });
  expect([empty([]), empty([{ altText: 'Mill' }]), empty([{ assetId: 'mill' }])]).toEqual([
    true,
    true,
    false,
  ]);
});

it('a logo is called what its owner says, or what the library says where that was emptied', () => {
  const alt = (item: object) =>
    /alt="([^"]*)"/.exec(
      drawBlock('logos', { logos: nameItems([{ assetId: 'mill', ...item }]) }),
    )?.[1];
  expect([alt({}), alt({ altText: '' }), alt({ altText: ' ' }), alt({ altText: 'Mill' })]).toEqual([
    'Alt of mill',
    'Alt of mill',
    'Alt of mill',
    'Mill',
  ]);
});
