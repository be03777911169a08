import { expect, it } from 'vitest';
import { askBlock, drawBlock, germanSource, insideOf } from '../../testing/draw-block.ts';

it('leads to the page of the site that finds things, by the words that were typed', () => {
  const html = insideOf(drawBlock('search', { fieldLabel: 'Find <it>', buttonLabel: 'Go & see' }));
  expect(html).toContain('<form class="sw-search" role="search" action="/search">');
  expect(html).not.toContain('method=');
  expect(html).toMatch(
    /<label class="sw-field"><span class="title">Find &lt;it&gt;<\/span><input [^>]*type="search" name="q" required maxlength="200"><\/label>/,
  );
  expect(html).toContain('<button type="submit" class="sw-button">Go &amp; see</button>');
});

it('its field and its button have names, also where their owner left them empty', () => {
  const none = { fieldLabel: ' ', buttonLabel: '' };
  const names = (html: string) => [
    /<span class="title">([^<]*)</.exec(html)?.[1],
    /<button[^>]*>([^<]*)</.exec(html)?.[1],
  ];
  expect(names(drawBlock('search', none))).toEqual(['Search', 'Search']);
  expect(names(drawBlock('search', none, germanSource))).toEqual(['Suche', 'Suche']);
  expect(names(drawBlock('search', { fieldLabel: 'A', buttonLabel: 'B' }, germanSource))).toEqual([
    'A',
    'B',
  ]);
});

it('is never empty, and asks for nothing', () => {
  const { isEmpty, needs, asked } = askBlock('search', { fieldLabel: '', buttonLabel: '' });
  expect(isEmpty).toBe(false);
  expect(needs).toEqual({ assetIds: [], links: [], itemIds: [], queries: [] });
  expect(asked).toEqual(['fieldLabel', 'buttonLabel']);
});
