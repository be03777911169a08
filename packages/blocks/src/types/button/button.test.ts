import { expect, it, test } from 'vitest';
import { makeMailMedium } from '../../mail/mail-medium.ts';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, fullSource, insideOf } from '../../testing/draw-block.ts';
import { blockTypeTable } from '../registry.ts';
import { buttonLooks } from './button.ts';

const shop = { kind: 'url', url: '/shop' };
const draw = (data: object) => insideOf(drawBlock('button', { label: 'Go', link: shop, ...data }));
const medium = makeMailMedium({ tone: 'card', address: (url) => url });

test.each(buttonLooks)('looks %s', (look) => {
  expect(draw({ look })).toContain(` sqs-button-element--${look}" href="/shop">Go</a>`);
  expect(draw({ look })).toContain(`data-button-type="${look}"`);
  expect(draw({ look, link: undefined })).toContain(` sqs-button-element--${look}">Go</span>`);
});

test.each(['small', 'medium', 'large'])('is %s', (size) => {
  const html = draw({ size });
  expect(html).toContain(`data-button-size="${size}"`);
  expect(html).toContain(`class="sqs-block-button-element sqs-block-button-element--${size} `);
  // Of a theme that knows no sizes, too.
  const rule = `.sqs-block-button-element.sqs-block-button-element--${size}{`;
  expect(blocksCss.includes(rule)).toBe(size !== 'medium');
});

test.each(['left', 'center', 'right'])('stands %s', (alignment) => {
  const html = draw({ alignment });
  expect(html).toContain(`sqs-block-button-container--${alignment}" data-alignment="${alignment}"`);
  const rule = `.sqs-block-button-container--${alignment}{text-align:${alignment}}`;
  expect(blocksCss).toContain(rule);
  const mail = drawBlock('button', { label: 'Go', alignment }, fullSource, medium);
  expect(mail).toContain(`align="${alignment}"`);
});

it('leads where its link leads, in another window and by a name where that is told', () => {
  expect(draw({})).not.toMatch(/target|rel=|title=/);
  const html = draw({ link: { ...shop, newWindow: true, name: 'The "shop"' } });
  expect(html).toContain(
    'href="/shop" target="_blank" rel="noopener" title="The &quot;shop&quot;">Go</a>',
  );
});

it('is text where it leads nowhere, or to what could harm', () => {
  for (const link of [undefined, { kind: 'url', url: 'javascript:alert(1)' }]) {
    expect(draw({ link })).toContain('<span class="sqs-block-button-element');
    expect(draw({ link })).not.toContain('<a ');
  }
});

it('its words are text, and without them it is empty', () => {
  expect(draw({ label: '<b>Go</b> & "on"' })).toContain(
    '>&lt;b&gt;Go&lt;/b&gt; &amp; &quot;on&quot;</a>',
  );
  expect(askBlock('button', { link: shop }).isEmpty).toBe(true);
  expect(askBlock('button', { label: ' ' }).isEmpty).toBe(true);
  expect(askBlock('button', { label: 'Go' }).isEmpty).toBe(false);
});

it('asks for the page or the file that it leads to', () => {
  const page = { kind: 'page', collectionId: 'about' };
  expect(askBlock('button', { link: page }).needs.links).toEqual([page]);
  expect(askBlock('button').needs.links).toEqual([]);
});

it('in a mail it is filled or hollow, and leads to the same', () => {
  const mail = (look: string) =>
    drawBlock('button', { label: 'Go & see', link: shop, look }, fullSource, medium);
  expect(mail('primary')).toMatch(/<a [^>]*href="\/shop"[^>]*m-button">Go &amp; see<\/a>/);
  for (const look of ['secondary', 'tertiary']) {
    expect(mail(look)).toMatch(/<a [^>]*border:1px solid[^>]*href="\/shop"[^>]*m-ink">/);
  }
});

it('LINK-03 data of the first version has its link tidied, or taken away where it leads nowhere', () => {
  const migrate = blockTypeTable.get('button')!.migrations[1]!;
  expect(migrate({ label: 'Go', link: { kind: 'url', url: 'example.com' } })).toEqual({
    label: 'Go',
    link: { kind: 'url', url: 'https://example.com' },
  });
  expect(migrate({ label: 'Go', link: { kind: 'url', url: 'javascript:x' } })).toEqual({
    label: 'Go',
  });
  expect(migrate({ label: 'Go' })).toEqual({ label: 'Go' });
});
