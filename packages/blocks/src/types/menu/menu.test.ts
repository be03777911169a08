import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import {
  askBlock,
  drawBlock,
  emptySource,
  germanSource,
  insideOf,
  sourceOf,
} from '../../testing/draw-block.ts';

const source = sourceOf({
  kind: 'menu',
  entries: [
    { title: 'Shop & <more>', url: '/shop?a="1"', newWindow: false },
    { title: 'Else', url: 'https://example.com/', newWindow: true },
  ],
});

test.each(['column', 'row'])('its entries stand in a %s', (layout) => {
  expect(insideOf(drawBlock('menu', { layout, label: 'Of <us>' }, source))).toBe(
    `<nav class="sw-menu sw-menu--${layout}" aria-label="Of &lt;us&gt;"><ul>` +
      '<li><a href="/shop?a=&quot;1&quot;">Shop &amp; &lt;more&gt;</a></li>' +
      '<li><a href="https://example.com/" target="_blank" rel="noopener">Else</a></li></ul></nav>',
  );
  expect(blocksCss.includes(`.sw-menu--${layout} ul`)).toBe(layout === 'row');
});

it('has a name in the language of the page where its owner gave none', () => {
  const nameOf = (label: string, of?: typeof germanSource) =>
    /aria-label="([^"]*)"/.exec(drawBlock('menu', { label }, of))?.[1];
  expect(nameOf(' ')).toBe('Menu');
  expect(nameOf('', germanSource)).toBe('Menü');
  expect(nameOf('Fuß', germanSource)).toBe('Fuß');
});

it('asks for the menu of its name, and is empty without one', () => {
  expect(askBlock('menu', { menu: ' footerNav ' }).needs.queries).toEqual([
    { kind: 'menu', name: 'footerNav' },
  ]);
  expect(askBlock('menu').isEmpty).toBe(false);
  const { isEmpty, needs } = askBlock('menu', { menu: '  ' });
  expect([isEmpty, needs.queries]).toEqual([true, []]);
});

it('shows nothing of a menu without entries, or of none', () => {
  expect(insideOf(drawBlock('menu', {}, sourceOf({ kind: 'menu', entries: [] })))).toBe('');
  expect(insideOf(drawBlock('menu', {}, emptySource))).toBe('');
});
