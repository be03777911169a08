import type { BlockAnswerOf } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';
import { fullSource } from '../../testing/draw-block.ts';
import type { BlockSource } from '../block-type.ts';
import { blockTypeTable } from '../registry.ts';
import { mapBlock } from './map.ts';
import { readPoint } from './read-point.ts';

const sample = answerBySample({ kind: 'map' }) as BlockAnswerOf<'map'>;

function draw(data: object, words: Partial<BlockAnswerOf<'map'>> = {}): string {
  const answer = (() => ({ ...sample, ...words })) as unknown as BlockSource['answer'];
  const block = {
    id: 'b',
    type: 'map',
    version: 1,
    data: { ...Object(mapBlock.initial), ...data },
  };
  const settings = { types: blockTypeTable, source: { ...fullSource, answer }, cldr: undefined };
  return renderBlock(block as never, { ...settings, now: 0 });
}

const place = { address: 'Mill Lane 5', point: '52.52, 13.405' };

it.each([
  ['52.52, 13.405', { lat: 52.52, lng: 13.405 }],
  [' -33.85;151.2 ', { lat: -33.85, lng: 151.2 }],
  ['0 0', { lat: 0, lng: 0 }],
  ['90,180', { lat: 90, lng: 180 }],
  ['90.1, 13', undefined],
  ['52.52, 181', undefined],
  ['52,52, 13,405', undefined],
  ['52.52', undefined],
  ['Berlin', undefined],
  ['', undefined],
])('%s is a point of %j', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

it('ENUM-05 a map waits behind a button that names whom it asks, and no address of tiles is one that is loaded', () => {
  const html = draw({ ...place, pictureId: 'mill', zoom: 12 });
  expect(html).toContain(
    '<button data-loads="https://tiles.example" type="button" class="sw-map-show"' +
      ' data-tiles="https://tiles.example/{z}/{x}/{y}.png?a=1&amp;b=2"',
  );
  expect(html).toContain('data-zoom="12" data-lat="52.52" data-lng="13.405"');
  expect(html).toContain('<small>tiles.example</small>');
  expect([...html.matchAll(/ src(?:set)?="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/p/mill.webp',
    '/p/mill.webp?format=500w 500w, /p/mill.webp 1200w',
  ]);
});

it('tiles of the site itself name no other host', () => {
  const html = draw(place, { tilesUrl: '/tiles/{z}/{x}/{y}.png' });
  expect(html).toContain('<button data-loads="" type="button"');
  expect(html).not.toContain('<small>');
});

it('without tiles, or without a point, it is a picture with a link', () => {
  expect(draw(place, { tilesUrl: '' })).not.toContain('<button');
  expect(draw({ ...place, point: 'Berlin' })).not.toContain('<button');
  expect(draw(place)).toContain('<svg class="sw-map-pin"');
  expect(draw({ ...place, pictureId: 'mill' })).not.toContain('<svg');
});

it('the link leads to the point, else to what the address says', () => {
  const href = (data: object) => /<a href="([^"]*)" target/.exec(draw({ ...place, ...data }))?.[1];
  expect(href({ zoom: 9 })).toBe(
    'https://www.openstreetmap.org/?mlat=52.52&amp;mlon=13.405#map=9/52.52/13.405',
  );
  const lost = { point: undefined, address: 'Mill Lane 5\n"Berlin" & more' };
  expect(href(lost)).toBe(
    'https://www.openstreetmap.org/search?query=Mill%20Lane%205%20%22Berlin%22%20%26%20more',
  );
  expect(href({ opensIn: 'google' })).toBe(
    'https://www.google.com/maps/search/?api=1&amp;query=52.52%2C13.405',
  );
  expect(href({ opensIn: 'apple' })).toBe(
    'https://maps.apple.com/?q=Mill%20Lane%205&amp;ll=52.52,13.405',
  );
});

it('the owner’s words stand on the link in place of ours', () => {
  expect(draw(place)).toContain('>Open in maps</a>');
  expect(draw({ ...place, linkLabel: ' How to <find> us ' })).toContain(
    '>How to &lt;find&gt; us</a>',
  );
});

it('what is nowhere is empty', () => {
  const { initial, isEmpty } = mapBlock;
  const empty = (data: object) => isEmpty({ ...Object(initial), ...data });
  expect([
    empty({}),
    empty({ point: 'x' }),
    empty({ point: '1,1' }),
    empty({ address: 'A' }),
  ]).toEqual([true, true, false, false]);
});
