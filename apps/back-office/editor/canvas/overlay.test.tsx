// @vitest-environment happy-dom
import { blockTypeTable, emptyDocument, renderBlock } from '@sitewright/blocks';
import type { Block, PageDocument } from '@sitewright/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { InsertDrag } from '../insert/insert-drag.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { Overlay } from './overlay.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const source = {
  picture: () => undefined,
  fileUrl: () => undefined,
  pageUrl: () => undefined,
  answer: () => undefined,
  sanitize: (html: string) => html,
};
const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
const nothing = () => () => {};

/** What the overlay says over a page with one block. */
function saidOf(block: Block, locale: string, drawn = renderBlock(block, settings)): string[] {
  const page: PageDocument = {
    ...emptyDocument,
    sections: { s: { id: 's', order: 'a0', layout: 'grid', style: {} } },
    blocks: { b: block },
  };
  const place = document.createElement('main');
  place.innerHTML = `<section data-section-id="s"><div class="fe-block fe-block-b">${drawn}</div></section>`;
  document.body.append(place);
  const state = { document: page, selection: undefined };
  const { container } = render(
    <IntlProvider locale={locale} onError={() => {}}>
      <Overlay
        store={{ subscribe: nothing, read: () => state } as unknown as EditorStore}
        page={document}
        drag={{ active: undefined, begin: () => {} }}
        rowDrag={{ active: undefined, begin: () => {} }}
        insertDrag={{ subscribe: nothing, read: () => undefined, begin: () => {} } as InsertDrag}
        marquee={undefined}
        marks={undefined}
        areas={{ pageId: undefined, fields: [], hasContent: false, parts: [], indexes: [] }}
        typedId={undefined}
        mayEdit
        onType={() => {}}
      />
    </IntlProvider>,
  );
  const overlay = container.querySelector('[data-overlay]');
  const said = [...(overlay?.children ?? [])].map((child) => child.textContent.trim());
  cleanup();
  place.remove();
  return said.filter((text) => text !== '');
}

function blockOf(type: string, data: unknown): Block {
  const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };
  const { version } = blockTypeTable.get(type)!;
  return { id: 'b', sectionId: 's', order: 'a0', type, version, data, placement: { wide } };
}

const all = [...blockTypeTable.values()].map((type) => [type.type, type] as const);

/** A new menu shows that of the site at once, if there is one. */
const menuWords = {
  en: 'Menu of the site: nothing to show yet',
  de: 'Menü der Website: noch nichts zu zeigen',
};

it('there are words for every type that begins empty, and most of them do', () => {
  const begun = all.filter(([, type]) => type.isEmpty(type.initial)).map(([name]) => name);
  expect(all.length).toBeGreaterThanOrEqual(46);
  expect(begun.length).toBeGreaterThan(30);
});

it.each(all)('a new %s with nothing in it says so, in English and German', (name, type) => {
  const block = blockOf(name, type.initial);
  const ofSite = type.withoutAnswer ?? (name === 'menu' ? menuWords : undefined);
  const words = ofSite ?? {
    en: `${type.title}: nothing in it yet`,
    de: `${type.germanTitle}: noch nichts darin`,
  };
  const isSaid = ofSite !== undefined || type.isEmpty(type.initial);
  expect(saidOf(block, 'en')).toEqual(isSaid ? [words.en] : []);
  expect(saidOf(block, 'de')).toEqual(isSaid ? [words.de] : []);
});

it.each(all)('a %s with something in it says nothing', (name, type) => {
  const shown =
    '<div class="sqs-block" id="block-b"><div class="sqs-block-content"><p>A</p></div></div>';
  expect(saidOf(blockOf(name, type.sample), 'en', shown)).toEqual([]);
});

it('what the site has nothing for says what is missing, and nothing once it is shown', () => {
  const block = blockOf('languages', blockTypeTable.get('languages')!.sample);
  expect(saidOf(block, 'en')).toEqual([
    'This site has one language. Others are added under Languages.',
  ]);
});

/** A newsletter stands there whatever the site answers. */
const ofTheSite = all.filter(
  ([name, type]) =>
    name !== 'newsletter' &&
    type.needs(type.sample).queries.length > 0 &&
    !type.isEmpty(type.sample),
);

it.each(ofTheSite)('a %s that the site has nothing for says so', (name, type) => {
  const said = type.withoutAnswer?.en ?? `${type.title}: nothing to show yet`;
  expect(saidOf(blockOf(name, type.sample), 'en')).toEqual([said]);
});

it('a block that is not drawn has no words hanging in the air', () => {
  expect(saidOf(blockOf('text', blockTypeTable.get('text')!.initial), 'en', '')).toEqual([]);
  expect(screen.queryByText(/nothing in it/)).toBeNull();
});
