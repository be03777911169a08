import type { Block, PageDocument } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { invertCommands } from '../commands/apply-command.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { renderDocument } from '../render/render-document.ts';
import { makeDocument } from '../testing/make-document.ts';
import type { BlockSource } from '../types/block-type.ts';
import { nameItems } from '../types/items.ts';
import { blockTypeTable as types } from '../types/registry.ts';
import { listTexts, standingOf } from './list-texts.ts';
import { translateText } from './translate-text.ts';

const source: BlockSource = {
  picture: () => undefined,
  fileUrl: () => undefined,
  pageUrl: () => '/about',
  answer: () => undefined,
  sanitize: (html) => html,
};
const settings = { types, source, cldr: undefined, now: 0 };
const inGerman = { ...settings, language: { code: 'de', original: 'en-GB' } };

function withData(type: string, data: object): PageDocument {
  const document = makeDocument([type]);
  const blocks = { s0b0: { ...document.blocks['s0b0']!, data } };
  return { ...document, blocks };
}

const german = (document: PageDocument, words: Record<string, string>) =>
  Object.entries(words).reduce((now, [way, text]) => {
    const block = now.blocks['s0b0']!;
    const original = listTexts(block, types).find((one) => one.way === way)?.original ?? '';
    const commands = translateText(now, block.id, {
      language: 'de',
      way,
      to: { text, original },
    });
    return putOnTop(now, commands).document;
  }, document);

const accordion = (...items: { title: string; body: string }[]) =>
  withData('accordion', { ...Object(types.get('accordion')!.initial), items: nameItems(items) });

it('lists the words of a block in the order of its panel, and nothing that is no word', () => {
  const ways = (block: Block) => listTexts(block, types).map(({ way }) => way);
  const questions = accordion({ title: 'How?', body: 'So.' }, { title: 'Why?', body: '' });
  expect(ways(questions.blocks['s0b0']!)).toEqual([
    'items.i1.title',
    'items.i1.body',
    'items.i2.title',
  ]);
  const socials = withData('social-links', {
    ...Object(types.get('social-links')!.initial),
    items: nameItems([{ url: 'https://example.com', label: 'Us' }]),
  });
  expect(ways(socials.blocks['s0b0']!).filter((way) => way.endsWith('url'))).toEqual([]);
  expect(ways(withData('code', { language: 'html', code: '<b>' }).blocks['s0b0']!)).toEqual([]);
  for (const type of types.values()) {
    const sample = withData(type.type, Object(type.sample)).blocks['s0b0']!;
    for (const { original } of listTexts(sample, types)) expect(original.trim()).not.toBe('');
  }
});

it('translations are shown in their language alone, and say when their original changed', () => {
  const page = german(withData('heading', { text: 'Bowls', level: 2 }), { text: 'Schalen' });
  const block = page.blocks['s0b0']!;
  const [text] = listTexts(block, types);
  expect(standingOf(text!, block.translations?.['de']?.['text'])).toBe('done');
  expect(standingOf({ original: 'Cups' }, block.translations?.['de']?.['text'])).toBe('changed');
  expect(standingOf(text!, undefined)).toBe('missing');
  expect(renderDocument(page, inGerman).html).toContain('<h2>Schalen</h2>');
  expect(renderDocument(page, settings).html).toContain('<h2>Bowls</h2>');
  const french = { ...settings, language: { code: 'fr', original: 'en' } };
  expect(renderDocument(page, french).html).toMatch(/id="block-s0b0" lang="en">.*<h2>Bowls/);
});

it('what has no translation among what has one carries the original language', () => {
  const page = german(accordion({ title: 'How <b>', body: '- By *hand*\n- Slowly' }), {});
  expect(renderDocument(page, inGerman).html).toContain('lang="en-GB"><div');
  const half = renderDocument(german(page, { 'items.i1.body': 'Von *Hand*' }), inGerman).html;
  expect(half).toContain('<span lang="en-GB">How &lt;b&gt;</span>');
  expect(half).toContain('Von <em>Hand</em>');
  const other = renderDocument(german(page, { 'items.i1.title': 'Wie' }), inGerman).html;
  expect(other).toContain('<li><span lang="en-GB">By <em>hand</em></span></li>');
  expect(other).not.toMatch(/[\uE000\uE001]/);
});

it('a mark never stays in an attribute, and an empty translation is one', () => {
  const image = withData('image', { assetId: 'a', altText: 'A bowl', caption: 'Low bowl' });
  const picture = {
    url: '/p',
    width: 1,
    height: 1,
    widths: [],
    altText: '',
    focalX: 0.5,
    focalY: 0.5,
  };
  const shown = { ...inGerman, source: { ...source, picture: () => picture } };
  const { html } = renderDocument(german(image, { caption: 'Flache Schale' }), shown);
  expect(html).toContain('alt="A bowl"');
  expect(html).toContain('<p>Flache Schale</p>');
  const empty = renderDocument(german(image, { caption: '', altText: 'Schale' }), shown).html;
  expect(empty).not.toContain('Low bowl');
});

it('a translation that the block would not take leaves the original', () => {
  const button = withData('button', { ...Object(types.get('button')!.sample), label: 'Go' });
  const page = german(button, { label: 'x'.repeat(5_000) });
  expect(renderDocument(page, inGerman).html).toContain('Go');
});

it('the first translation makes its place, and taking it back leaves nothing behind', () => {
  const page = withData('heading', { text: 'Bowls', level: 2 });
  const to = { text: 'Schalen', original: 'Bowls' };
  const commands = translateText(page, 's0b0', { language: 'de', way: 'text', to });
  const done = putOnTop(page, commands);
  expect(done.document.blocks['s0b0']).toMatchObject({ translations: { de: { text: to } } });
  expect(putOnTop(done.document, invertCommands(done.applied)).document).toEqual(page);
  const french = translateText(page, 's0b0', { language: 'fr', way: 'text', to });
  const both = putOnTop(done.document, french);
  expect(both.conflicts).toEqual([]);
  const mine = translateText(page, 's0b0', {
    language: 'de',
    way: 'text',
    to: { ...to, text: 'Teller' },
  });
  expect(putOnTop(both.document, mine).conflicts).toMatchObject([
    { target: 'blocks.s0b0.translations.de.text', reason: 'changed', theirs: to },
  ]);
  const { s0b0: _gone, ...blocks } = page.blocks;
  expect(putOnTop({ ...page, blocks }, commands).conflicts).toMatchObject([{ reason: 'gone' }]);
});

it('each text of each type may be translated alone: no mark is left, and drawings hold no elements of text', () => {
  for (const type of types.values()) {
    const document = withData(type.type, type.sample as object);
    for (const { way } of listTexts(document.blocks['s0b0']!, types)) {
      const { html } = renderDocument(german(document, { [way]: 'Anders' }), inGerman);
      expect([type.type, way, /[\uE000\uE001]|%EE%80%8[01]/.test(html)]).toEqual([
        type.type,
        way,
        false,
      ]);
      for (const [drawing] of html.matchAll(/<svg[\s\S]*?<\/svg>/g)) {
        expect([type.type, way, drawing]).toEqual([
          type.type,
          way,
          expect.not.stringMatching(/<(?:span|div)\b/),
        ]);
      }
    }
  }
});
