import type { PageDocument } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { addSection, addBlock, blockTypeTable, emptyDocument, putOnTop } from '../index.ts';
import { checkDocument } from '../checks/check-document.ts';
import { fullSource } from '../testing/draw-block.ts';
import { makeMailMedium, type MailWorld } from './mail-medium.ts';
import { renderMailPart } from './render-mail-part.ts';
import { textOfMail } from './text-of-mail.ts';

const world: MailWorld = {
  tone: 'card',
  address: (url) => (url.startsWith('/') ? `https://alder.test${url}` : url || undefined),
  values: { shopName: 'Alder & <Son>' },
};
const settings = { types: blockTypeTable, source: fullSource, cldr: undefined, now: 0 };

function documentOf(...blocks: readonly [type: string, data: unknown][]): PageDocument {
  let document = putOnTop(
    emptyDocument,
    addSection(emptyDocument, { id: 's', layout: 'rows' }, 0),
  ).document;
  for (const [index, [type, data]] of blocks.entries()) {
    const block = { id: `b${index}`, sectionId: 's', data };
    const adding = addBlock(document, blockTypeTable.get(type)!, block);
    document = putOnTop(document, adding).document;
  }
  return document;
}

const inMail = [...blockTypeTable.values()].filter(({ mail }) => mail !== undefined);

it('blocks of mails are those that mail programs show', () => {
  expect(inMail.map(({ type }) => type).toSorted()).toEqual([
    'button',
    'heading',
    'image',
    'line',
    'markdown',
    'quote',
    'social-links',
    'spacer',
    'text',
  ]);
});

it.each(inMail)('$type has nothing in a mail that mail programs drop or refuse', (type) => {
  const part = renderMailPart(documentOf([type.type, type.sample]), settings, world);
  const html = part?.html ?? '';
  expect(html).not.toMatch(/<(?:script|style|form|input|button|svg|iframe)\b/);
  expect(html).not.toMatch(/srcset|loading=|href="\/|src="\//);
  for (const [tag] of html.matchAll(/<(?:p|h\d|a|hr|li|blockquote)\b[^>]*>/g)) {
    expect(tag).toContain('style="');
  }
  expect({ html, text: part?.text }).toMatchSnapshot();
});

it('pictures are as wide as their place, of a file that is sharp there, and say what they show', () => {
  const html =
    '<img src="/a" srcset="/a?format=500w 500w, /a?format=1500w 1500w, /a 3000w" width="3000"' +
    ' height="1500" alt="A &quot;bowl&quot;" loading="lazy">';
  expect(makeMailMedium(world).finish(html, 500)).toBe(
    '<img width="500" height="250" alt="A &quot;bowl&quot;"' +
      ' src="https://alder.test/a?format=1500w" style="display:block;max-width:100%;height:auto;border:0">',
  );
  const nowhere = makeMailMedium({ ...world, address: () => undefined });
  expect(nowhere.finish(`${html}<a href="/x">Words</a>`, 500)).toBe('Words');
});

it('names in braces give way to what they say, once and escaped', () => {
  const values = { shopName: '<b>{orderNumber}</b>', orderNumber: '7' };
  const medium = makeMailMedium({ ...world, values });
  expect(medium.finish('<i>{shopName} {orderNumber} {other}</i>', 500)).toBe(
    '<i>&lt;b&gt;{orderNumber}&lt;/b&gt; 7 {other}</i>',
  );
});

it('colours and alignments of texts are told by styles', () => {
  const html = '<p class="sw-align-center"><span class="sw-ink-c0392b">Red</span></p>';
  const made = makeMailMedium(world).finish(html, 500);
  expect(made).toContain('text-align:center');
  expect(made).toContain('color:#c0392b');
});

it('what cannot stand in a mail is left out, and the checks say so', () => {
  const document = documentOf(
    ['text', { format: 'html', html: '<p>Kept</p>' }],
    ['form', blockTypeTable.get('form')!.sample],
  );
  const part = renderMailPart(document, settings, world);
  expect(part?.text).toBe('Kept');
  const findings = checkDocument(document, { ...settings, mail: makeMailMedium(world) });
  expect(findings).toEqual([{ check: 'not-in-mail', blockId: 'b1' }]);
  expect(renderMailPart(documentOf(['form', {}]), settings, world)).toBeUndefined();
});

it('plain text has paragraphs, lists, and where links lead', () => {
  const html =
    '<h2>Alder</h2><p>See <a href="https://a.test">our shop</a> or' +
    ' <a href="mailto:a@b.test">a@b.test</a>.<br>Bye</p><ul><li><p>One</p></li><li>Two</li></ul><hr>' +
    '<table><tr><td>A</td><td>B</td></tr></table><img alt="A bowl">';
  expect(textOfMail(html)).toBe(
    'Alder\n\nSee our shop (https://a.test) or a@b.test.\nBye\n\n- One\n- Two\n\n---\n\nA B\n\n[A bowl]',
  );
});

it('plain text of a long part is there at once, however many paragraphs it has', () => {
  const one = '<p>Some <a href="https://a.test">words</a> of it</p>';
  const text = textOfMail(one.repeat(20_000));
  expect(text.split('\n\n')).toEqual(
    Array.from({ length: 20_000 }, () => 'Some words (https://a.test) of it'),
  );
});
