import { expect, it } from 'vitest';
import { drawBlock, fullSource } from '../../testing/draw-block.ts';
import { languagesBlock } from './languages.ts';

const links = '<nav class="sw-languages" aria-label="Languages">';

it('shows the links of the server in a row, in a column, or in a menu that says the language of the page', () => {
  expect(drawBlock('languages', {})).toContain(
    `<div class="sw-language-switch sw-language-switch--row sw-language-switch--left">${links}`,
  );
  const menu = drawBlock('languages', { layout: 'menu', alignment: 'right' });
  expect(menu).toContain('<summary aria-label="Languages: English &amp; more">');
  expect(menu).toContain(`English &amp; more</summary>${links}`);
});

it('a site with one language has nothing to choose', () => {
  const seen = languagesBlock.show(languagesBlock.initial, {
    ...fullSource,
    answer: () => undefined,
  });
  expect(seen).toMatchObject({ linksHtml: undefined });
  expect(languagesBlock.withoutAnswer?.en).toContain('one language');
});
