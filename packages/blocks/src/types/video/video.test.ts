import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const draw = (more: object = {}) =>
  drawBlock('video', { files: nameItems([{ assetId: 'film.mp4' }]), ...more });

it('nothing of a video is loaded before it plays where a picture stands for it, else its beginning', () => {
  expect(draw({ posterId: 'still' })).toContain('preload="none" poster="/p/still.webp"');
  expect(draw()).toContain('preload="metadata"');
});

it('loops, is silent and plays by itself where its owner says so; what plays by itself is silent', () => {
  const tagOf = (more: object) => /<video [^>]*>/.exec(draw(more))?.[0];
  expect(tagOf({})).not.toMatch(/ (?:loop|muted|data-autoplay)/);
  expect(tagOf({ loop: true })).toMatch(/ loop style/);
  expect(tagOf({ muted: true })).toMatch(/ muted style/);
  expect(tagOf({ autoplay: true })).toMatch(/ muted data-autoplay style/);
});

it('the file for narrow windows comes first, and is not the one to save', () => {
  const files = nameItems([
    { assetId: 'film.mp4' },
    { assetId: 'small.webm', narrow: true },
    { assetId: 'old.avi' },
  ]);
  expect(draw({ files })).toContain(
    '<source src="/f/small.webm" type="video/webm" media="(max-width: 767px)">' +
      '<source src="/f/film.mp4" type="video/mp4"><source src="/f/old.avi">' +
      '<a href="/f/film.mp4">film.mp4</a>',
  );
});
