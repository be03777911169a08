import type { BlockQuery, FormField } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { renderDocument } from '../../render/render-document.ts';
import { makeDocument } from '../../testing/make-document.ts';
import type { BlockSource } from '../block-type.ts';
import { blockTypeTable } from '../registry.ts';

/** A page with blocks of one form of these fields, of a site that may have a captcha. */
function show(fields: FormField[], { blocks = 1, hasCaptcha = false } = {}): string {
  const form = { kind: 'form', form: { id: 'f1', name: 'Contact', fields } };
  const captcha = hasCaptcha ? { kind: 'captcha' } : undefined;
  const answer = ({ kind }: BlockQuery) => (kind === 'form' ? form : captcha);
  const source: BlockSource = {
    picture: () => undefined,
    fileUrl: () => undefined,
    pageUrl: () => undefined,
    answer: answer as unknown as BlockSource['answer'],
    sanitize: (html) => html,
  };
  const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
  return renderDocument(makeDocument(Array.from({ length: blocks }, () => 'form')), settings).html;
}

it('an explanation belongs to its field, also where that is a group of several', () => {
  const about = { description: 'One is enough' };
  const html = show([
    { id: 'line', type: 'text', title: 'Line', ...about },
    { id: 'pick', type: 'radio', title: 'Pick', options: ['A'], ...about },
    { id: 'who', type: 'name', title: 'Who' },
  ]);
  expect(html).toMatch(
    /<input [^>]*id="s0b0-field-line"[^>]* aria-describedby="s0b0-field-line-about"/,
  );
  expect(html).toMatch(
    /<fieldset [^>]*data-field="pick"[^>]* aria-describedby="s0b0-field-pick-about">/,
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

it('FORM-02 two blocks of one form on a page share no id: each label leads to its own field', () => {
  const fields: FormField[] = [
    { id: 'line', type: 'text', title: 'Line', description: 'One is enough' },
    { id: 'pick', type: 'radio', title: 'Pick', options: ['A', 'B'] },
    { id: 'who', type: 'name', title: 'Who' },
    { id: 'like', type: 'likert', title: 'You', options: ['I like clay'] },
  ];
  const html = show(fields, { blocks: 2 });
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
  const ids = all(/ id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const labels = all(/ for="([^"]+)"/g);
  expect(labels.length).toBe(2 * 10);
  expect(labels.every((id) => ids.includes(id))).toBe(true);
});

it('CAPT-05 a captcha has its place before the button where the site has a key, and nowhere else', () => {
  const fields: FormField[] = [{ id: 'line', type: 'text', title: 'Line' }];
  expect(show(fields)).not.toContain('captcha');
  expect(show(fields, { hasCaptcha: true })).toMatch(
    /<div class="captcha-container" data-action="FORM_BLOCK_SUBMISSION"><\/div><noscript>.*JavaScript.*<\/noscript><div class="form-button-wrapper">/,
  );
});

it('FORM-02 a list with nothing chosen says so, as in the modal of a product', () => {
  const html = show([{ id: 'size', type: 'select', title: 'Size', options: ['Small'] }]);
  expect(html).toContain('<option value="">Select an option</option>');
});
