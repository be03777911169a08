import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';

const bell = { assetId: 'bell.mp3' };
const outside = { url: 'https://sounds.example/kiln%20fire.mp3' };

it('FMT-22 a file of the site may be saved where its owner allows it, one of another host never', () => {
  const saves = (data: object) => /<a [^>]*download>([^<]*)</.exec(drawBlock('audio', data))?.[1];
  expect(saves({ ...bell, download: true })).toBe('Download');
  expect(saves({ ...bell, download: true, downloadLabel: 'Save' })).toBe('Save');
  expect(saves({ ...bell, download: true, downloadLabel: ' ' })).toBe('bell.mp3');
  expect(saves({ ...bell, download: false })).toBeUndefined();
  expect(saves({ ...outside, download: true })).toBeUndefined();
});

it('FMT-22 plays what comes over TLS alone, and names its host for the policy of the page', () => {
  const html = drawBlock('audio', outside);
  expect(html).toContain('<audio data-loads="https://sounds.example" ');
  expect(html).toContain('aria-label="kiln fire.mp3"');
  for (const url of ['http://sounds.example/a.mp3', '//sounds.example/a.mp3', 'a.mp3']) {
    expect([url, drawBlock('audio', { url })]).toEqual([
      url,
      expect.not.stringContaining('<audio'),
    ]);
  }
  expect(drawBlock('audio', { ...bell, ...outside })).not.toContain('sounds.example');
});
