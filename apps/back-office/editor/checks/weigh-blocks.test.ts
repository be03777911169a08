// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { bytesOnPage, weighBlocks } from './weigh-blocks.ts';

afterEach(() => vi.restoreAllMocks());

/** Draws a page whose files came with these sizes. */
function draw(sections: string, sizes: Readonly<Record<string, number>>): void {
  document.body.innerHTML = `<article id="sections" data-canvas-place>${sections}</article>`;
  for (const one of document.querySelectorAll<HTMLElement>('[src]')) {
    Object.defineProperty(one, 'currentSrc', { value: one.getAttribute('src') });
  }
  const entries = Object.entries(sizes).map(([name, encodedBodySize]) => ({
    name,
    encodedBodySize,
  }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
}

const block = (id: string, inner: string) =>
  `<div class="sqs-block" id="block-${id}">${inner}</div>`;

it('weighs the pictures, videos and sounds of each block, no file twice, the heaviest first', () => {
  draw(
    block('light', '<img src="/a.webp"><img src="/a.webp">') +
      block(
        'heavy',
        '<img src="/b.webp"><video src="/film.mp4"></video><audio src="/bell.mp3"></audio>',
      ) +
      block('text', '<p>Words</p>') +
      block('unloaded', '<img src="/later.webp">'),
    { '/a.webp': 100, '/b.webp': 20, '/film.mp4': 3_000, '/bell.mp3': 400, '/other.js': 9 },
  );
  expect(weighBlocks(document)).toEqual([
    { blockId: 'heavy', bytes: 3_420 },
    { blockId: 'light', bytes: 100 },
  ]);
});

it('knows no size of what is no address, as code of an owner may have it', () => {
  draw('', { [new URL('/a.webp', document.baseURI).href]: 100 });
  const bytesOf = bytesOnPage(document);
  expect(bytesOf('/a.webp')).toBe(100);
  expect(bytesOf('http://[')).toBeUndefined();
});
