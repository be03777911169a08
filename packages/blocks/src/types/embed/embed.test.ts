import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';

const shapeOf = (data: object) =>
  /<div class="sw-frame" style="([^"]*)"/.exec(drawBlock('embed', data))?.[1];

it('is as high as its owner says, else as its host needs it, else of its shape', () => {
  const film = { address: 'https://vimeo.com/76979871' };
  const album = { address: 'https://open.spotify.com/album/11dFghVXANMlKmJXsNCbNl' };
  const html = { source: 'html', html: '<b>Hi</b>' };
  expect(shapeOf(film)).toBe('aspect-ratio:16/9');
  expect(shapeOf({ ...film, ratio: 'square' })).toBe('aspect-ratio:1/1');
  expect(shapeOf(album)).toMatch(/^height:\d+px$/);
  for (const one of [film, album, html]) {
    expect(shapeOf({ ...one, height: 640 })).toBe('height:640px');
  }
});

it('own HTML runs after a press, or with the page where its owner says so, and never with an origin', () => {
  const data = { source: 'html', html: '<script>1</script>', title: 'Clock' };
  const pressed = drawBlock('embed', data);
  const atOnce = drawBlock('embed', { ...data, atOnce: true });
  expect(pressed).toContain('<iframe title="Clock" srcdoc="');
  expect(atOnce).toContain('<iframe title="Clock" src="/embed-frame#%3Cscript%3E1');
  for (const html of [pressed, atOnce]) {
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  }
});
