import type { FormField } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { renderDocument } from '../../render/render-document.ts';
import { makeDocument } from '../../testing/make-document.ts';
import type { BlockSource } from '../block-type.ts';
import { blockTypeTable } from '../registry.ts';

/** A page with a form of these fields. */
function show(fields: FormField[]): string {
  const answer = () => ({ kind: 'form', form: { id: 'f1', name: 'Contact', fields } });
  const source: BlockSource = {
    picture: () => undefined,
    fileUrl: () => undefined,
    pageUrl: () => undefined,
    answer: answer as unknown as BlockSource['answer'],
    sanitize: (html) => html,
  };
  const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
  return renderDocument(makeDocument(['form']), settings).html;
}

it('an explanation belongs to its field, also where that is a group of several', () => {
  const about = { description: 'One is enough' };
  const html = show([
    { id: 'line', type: 'text', title: 'Line', ...about },
    { id: 'pick', type: 'radio', title: 'Pick', options: ['A'], ...about },
    { id: 'who', type: 'name', title: 'Who' },
  ]);
  expect(html).toMatch(
    /<input [^>]*id="field-f1-line"[^>]* aria-describedby="field-f1-line-about"/,
  );
  expect(html).toMatch(
    /<fieldset [^>]*data-field="pick"[^>]* aria-describedby="field-f1-pick-about">/,
  );
  expect(html).toMatch(/<fieldset [^>]*data-field="who" data-type="name">/);
});

it('FORM-10 a phone is asked for with its country code unless the owner leaves it out', () => {
  const partsOf = (more: object) =>
    [
      ...show([{ id: 'p', type: 'phone', title: 'Phone', ...more }]).matchAll(
        /name="f\.p\.(\w+)"/g,
      ),
    ].map(([, part]) => part);
  expect(partsOf({})).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
  expect(partsOf({ showCountryCode: true })).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
  expect(partsOf({ showCountryCode: false })).toEqual(['Areacode', 'Prefix', 'Line']);
});
