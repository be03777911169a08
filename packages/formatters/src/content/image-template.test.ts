import { compile, render } from '@sitewright/template';
import { expect, test } from 'vitest';
import { pageRegistry } from '../registry.ts';
import { outputOf } from '../testing/render-template.ts';

const whole = { src: '/mug.jpg', width: 400, height: 300, sizes: '50vw' };
const program = compile('{i|image-template}', { registry: pageRegistry, cache: false });

/** What is said of these props, with and without `debug`. */
function faultsOf(props: object, debug = true): string[] {
  const { errors } = render(program, { debug, i: { ...whole, ...props } });
  return errors.map(({ message }) => message);
}

test('MEDI-01 an image is made of its props, by its loader', () => {
  expect(
    outputOf('{i|image-template}', {
      i: { ...whole, alt: 'A "mug"', class: 'thumb', style: 'color:red', priority: 'high' },
    }),
  ).toBe(
    '<img src="/mug.jpg" srcset="/mug.jpg?format=100w 100w, /mug.jpg?format=300w 300w, /mug.jpg 400w"' +
      ' sizes="50vw" width="400" height="300" class="thumb" style="color:red" fetchpriority="high"' +
      ' loading="eager" alt="A &quot;mug&quot;" decoding="async">',
  );
  const sourceOf = (props: object) =>
    /src="([^"]*)"/.exec(outputOf('{i|image-template}', { i: { ...whole, ...props } }))?.[1];
  expect(sourceOf({ loader: 'raw' })).toBe('/mug.jpg');
  expect(sourceOf({ loader: 'youtube', videoId: 'M7lc1UVf-VE', format: 'webp' })).toBe(
    'https://i.ytimg.com/vi_webp/M7lc1UVf-VE/hqdefault.webp',
  );
  expect(sourceOf({ loader: 'vimeo', src: 'https://i.vimeocdn.com/video/1-ab-d_640' })).toBe(
    'https://i.vimeocdn.com/video/1-ab_400x300.jpg',
  );
  expect(
    outputOf('{i|image-template}', { i: { ...whole, loader: 'raw', srcset: '/a 1w' } }),
  ).toContain(' srcset="/a 1w" ');
});

test.each([
  ['MEDI-02', { width: 0 }, 'width and height are required positive integers.'],
  ['MEDI-02', { height: 1.5 }, 'width and height are required positive integers.'],
  ['MEDI-03', { src: '' }, 'src is required unless the loader is youtube.'],
  ['MEDI-04', { loader: 'youtube' }, 'videoId is required for youtube.'],
  ['MEDI-05', { sizes: '' }, 'sizes is required for sqs.'],
  ['MEDI-06', { srcset: '/a 1w' }, 'srcset applies only for raw.'],
  [
    'MEDI-07',
    { format: 'jpg' },
    'format applies only for vimeo or youtube, and must be jpg or webp.',
  ],
  [
    'MEDI-07',
    { loader: 'vimeo', format: 'png' },
    'format applies only for vimeo or youtube, and must be jpg or webp.',
  ],
  ['MEDI-08', { priority: 'auto' }, 'priority must be high or low.'],
  ['MEDI-09', { loader: 'ftp' }, 'loader must be one of sqs, raw, vimeo, youtube.'],
])('%s %j is told while debugging and at no other time', (_, props, text) => {
  expect(faultsOf(props)).toEqual([text]);
  expect(faultsOf(props, false)).toEqual([]);
});

test('MEDI-03 MEDI-04 MEDI-05 MEDI-06 MEDI-07 MEDI-08 nothing is said of props that fit', () => {
  const fitting = [
    {},
    { priority: 'low' },
    { loader: 'raw', sizes: '', srcset: '/a 1w' },
    { loader: 'youtube', src: '', sizes: '', videoId: 'x', format: 'webp' },
    { loader: 'vimeo', sizes: '', format: 'jpg' },
  ];
  expect(fitting.flatMap((props) => faultsOf(props))).toEqual([]);
});
