import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

/** Class and name of the link to an address. */
const show = (url: string, more: object = {}) => {
  const html = drawBlock('social-links', { links: nameItems([{ url, ...more }]) });
  return /sqs-svg-icon--wrapper (\S+)" .*>([^<]*)<\/a>/.exec(html)?.slice(1);
};

it.each([
  ['https://www.instagram.com/alderloom', 'instagram', 'Instagram'],
  ['https://x.com/alderloom', 'twitter', 'X'],
  ['https://mobile.x.com/alderloom', 'twitter', 'X'],
  // The letters of a service at the end of another host are not that service.
  ['https://netflix.com/alderloom', 'url', 'netflix.com'],
  ['https://www.notvimeo.com', 'url', 'notvimeo.com'],
  ['https://vimeo.com.evil.example/', 'url', 'vimeo.com.evil.example'],
  ['mailto:ann@example.com', 'email', 'Email'],
])('%s is of %s', (url, service, title) => {
  expect(show(url)).toEqual([service, title]);
});

it('has the name that its owner gave it, and shows no address that could harm', () => {
  expect(show('https://x.com/a', { label: 'Our <news>' })).toEqual(['twitter', 'Our &lt;news&gt;']);
  expect(show('javascript:alert(1)')).toBeUndefined();
});

it('stands where and as large as its owner says', () => {
  const html = drawBlock('social-links', { size: 'large', alignment: 'right' });
  expect(html).toContain('social-icon-alignment-right social-icons-size-large');
});
