import { expect, it } from 'vitest';
import {
  askBlock,
  drawBlock,
  emptySource,
  fullSource,
  insideOf,
} from '../../testing/draw-block.ts';
import type { BlockSource } from '../block-type.ts';

const shop = { kind: 'url', url: '/shop' };
const draw = (data: object, source?: BlockSource) =>
  insideOf(drawBlock('hero', { title: 'Things', ...data }, source));

it('its title is the heading of the page, or of a part of it', () => {
  expect(draw({ title: 'A <b> & c', level: 1 })).toContain('<h1>A &lt;b&gt; &amp; c</h1>');
  expect(draw({ level: 2 })).toContain('<h2>Things</h2>');
  expect(draw({ level: 2 })).not.toContain('<h1');
  expect([0, 1, 2, 3].map((level) => askBlock('hero', { level }).fits)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('words of rich text stand below it, made safe', () => {
  const source = { ...fullSource, sanitize: (html: string) => `safe ${html}` };
  expect(draw({ html: '<p>Oat</p>' }, source)).toContain(
    '<div class="hero-lead">safe <p>Oat</p></div>',
  );
  expect(draw({ html: '' })).not.toContain('hero-lead');
});

it('its picture comes first, sharp, and keeps its point in sight', () => {
  const source: BlockSource = {
    ...fullSource,
    picture: (id) => ({ ...fullSource.picture(id)!, focalX: 0.254, focalY: 0.8 }),
  };
  const html = draw({ assetId: 'bowl' }, source);
  expect(html).toContain('<img src="/p/bowl.webp?format=1500w"');
  expect(html).toContain('srcset="/p/bowl.webp?format=500w 500w, /p/bowl.webp 1200w"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('fetchpriority="high"');
  expect(html).toContain('style="object-position:25% 80%"');
  expect(draw({})).not.toContain('hero-picture');
  expect(draw({ assetId: 'gone' }, emptySource)).not.toContain('hero-picture');
});

it('its picture says what the block says of it, or what the library says', () => {
  const alt = (data: object) => /alt="([^"]*)"/.exec(draw({ assetId: 'bowl', ...data }))?.[1];
  expect(alt({})).toBe('Alt of bowl');
  expect(alt({ altText: 'A "bowl"' })).toBe('A &quot;bowl&quot;');
});

it('has a button where it has words for it and somewhere to lead', () => {
  const full = draw({ buttonLabel: 'See <it>', link: { ...shop, newWindow: true, name: 'Shop' } });
  expect(full).toContain(
    '<a class="sw-button" href="/shop" target="_blank" rel="noopener" title="Shop">See &lt;it&gt;</a>',
  );
  expect(draw({ buttonLabel: 'See', link: shop })).toContain(
    '<a class="sw-button" href="/shop">See</a>',
  );
  for (const without of [{ buttonLabel: ' ', link: shop }, { buttonLabel: 'See' }]) {
    expect(draw(without)).not.toContain('sw-button');
  }
});

it('asks for its picture and its link, and is empty without a title', () => {
  const { needs } = askBlock('hero', { assetId: 'bowl', link: shop });
  expect(needs).toEqual({ assetIds: ['bowl'], links: [shop], itemIds: [], queries: [] });
  expect(askBlock('hero').needs.assetIds).toEqual([]);
  expect(askBlock('hero', { title: ' ', html: '<p>A</p>' }).isEmpty).toBe(true);
  expect(askBlock('hero', { title: 'A' }).isEmpty).toBe(false);
});
