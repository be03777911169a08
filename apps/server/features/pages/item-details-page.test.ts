/** What an item needs to be told is asked on a page where no scripts run. */
import { callLimits, cartMessages, formMessages } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';

const path = '/cart/details';

describeOnBothDatabases('the details of an item', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let ring: MadeProduct;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    ring = await shop.addProduct({
      title: 'Ring <1>',
      optionOrdering: ['Size'],
      variants: ['S', 'M'].map((Size) => ({ attributes: { Size } })),
      form: [
        { id: 'words', type: 'text', title: 'Words', required: true, maxLength: 5 },
        { id: 'code', type: 'password', title: 'Code' },
      ],
    });
  });
  afterAll(() => app.close());

  const post = (shopper: Shopper, url: string, fields: Record<string, string>) =>
    shopper.send('POST', url, { body: new URLSearchParams(fields) });
  const choice = () => ({ itemId: ring.id, 'variant.Size': 'M', quantity: '2' });

  it('ATC-18 the form of a page leads to it, with what was chosen', async () => {
    const shopper = new Shopper(app);
    const sent = await post(shopper, '/api/commerce/shopping-cart/entries', choice());
    expect(sent.statusCode).toBe(303);
    const { body, statusCode } = await shopper.send('GET', String(sent.headers.location));
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Ring &lt;1&gt;</h1>');
    expect(body).toContain('name="variant.Size" value="M"');
    expect(body).toContain('name="quantity" value="2"');
    expect(body).toMatch(/name="f.words"/);
    expect(body).not.toContain('aria-invalid="true"');
  });

  it('FORM-14 FORM-23 what is refused comes back with what was typed, but for secrets', async () => {
    const shopper = new Shopper(app);
    const answers = { 'f.words': 'too "long"', 'f.code': 'hush' };
    const { body, statusCode } = await post(shopper, path, { ...choice(), ...answers });
    expect(statusCode).toBe(400);
    expect(body).toContain('value="too &quot;long&quot;"');
    expect(body).toMatch(/name="f.words"[^>]*aria-describedby="error-item-field-words"/);
    expect(body).toContain(formMessages.tooLong);
    expect(body).toMatch(/aria-invalid="true" autofocus/);
    expect(body).toContain(cartMessages.formIncomplete);
    expect(body).not.toContain('hush');
  });

  it('ATC-18 what is answered goes into the cart, with its answers', async () => {
    const shopper = new Shopper(app);
    const sent = await post(shopper, path, { ...choice(), 'f.words': 'Oak' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/cart']);
    const { entries } = await shopper.cart();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ quantity: 2, additionalFields: { words: 'Oak' } });
  });

  it('ATC-18 what may be left out is asked too, and a gift card names who gets it', async () => {
    const card = await shop.addProduct({ title: 'Card', productType: 4 });
    const shopper = new Shopper(app);
    const add = '/api/commerce/shopping-cart/entries';
    const asked = await post(shopper, add, { itemId: card.id, quantity: '1' });
    expect(asked.headers.location).toMatch(/^\/cart\/details\?/);
    const { body } = await shopper.send('GET', String(asked.headers.location));
    expect(body).toContain('name="f.giftRecipientEmail"');
    const answers = { itemId: card.id, quantity: '1', 'f.giftRecipientEmail': 'ann@example.test' };
    const sent = await post(shopper, path, answers);
    expect(sent.headers.location).toBe('/cart');
    const empty = await post(shopper, path, { itemId: card.id, quantity: '1' });
    expect(empty.headers.location).toBe('/cart');
    const { entries } = await shopper.cart();
    expect(entries.map(({ additionalFields }) => additionalFields)).toMatchObject([
      { giftRecipientEmail: 'ann@example.test' },
      {},
    ]);
  });

  it('ATC-18 keeps a choice whose name and value are long', async () => {
    const name = 'The wood that it is turned from '.repeat(5).trim();
    const [oak, ash] = ['Oak', 'Ash'].map(
      (wood) => `${'From the same old orchard '.repeat(20)}${wood}`,
    );
    const bowl = await shop.addProduct({
      optionOrdering: [name],
      variants: [
        { attributes: { [name]: oak! }, priceCents: 1000 },
        { attributes: { [name]: ash! }, priceCents: 2000 },
      ],
      form: [{ id: 'words', type: 'text', title: 'Words', required: true }],
    });
    const shopper = new Shopper(app);
    const wish = { itemId: bowl.id, [`variant.${name}`]: ash! };
    const sent = await post(shopper, '/api/commerce/shopping-cart/entries', wish);
    const { body } = await shopper.send('GET', String(sent.headers.location));
    const kept = [...body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(kept.map(([, field, value]) => [field!, value!]));
    const added = await post(shopper, path, { ...fields, 'f.words': 'For Ann' });
    expect(added.headers.location).toBe('/cart');
    expect((await shopper.cart()).entries).toMatchObject([{ purchasePriceCents: 2000 }]);
  });

  it('there is none for an item that asks nothing, or that is not sold', async () => {
    const plain = await shop.addProduct({});
    const hidden = await shop.addProduct({
      isVisible: false,
      form: [{ id: 'a', type: 'text', title: 'A' }],
    });
    for (const { id } of [plain, hidden, { id: 'nothing' }]) {
      const shown = await new Shopper(app).send('GET', `${path}?itemId=${id}`);
      expect(shown.statusCode).toBe(404);
    }
    const cut = await new Shopper(app).send('GET', path);
    expect([cut.statusCode, cut.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    const foreign = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'localhost',
        origin: 'http://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...choice(), 'f.words': 'Oak' }).toString(),
    });
    expect(foreign.statusCode).toBe(400);
    expect(String(foreign.headers['set-cookie'])).not.toContain('CART=');
  });

  it('ATC-18 tries are limited as those of the other way into the cart are', async () => {
    const shopper = new Shopper(app);
    const remoteAddress = '203.0.113.77';
    const body = () => new URLSearchParams({ ...choice(), 'f.words': 'Oak', quantity: '1' });
    const { perCart } = callLimits.addToCart;
    let [added, status] = [-1, 303];
    for (; status === 303 && added <= perCart + 1; added += 1) {
      ({ statusCode: status } = await shopper.send('POST', path, { body: body(), remoteAddress }));
    }
    // The first one has no cart yet.
    expect([status, added]).toEqual([429, perCart + 1]);
  });
});
