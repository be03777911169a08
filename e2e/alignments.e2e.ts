/** What somebody chose to stand left, in the middle or right does, whatever stands around it. */
import { blocksCss, blockTypeTable } from '@sitewright/blocks';
import { expect, test } from '@playwright/test';
import { drawBlock } from '../packages/blocks/src/testing/draw-block.ts';
import { nameItems } from '../packages/blocks/src/types/items.ts';

const sides = ['left', 'center', 'right'] as const;

/** How the texts around a block stand: of a theme, of a section, of a language. */
const surroundings = [
  'text-align:start',
  'text-align:left',
  'text-align:center',
  'text-align:right',
  'text-align:justify',
  'direction:rtl',
  'direction:rtl;text-align:left',
  'direction:rtl;text-align:center',
];

/** What is drawn small in each kind of block, and the data without which it is not drawn. */
const drawn: Readonly<Record<string, { readonly part: string; readonly data: readonly object[] }>> =
  {
    button: {
      part: '.sqs-block-button-element',
      data: [{ label: 'A' }, { label: 'A', link: { kind: 'url', url: '/a' } }],
    },
    'social-links': {
      part: 'li',
      data: [{ links: nameItems([{ url: 'https://x.com/a' }, { url: 'mailto:a@example.com' }]) }],
    },
    languages: {
      part: '.sw-language-switch > .sw-languages a, summary',
      data: ['row', 'column', 'menu'].map((layout) => ({ layout })),
    },
    text: {
      part: 'span',
      data: sides.map((side) => ({
        html: `<p class="sw-align-${side}"><span>A</span></p>`,
        alignment: side,
      })),
    },
    // Which picture of a carousel is in front is told by the browser alone.
    gallery: { part: '', data: [] },
  };

/** All kinds of blocks with a choice of sides, by the field that it stands in. */
const choices = [...blockTypeTable.values()].flatMap(({ type, panel }) =>
  panel.flatMap((field) =>
    field.kind === 'choice' &&
    sides.every((side) => field.choices.some(({ value }) => value === side))
      ? [{ type, field: field.name }]
      : [],
  ),
);

/** Every kind of block with every choice, drawn alone in a box that is much wider. */
const cases = [...choices, { type: 'text', field: 'alignment' }].flatMap(({ type, field }) =>
  (drawn[type]?.data ?? []).flatMap((data) =>
    sides
      .filter((side) => type !== 'text' || Object(data)[field] === side)
      .map((side) => ({ type, side, html: drawBlock(type, { ...data, [field]: side }) })),
  ),
);

test('every kind of block with a choice of sides is looked at', () => {
  expect(choices.map(({ type }) => type).filter((type) => !drawn[type])).toEqual([]);
  expect(new Set(cases.map(({ type }) => type)).size).toBe(4);
});

test('each choice of a side has an effect of its own against each surrounding', async ({
  page,
}) => {
  for (const around of surroundings) {
    const boxes = cases.map(({ html }) => `<div style="width:600px">${html}</div>`).join('');
    await page.setContent(`<style>${blocksCss}</style><body style="${around}">${boxes}</body>`);
    const parts = cases.map(({ type }) => drawn[type]?.part ?? '');
    const found = await page.evaluate(
      (selectors) =>
        [...document.body.children].map((box, at) => {
          const parts = [...box.querySelectorAll(selectors[at] ?? '')].map((part) =>
            part.getBoundingClientRect(),
          );
          const { left, width } = box.getBoundingClientRect();
          const first = Math.min(...parts.map((part) => part.left)) - left;
          const last = Math.max(...parts.map((part) => part.right)) - left;
          if (parts.length === 0 || last - first > width / 2) return 'nowhere';
          const middle = (first + last) / 2 / width;
          if (Math.abs(middle - 0.5) < 0.02) return 'center';
          return middle < 0.5 ? 'left' : 'right';
        }),
      parts,
    );
    const wrong = cases.flatMap(({ type, side }, at) =>
      found[at] === side ? [] : [`${type} ${side}: ${found[at]}`],
    );
    expect(wrong, around).toEqual([]);
  }
});

test('a picture of a carousel is in front at the side that was chosen, also from right to left', async ({
  page,
}) => {
  const snaps = async (direction: string) => {
    const html = sides.map((side) =>
      drawBlock('gallery', {
        design: 'slider',
        'active-alignment': side,
        pictures: nameItems([{ assetId: 'a' }]),
      }),
    );
    await page.setContent(
      `<style>${blocksCss}</style><body style="direction:${direction}" dir="${direction}">${html.join('')}</body>`,
    );
    return page
      .locator('.slide')
      .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).scrollSnapAlign));
  };
  expect(await snaps('ltr')).toEqual(['start', 'center', 'end']);
  expect(await snaps('rtl')).toEqual(['end', 'center', 'start']);
});
