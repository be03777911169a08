import { expect, it } from 'vitest';
import { makeMailMedium } from '../../mail/mail-medium.ts';
import { askBlock, drawBlock, fullSource, insideOf } from '../../testing/draw-block.ts';

it('is a line that machines know as one, and asks nothing', () => {
  expect(insideOf(drawBlock('line', {}))).toBe('<hr>');
  expect(askBlock('line')).toEqual({
    fits: true,
    isEmpty: false,
    needs: { assetIds: [], links: [], itemIds: [], queries: [] },
    asked: [],
  });
});

it('goes from edge to edge when it is new, and stands in mails', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  expect(drawBlock('line', {}, fullSource, medium)).toMatch(/<hr[ >]/);
  expect(drawBlock('line', {})).toContain('horizontalrule-block sqs-block-horizontalrule');
});
