import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { beforeAfterBlock } from './before-after.ts';

const draw = (more: object = {}) =>
  drawBlock('before-after', { beforeId: 'raw', afterId: 'glazed', ...more });

it('ENUM-05 both pictures stand below each other with their words, and a range between them has a value in words', () => {
  const html = draw({ start: 30 });
  const figures = html.match(/<figure class="[^"]*"><img src="[^"]*"|<figcaption>[^<]*/g);
  expect(figures).toEqual([
    '<figure class="sw-compare-before"><img src="/p/raw.webp"',
    '<figcaption>Before',
    '<figure class="sw-compare-after"><img src="/p/glazed.webp"',
    '<figcaption>After',
  ]);
  expect(html).toContain('type="range" min="0" max="100" step="1" value="30"');
  expect(html).toContain(
    'aria-label="Before / After" aria-valuetext="Before 30 %, After 70 %" data-before="Before"',
  );
  expect(html).toContain('style="--compare-at:30%;--compare-ratio:1200/800"');
});

it('pictures without words are told apart by what they show', () => {
  const html = draw({ beforeLabel: ' ', afterLabel: '', afterAlt: 'A "glazed" bowl' });
  expect(html).not.toContain('<figcaption>');
  expect(html).toContain('aria-label="Alt of raw / A &quot;glazed&quot; bowl"');
});

it('one picture is nothing to compare', () => {
  expect(draw({ afterId: undefined })).not.toContain('<figure');
  const empty = (data: object) =>
    beforeAfterBlock.isEmpty({ ...Object(beforeAfterBlock.initial), ...data });
  expect([empty({ beforeId: 'raw' }), empty({ beforeId: 'raw', afterId: 'glazed' })]).toEqual([
    true,
    false,
  ]);
});
