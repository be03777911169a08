/** What a checkout asks beside the card, from the form to the order, its mail and the owner. */
import { checkoutPageSchema } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveShippingOption } from '../shipping/save-shipping-option.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const contact = { firstName: 'Ann', lastName: 'Lee', phone: '555 010 0199' };
const host = 'fields.localhost';

describeOnBothDatabases('what a checkout asks', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let pickup: string;
  let parcel: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({
      identifier: 'fields',
      settings: {
        store: {
          showNoteField: true,
          showCompanyField: true,
          showShippingPhoneNumber: true,
          checkoutPageMarketingOptInEnabled: true,
          showCustomCheckoutForm: true,
          checkoutFields: [
            {
              id: 'size',
              type: 'select',
              title: 'Shirt size',
              options: ['S', 'M'],
              required: true,
            },
            { id: 'bags', type: 'checkbox', title: 'Packing', options: ['Paper', 'None'] },
          ],
        },
      },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'fields');
    parcel = await addShippingOption(shop, { name: 'Parcel', priceCents: 500 });
    pickup = await app.ctx.transact((trx) =>
      saveShippingOption(trx, siteId, {
        name: 'Studio in Albany',
        pricing: { kind: 'pickup', place: { country: 'US', region: 'NY' } },
      }),
    );
    await addTaxRule(shop, { country: 'US', region: 'NY', ratePpm: 100_000 });
  });
  afterAll(() => app.close());

  async function fill(productTypes: (1 | 2)[] = [1]): Promise<Shopper> {
    const shopper = new Shopper(app, host);
    for (const productType of productTypes) {
      const { id } = await shop.addProduct({
        title: `Product ${productType}`,
        productType,
        variants: [{ priceCents: 1000, stock: 9 }],
      });
      await shopper.add(id);
    }
    return shopper;
  }

  const answers = { size: 'M', bags: ['Paper'] };
  const fetched = (shopper: Shopper, more: Record<string, unknown> = {}) =>
    shopper.pay({
      shippingAddress: undefined,
      pickupContact: contact,
      shippingOptionId: pickup,
      expectedTotalCents: 1100,
      answers,
      ...more,
    });

  const snapshotOf = async (shopper: Shopper) => {
    const { snapshot } = await app.ctx.db
      .selectFrom('payments')
      .select('snapshot')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return snapshot;
  };

  const orderOf = (shopper: Shopper) =>
    app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();

  describe('of whoever fetches an order', () => {
    it('is a name and a phone; it is taxed where it is fetched', async () => {
      const shopper = await fill();
      const paid = await fetched(shopper);
      expect(paid.json(), paid.body).toMatchObject({ status: 'succeeded' });
      expect(await orderOf(shopper)).toMatchObject({
        tax_cents: 100,
        shipping_cents: 0,
        shipping_option_name: 'Studio in Albany',
        shipping_address: null,
        billing_address: null,
        pickup_contact: contact,
      });
    });

    it('is offered before anybody has told an address', async () => {
      const shopper = await fill();
      const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
      const page = checkoutPageSchema.parse((await shopper.send('GET', url)).json());
      expect(page.delivery).toEqual({ canShip: true, canPickUp: true });
      expect(page.cart.shippingOptions.map(({ id }) => id)).toEqual([pickup]);
    });

    it('taxes what is downloaded with it there too', async () => {
      const shopper = await fill([1, 2]);
      const paid = await fetched(shopper, { expectedTotalCents: 2200 });
      expect(paid.statusCode, paid.body).toBe(200);
    });

    it('needs the name, and nothing of it stands for an address of what is sent', async () => {
      const shopper = await fill();
      const nameless = await fetched(shopper, { pickupContact: { ...contact, firstName: '' } });
      expect(nameless.json()).toMatchObject({
        code: 'invalid_request',
        errors: { 'pickupContact.firstName': 'Required' },
      });
      const sent = await fetched(shopper, { shippingOptionId: parcel, expectedTotalCents: 1500 });
      expect(sent.statusCode).toBe(400);
    });

    it('works without scripts: the step to payment and the payment ask no address', async () => {
      const shopper = await fill();
      const path = `/checkout?cartToken=${shopper.cartToken}`;
      const typed = {
        email: 'ann@example.test',
        deliveryMethod: 'pickup',
        'shippingAddress.firstName': 'Ann',
        'shippingAddress.lastName': 'Lee',
        isBillingSameAsShipping: 'true',
        note: 'Ring twice',
        'answers.size': 'S',
        'answers.bags.1': 'None',
      };
      const post = (more: Record<string, string>) =>
        shopper.send('POST', path, { body: new URLSearchParams({ ...typed, ...more }) });
      const step = await post({ step: 'place' });
      expect(step.statusCode).toBe(200);
      expect(step.body).toContain('Ring twice</textarea>');
      expect(step.body).toMatch(/name="expectedTotalCents" value="1100"/);
      const wrong = await post({ 'shippingAddress.lastName': '', step: 'place' });
      expect(wrong.statusCode).toBe(422);
      const paid = await post({
        shippingOptionId: pickup,
        expectedTotalCents: '1100',
        'payment.provider': 'test',
        'payment.cardNumber': '4242424242424242',
        'payment.expiry': '12/30',
        'payment.cvc': '123',
      });
      expect(paid.statusCode, paid.body).toBe(303);
      expect(await orderOf(shopper)).toMatchObject({
        note: 'Ring twice',
        answers: [
          { title: 'Shirt size', text: 'S' },
          { title: 'Packing', text: 'None' },
        ],
        pickup_contact: { firstName: 'Ann', lastName: 'Lee', phone: '' },
      });
    });
  });

  describe('by the form of the shop', () => {
    it('reaches the order, its buyer, the mail and the owner', async () => {
      const shopper = await fill();
      const email = `${database}-form@example.test`;
      const paid = await fetched(shopper, { email, note: 'No <b>plastic</b>' });
      const { redirectUrlPath } = paid.json<{ redirectUrlPath: string }>();
      const { body } = await shopper.send('GET', redirectUrlPath);
      for (const told of ['Shirt size', 'Paper', 'Picked up by', '555 010 0199']) {
        expect(body).toContain(told);
      }
      expect(body).not.toContain('<b>plastic');
      const mail = await app.ctx.db
        .selectFrom('outbox_mails')
        .select(['text', 'html'])
        .where('to_address', '=', email)
        .executeTakeFirstOrThrow();
      for (const told of ['Shirt size', 'Paper', 'Picked up by', 'Ann Lee']) {
        expect(mail.text).toContain(told);
      }
      expect(mail.html).not.toContain('<b>plastic');
      const { order_number } = await orderOf(shopper);
      const detail = await owner.send('GET', owner.url(`orders/${order_number}/detail`));
      expect(detail.body).toContain('Shirt size');
      expect(detail.body).toContain('No <b>plastic</b>');
      const stranger = new Shopper(app, host);
      const seen = await stranger.send('GET', redirectUrlPath);
      expect(seen.body).not.toContain('plastic');
      expect(seen.body).not.toContain('Shirt size');
    });

    it('keeps no note where the shop asks for none', async () => {
      const set = (showNoteField: boolean) =>
        writeSettings(app.ctx, {
          siteId: shop.siteId,
          actor: operator,
          values: { store: { showNoteField } },
        });
      await set(false);
      const shopper = await fill();
      await fetched(shopper, { note: 'Nobody asked' });
      expect(await orderOf(shopper)).toMatchObject({ note: '' });
      await set(true);
    });

    it('must be answered, and choices are those of the shop', async () => {
      const shopper = await fill();
      expect((await fetched(shopper, { answers: {} })).json()).toMatchObject({
        errors: { 'answers.size': expect.any(String) },
      });
      expect((await fetched(shopper, { answers: { size: 'XXL' } })).statusCode).toBe(400);
      const more = { ...answers, other: 'nobody asked this' };
      expect((await fetched(shopper, { answers: more })).statusCode).toBe(200);
      expect(JSON.stringify(await orderOf(shopper))).not.toContain('nobody asked');
    });
  });

  it('a phone is one that its country can have, a company stands on the parcel', async () => {
    const shopper = await fill();
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId: parcel });
    const send = (parts: Record<string, string>) =>
      shopper.pay({
        shippingOptionId: parcel,
        shippingAddress: addressOf(parts),
        expectedTotalCents,
        answers,
      });
    expect((await send({ phone: '555' })).json()).toMatchObject({
      errors: { 'shippingAddress.phone': 'Please check this phone number.' },
    });
    const paid = await send({ phone: '+49 30 1234567', company: 'Lee & Co' });
    const { redirectUrlPath } = paid.json<{ redirectUrlPath: string }>();
    expect((await shopper.send('GET', redirectUrlPath)).body).toContain('Lee &amp; Co');
  });

  it('news are asked for by a box that is off, and kept with time and sentence', async () => {
    const optIns = async () => (await owner.send('GET', owner.url('marketing-opt-ins'))).json();
    await fetched(await fill(), { email: 'quiet@example.test' });
    expect(await optIns()).toEqual({ optIns: [], next: null });
    const shopper = await fill();
    await fetched(shopper, { email: 'Loud@example.test', marketingOptIn: true });
    expect(await optIns()).toEqual({
      optIns: [
        {
          email: 'loud@example.test',
          text: 'Send me news and offers',
          source: 'checkout',
          optedInOn: app.ctx.now().getTime(),
        },
      ],
      next: null,
    });
    expect(await snapshotOf(shopper)).toMatchObject({ marketingOptIn: true });
    const stranger = new Shopper(app, host);
    expect((await stranger.send('GET', owner.url('marketing-opt-ins'))).statusCode).toBe(401);
  });
});
