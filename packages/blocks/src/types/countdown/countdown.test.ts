import type { BlockAnswer } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import type { BlockSource } from '../block-type.ts';
import { blockTypeTable } from '../registry.ts';
import { countdownBlock } from './countdown.ts';

const at = Date.UTC(2026, 11, 31, 17);

function draw(data: object, isOver = false): string {
  const answer: BlockAnswer = { kind: 'moment', text: '31 December', isOver };
  const source = { answer: () => answer, pageUrl: () => undefined } as unknown as BlockSource;
  const whole = { ...Object(countdownBlock.initial), ...data };
  const block = { id: 'b', type: 'countdown', version: 1, section: 's', data: whole };
  const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
  return renderBlock(block as never, settings);
}

it('says the moment in words before any script, and waits for its end', () => {
  const html = draw({ at, seconds: false, endText: 'It is open' });
  expect(html).toContain(`data-until="${at}" data-units="days hours minutes"`);
  expect(html).toContain('<time datetime="2026-12-31T17:00:00.000Z">31 December</time>');
  expect(html).toContain('<p class="sw-countdown-after" hidden>It is open</p>');
});

it('shows after the moment a text, a link, or nothing', () => {
  const link = { kind: 'url', url: '/shop' };
  const over = (data: object) => draw({ at, endText: 'Go', link, ...data }, true);
  expect(over({})).toContain('<p class="sw-countdown-after">Go</p>');
  expect(over({})).toContain('<div class="sw-countdown-before" hidden>');
  expect(over({ after: 'link' })).toContain('<a href="/shop">Go</a>');
  expect(over({ after: 'nothing' })).toMatch(/data-units="[^"]*" hidden>/);
  expect(over({ after: 'nothing' })).not.toContain('sw-countdown-after');
});

it('names the page that it leads to after the moment, so that the page is known and told of', () => {
  const link = { kind: 'page', collectionId: 'p1' };
  const linksOf = (data: object) =>
    countdownBlock.needs({ ...Object(countdownBlock.initial), at, link, ...data }).links;
  expect(linksOf({ after: 'link' })).toEqual([link]);
  expect(linksOf({ after: 'text' })).toEqual([]);
});

it('asks nothing without a moment that somebody can mean', () => {
  const needs = (value: object) =>
    countdownBlock.needs({ ...Object(countdownBlock.initial), ...value }).queries;
  expect(needs({ at })).toEqual([{ kind: 'moment', at }]);
  expect([needs({}), needs({ at: -62_000_000_000_000 })]).toEqual([[], []]);
  expect(countdownBlock.isEmpty(countdownBlock.initial)).toBe(true);
});

it('what its link is called cannot leave the attribute', () => {
  const link = { kind: 'url', url: '/shop', name: 'A "bowl" <b>' };
  const html = draw({ at, after: 'link', endText: 'Go', link }, true);
  expect(html).toContain('title="A &quot;bowl&quot; &lt;b&gt;"');
});
