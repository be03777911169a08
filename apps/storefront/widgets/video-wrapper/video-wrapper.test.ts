// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { start } from './start.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inner = '<a href="https://player.vimeo.com/video/1?autoplay=1">Play</a>';
const frame = (more = 'sandbox="allow-scripts"') =>
  `<iframe data-loads="https://player.vimeo.com" title="A film" srcdoc="${escape(inner)}" ${more}` +
  ' onload="steal()" src="https://evil.example/"></iframe>';

function show(html: string, cover = '') {
  document.body.innerHTML = `<div class="sqs-video-wrapper" data-html="${escape(html)}">${cover}</div>`;
  const wrapper = document.querySelector<HTMLElement>('.sqs-video-wrapper')!;
  start(wrapper);
  return wrapper;
}

const cover =
  '<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="/p/still.webp">' +
  '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>';

it('ENT-19 a video that a template hands over waits in its frame, which asks nobody', () => {
  const shown = show(frame()).querySelector('iframe')!;
  expect(shown.getAttribute('srcdoc')).toBe(inner);
  expect([...shown.attributes].map(({ name }) => name).toSorted()).toEqual([
    'sandbox',
    'srcdoc',
    'title',
  ]);
});

it('ENT-19 under a cover it plays at once when the cover is pressed', () => {
  const wrapper = show(frame(), cover);
  const button = wrapper.querySelector<HTMLElement>('button')!;
  expect(wrapper.querySelector('iframe')).toBeNull();
  expect(wrapper.querySelector('img')?.getAttribute('src')).toBe('/p/still.webp?format=1500w');
  expect(button.getAttribute('aria-label')).toBe('A film');
  button.click();
  const shown = wrapper.querySelector('iframe')!;
  expect(wrapper.querySelector('.sqs-video-overlay')).toBeNull();
  expect(shown.getAttribute('src')).toBe('https://player.vimeo.com/video/1?autoplay=1');
  expect(shown.hasAttribute('srcdoc')).toBe(false);
});

it('a player of another host than the frame names is not opened', () => {
  const other = frame().replace('https://player.vimeo.com"', 'https://elsewhere.example"');
  const wrapper = show(other, cover);
  wrapper.querySelector<HTMLElement>('button')!.click();
  expect(wrapper.querySelector('iframe')!.getAttribute('srcdoc')).toBe(inner);
});

it.each(['', 'bowls', '<img src="x">', frame('')])('nothing is shown of %s', (html) => {
  expect(show(html).children).toHaveLength(0);
});
