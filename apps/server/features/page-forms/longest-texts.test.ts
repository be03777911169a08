/** The longest length of a long text: from the form of its owner to pages and what they take. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const host = 'notes.test';
const limited = { id: 'note', type: 'textarea', title: 'Note', maxLength: 12 } as const;
const open = { id: 'more', type: 'textarea', title: 'More' } as const;
const tooLong = 'You have exceeded the character limit.';

describeOnBothDatabases('the longest length of a text', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let formId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { languages: { languages: [{ code: 'de' }] } };
    shop = await createTestShop(app, await app.createSite({ host, identifier: 'notes', settings }));
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.admin] }, 'notes');
    const made = await office.send('POST', 'forms', { name: 'Notes', fields: [limited, open] });
    formId = made.json<{ id: string }>().id;
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object | string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host,
        origin: `http://${host}`,
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
  const areaOf = (html: string, id: string) =>
    new RegExp(`<textarea [^>]*name="f\\.${id}"[^>]*>`).exec(html)?.[0];

  it('FBLD-03 is kept with the form, printed on its page, and taken away again', async () => {
    const kept = (await office.get(`forms/${formId}`)).json<{ form: { fields: unknown[] } }>();
    expect(kept.form.fields).toEqual([limited, open]);
    const data = { formId, submitLabel: 'Send', successText: 'Thanks' };
    const { urlId } = await buildPage(office, {
      title: 'Notes',
      blocks: [{ type: 'form', data }],
    });
    const page = () => app.inject({ method: 'GET', url: `/${urlId}`, headers: { host } });
    const { body } = await page();
    // Typing goes on beyond it, the counter warns (D-13): the browser must not cut what is pasted.
    expect(areaOf(body, 'note')).toContain(' data-max-length="12"');
    expect(areaOf(body, 'note')).not.toContain(' maxlength');
    expect(body).toContain('<p class="sw-counter">0 / 12</p>');
    expect(areaOf(body, 'more')).not.toContain('max-length');
    const { maxLength: _, ...unlimited } = limited;
    const change = (from: object, to: object) =>
      office.send('PATCH', `forms/${formId}`, {
        changes: { fields: { from: [from, open], to: [to, open] } },
      });
    const off = await change(limited, unlimited);
    expect(off.statusCode, off.body).toBe(200);
    expect((await page()).body).not.toContain('data-max-length');
    expect((await change(unlimited, limited)).statusCode).toBe(200);
    expect((await page()).body).toContain('data-max-length="12"');
  });

  it('FBLD-03 a longer text is refused with a clear sentence, with scripts and without, in the language of the page', async () => {
    const right = { note: 'x'.repeat(12), more: 'y'.repeat(500) };
    const wrong = { ...right, note: 'x'.repeat(13) };
    const check = (answers: object) => post(`/api/rest/forms/validate/${formId}`, answers);
    expect((await check(right)).json()).toEqual({ errors: {} });
    expect((await check(wrong)).json()).toEqual({ errors: { note: tooLong } });
    const save = async (answers: object) => {
      const { key } = (await post('/api/form/FormSubmissionKey', {})).json<{ key: string }>();
      const form = JSON.stringify(answers);
      return post('/api/form/SaveFormSubmission', { formId, form, key, pagePath: '/' });
    };
    expect((await save(wrong)).json()).toMatchObject({ errors: { note: tooLong } });
    expect((await save(right)).statusCode).toBe(200);
    const { urlId } = await buildPage(office, {
      title: 'Notes without scripts',
      blocks: [{ type: 'form', data: { formId, submitLabel: 'Send', successText: 'Thanks' } }],
    });
    for (const [prefix, sentence] of [
      ['', tooLong],
      ['/de', 'Das sind mehr Zeichen als erlaubt.'],
    ] as const) {
      const shown = await app.inject({
        method: 'GET',
        url: `${prefix}/${urlId}`,
        headers: { host },
      });
      const blockId = /name="blockId" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
      const pagePath = `${prefix}/${urlId}`;
      const typed = new URLSearchParams({ formId, blockId, pagePath, 'f.note': wrong.note });
      const refused = await post('/api/form/SaveFormSubmission', `${typed}`);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain(sentence);
      expect(refused.body).toContain('13 / 12');
      expect(refused.body).toContain(`\n${wrong.note}</textarea>`);
    }
  });

  it('FBLD-03 the form of a product prints it and refuses a longer answer', async () => {
    const card = await shop.addProduct({
      title: 'Card',
      variants: [{ priceCents: 500 }],
      form: [{ ...limited }],
    });
    const shopper = new Shopper(app, host);
    const asked = await shopper.send('POST', '/api/commerce/shopping-cart/entries', {
      body: new URLSearchParams({ itemId: card.id, quantity: '1' }),
    });
    const details = await shopper.send('GET', String(asked.headers.location));
    expect(details.body).toContain('data-max-length="12"');
    const add = (note: string) =>
      shopper.send('POST', '/api/commerce/shopping-cart/entries', {
        body: { itemId: card.id, quantity: 1, additionalFields: JSON.stringify({ note }) },
      });
    expect((await add('x'.repeat(13))).json()).toMatchObject({
      errors: { 'additionalFields.note': tooLong },
    });
    expect((await add('x'.repeat(12))).statusCode).toBe(200);
  });
});
