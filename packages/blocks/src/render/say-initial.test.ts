import { blockWordsOf, wordOf } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { fullSource } from '../testing/draw-block.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable as types } from '../types/registry.ts';
import { renderDocument } from './render-document.ts';

const words = blockWordsOf('de')!;
const source = { ...fullSource, words };
const settings = { types, source, cldr: undefined, now: 0 };

/** A page with a block of a type and this data. */
function pageOf(type: string, data: object) {
  const document = makeDocument([type]);
  const whole = { ...Object(types.get(type)!.initial), ...data };
  return { ...document, blocks: { s0b0: { ...document.blocks['s0b0']!, data: whole } } };
}

it('I18N-05 each text that a new block begins with is said in German, and its type takes it', () => {
  const begun = [...types.values()].flatMap(({ type, panel, initial, schema }) =>
    panel.flatMap(({ kind, name, ...field }) => {
      const text: unknown = Object(initial)[name];
      const isWords = kind === 'long-text' || (kind === 'text' && !('isCode' in field));
      if (!isWords || typeof text !== 'string' || text === '') return [];
      const german = wordOf(words, text);
      const fits = schema.safeParse({ ...Object(initial), [name]: german }).success;
      return [{ where: `${type}.${name}`, isSaid: Object.hasOwn(words, text), fits }];
    }),
  );
  expect(begun.length).toBeGreaterThan(10);
  expect(begun.filter(({ isSaid, fits }) => !isSaid || !fits)).toEqual([]);
});

it('I18N-05 a text that nobody changed speaks the language of the page; one that was typed stays', () => {
  const form = { formId: 'f1' };
  const begun = renderDocument(pageOf('form', form), settings).html;
  expect(begun).toContain('>Senden</button>');
  expect(begun).toContain('<p>Danke! Wir antworten bald.</p>');
  const typed = renderDocument(pageOf('form', { ...form, submitLabel: 'Los' }), settings).html;
  expect(typed).toContain('>Los</button>');
  const inEnglish = { ...settings, source: fullSource };
  expect(renderDocument(pageOf('form', form), inEnglish).html).toContain('>Send</button>');
});

it('I18N-05 in another language of a site it is no text that waits for a translation', () => {
  const language = { code: 'de', original: 'en-GB' };
  const offer = { planId: 'm1', memberHtml: '' };
  const { html } = renderDocument(pageOf('member-area', offer), { ...settings, language });
  expect(html).toContain('Beitreten</button>');
  expect(html).not.toContain('lang="en-GB"');
});
