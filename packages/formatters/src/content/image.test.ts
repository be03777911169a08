import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

test('FMT-11 the alternative text is title, else body up to 250 characters, else filename', () => {
  const altOf = (image: object) =>
    /alt="([^"]*)"/.exec(outputOf('{i|image-meta}', { i: image }))?.[1];
  expect(altOf({ title: 'A "mug"', body: 'b', filename: 'f' })).toBe('A &quot;mug&quot;');
  expect(altOf({ body: `<p>${'x'.repeat(300)}</p>`, filename: 'f' })).toBe(` ${'x'.repeat(249)}`);
  expect(altOf({ body: '', filename: 'mug.jpg' })).toBe('mug.jpg');
});

test('an image block keeps the alternative text of its editor, even none', () => {
  const data = { blockType: 5, i: { altText: ' ', title: 'Title' } };
  expect(outputOf('{i|image-meta}', data)).toContain('alt=""');
});

test('FMT-15 the focal point is the middle by default', () => {
  expect(outputOf('{i|image-meta}', { i: {} })).toContain('data-image-focal-point="0.5,0.5"');
  expect(outputOf('{i|image-meta}', { i: { mediaFocalPoint: { x: 0.2, y: 1 } } })).toContain(
    '"0.2,1"',
  );
});

test('FMT-13 srcset names the stored widths and the original as the next one', () => {
  const srcset = (widths: string) =>
    outputOf('{i|image-srcset}', { i: { assetUrl: '/m', systemDataVariants: widths } });
  expect(srcset('9x9,100w,300w,500w,750w,1000w,1500w')).toMatch(/,\/m\?format=original 2500w"$/);
  expect(srcset('2500w')).toBe(' srcset="/m?format=2500w 2500w"');
});

test('FMT-21 ENT-17 ENT-18 an image and its colours come as data attributes', () => {
  const i = {
    id: 'i1',
    assetUrl: '/m',
    originalSize: '8x6',
    componentKey: 'k',
    licensedAssetPreview: {},
  };
  expect(outputOf('{i|image wide}', { i })).toMatch(
    /<img class="wide" data-licensed-asset-preview="true" data-component-key="k" data-src="\/m" .*data-image-id="i1"/,
  );
  const colorData = { topLeftAverage: 'aa0000' };
  expect(outputOf('{i|image-color}', { i: { colorData } })).toMatch(
    /^data-color-topLeft="#aa0000" /,
  );
});

test('FMT-21 ENT-19 a video with a cover has an overlay', () => {
  const video = { oembed: { html: '<b>' }, overlay: true, mainImageId: 'i', assetUrl: '/m' };
  const output = outputOf('{v|video load-false}', { v: video });
  expect(output).toContain('data-load="false" data-html="&lt;b&gt;"');
  expect(output).toContain(
    '<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="/m"',
  );
});

test('FMT-22 the audio player carries address and item', () => {
  const post = { id: 'a1', structuredContent: { audioAssetUrl: '/a.mp3' } };
  expect(outputOf('{p|audio-player}', { p: post })).toContain(
    'data-audio-asset-url="/a.mp3" data-item-id="a1" id="audio-player-a1"',
  );
});
