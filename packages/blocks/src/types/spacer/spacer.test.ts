import { expect, it } from 'vitest';
import { makeMailMedium } from '../../mail/mail-medium.ts';
import { askBlock, drawBlock, fullSource, insideOf } from '../../testing/draw-block.ts';

it('is as high as it says, takes no room to the side, and is read to nobody', () => {
  const draw = (data: object) => insideOf(drawBlock('spacer', data));
  expect(draw({ height: 90 })).toBe(
    '<svg class="sqs-spacer" width="1" height="90" aria-hidden="true"></svg>',
  );
  expect(draw({})).toContain('height="32"');
  // A page refuses what styles itself.
  expect(draw({ height: 0 })).not.toContain('style=');
});

it('is nothing to 2,000 pixels high, and never empty', () => {
  const fits = [-1, 0, 2_000, 2_001, 1.5].map((height) => askBlock('spacer', { height }).fits);
  expect(fits).toEqual([false, true, true, false, false]);
  expect(askBlock('spacer', { height: 0 }).isEmpty).toBe(false);
});

it('in a mail it is as high', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  const html = drawBlock('spacer', { height: 48 }, fullSource, medium);
  expect(html).toContain('height:48px;line-height:48px');
});
