/** The address field of a form: the words of its parts where visitors fill it in, and its answer. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const place = { id: 'where', type: 'address', title: 'Where to' } as const;

/** Of the parts of the address in a page, in their order. */
function labelsIn(html: string): string[] {
  const from = html.indexOf('f.where.Line1');
  const start = html.lastIndexOf('<fieldset', from);
  const set = html.slice(start, html.indexOf('</fieldset>', from));
  return [...set.matchAll(/<label[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, label]) =>
    label!.trim(),
  );
}

describeOnBothDatabases('an address in a form', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  /** A shop with a page and a product that ask for an address. */
  async function ask(name: string, store: object) {
    const host = `${name}.test`;
    const mails = { alertAddresses: [`owner@${host}`] };
    const settings = { store, mails, languages: { languages: [{ code: 'de' }] } };
    const siteId = await app.createSite({ host, identifier: name, settings });
    const shop: TestShop = await createTestShop(app, siteId);
    const office: Office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, name);
    const made = await office.send('POST', 'forms', { name: 'Deliveries', fields: [place] });
    const formId = made.json<{ id: string }>().id;
    const data = { formId, submitLabel: 'Send', successText: 'Thanks' };
    const { urlId } = await buildPage(office, {
      title: 'Deliveries',
      blocks: [{ type: 'form', data }],
    });
    const sofa = await shop.addProduct({ title: 'Sofa', form: [{ ...place }] });
    const shopper = new Shopper(app, host);
    const read = async (path: string) => (await shopper.send('GET', path)).body;
    const details = async () => {
      const asked = await shopper.send('POST', '/api/commerce/shopping-cart/entries', {
        body: new URLSearchParams({ itemId: sofa.id, quantity: '1' }),
      });
      return read(String(asked.headers.location));
    };
    const send = (parts: Record<string, string>) => {
      const typed = Object.entries(parts).map(([part, text]) => [`f.where.${part}`, text]);
      return shopper.send('POST', '/api/form/SaveFormSubmission', {
        body: new URLSearchParams({ formId, ...Object.fromEntries(typed) }),
      });
    };
    return { office, formId, urlId, read, details, send, owner: `owner@${host}` };
  }

  it.each([
    ['unset', {}],
    ['american', { shippingCountryDefaultValue: 'US' }],
    ['canadian', { shippingCountryDefaultValue: 'CA' }],
  ])(
    'FBLD-06 is asked as Address, City, State, Zip and Country, on pages and of products: %s',
    async (name, store) => {
      const { read, urlId, details } = await ask(name, store);
      const words = ['Address', 'Address line 2', 'City', 'State', 'Zip', 'Country'];
      expect(labelsIn(await read(`/${urlId}`))).toEqual(words);
      expect(labelsIn(await details())).toEqual(words);
      const german = ['Straße und Hausnummer', 'Adresszusatz', 'Ort', 'Bundesland', 'PLZ', 'Land'];
      expect(labelsIn(await read(`/de/${urlId}`))).toEqual(german);
    },
  );

  it('FBLD-06 a country with words and an order of its own keeps both', async () => {
    const { read, urlId, details } = await ask('german', { shippingCountryDefaultValue: 'DE' });
    const words = ['Address', 'Address line 2', 'Postal code', 'City', 'Region', 'Country'];
    expect(labelsIn(await read(`/${urlId}`))).toEqual(words);
    expect(labelsIn(await details())).toEqual(words);
  });

  it('FBLD-06 the owner reads the parts in that order: in the list, in the mail and in the table', async () => {
    const { office, formId, send, owner } = await ask('answered', {});
    const parts = { Country: 'US', Zip: '08601', State: 'NJ', City: 'Trenton', Line1: '1 Oak St' };
    expect((await send(parts)).statusCode).toBe(303);
    const text = '1 Oak St, Trenton, NJ, 08601, US';
    expect((await office.get('form-answers', { formId })).json()).toMatchObject({
      answers: [{ answers: [{ title: 'Where to', text }] }],
    });
    const [mail] = await readMails(app, { kind: 'form-answers:', to: owner });
    expect(mail?.text).toContain(text);
    const table = await office.get('form-answers/export', { formId });
    expect(table.body).toContain(`"${text}"`);
  });
});
