/**
 * What a kind of mail looks like, by an order that is made up of products of the shop: whoever builds
 * parts of mails may know no customers.
 */
import { totalMessages, type MailKind } from '@sitewright/contract';
import { sayOf } from '../settings/say-of.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { writeOf, type Previewed } from './preview-order-mail.ts';

/** A mail in the language of the site; nothing is sent or kept. */
export async function writeExampleMail(scope: MailScope, kind: MailKind): Promise<WrittenMail> {
  return writeOf(kind, await makeUpOrder(scope));
}

const priceCents = 2400;
const shippingCents = 490;
const email = 'ann@example.com';

/** An order of the first products of the shop. */
async function makeUpOrder(scope: MailScope): Promise<Previewed> {
  const products = await listProducts(scope);
  const { currency } = scope.site;
  const subtotalCents = priceCents * products.length;
  const grandTotalCents = subtotalCents + shippingCents;
  const lines = products.map(({ id, title }) => ({
    productId: id,
    variantId: '',
    productType: 1,
    sku: '',
    title,
    attributes: {},
    additionalFields: null,
    quantity: 1,
    unitPriceCents: priceCents,
    imageAssetId: null,
    plan: null,
    isStockCounted: false,
  }));
  return {
    scope,
    order: {
      status: 'paid',
      isTest: false,
      dueAt: null,
      items: products.map(({ id, title }) => ({
        id,
        productType: 1,
        title,
        variant: '',
        answers: [],
        sku: '',
        quantity: 1,
        unitPriceCents: priceCents,
      })),
    },
    payment: {
      cartId: '',
      provider: '',
      snapshot: {
        email,
        shippingAddress: exampleAddress,
        billingAddress: exampleAddress,
        shippingOptionName: sayOf(scope.site)(totalMessages.shipping),
        lines,
        subtotalCents,
        discountCents: 0,
        shippingCents,
        taxCents: 0,
        grandTotalCents,
        taxLines: [],
        couponIds: [],
        marketingOptIn: false,
      },
    },
    facts: {
      orderId: '',
      orderNumber: 1,
      token: 'example',
      email,
      currency,
      grandTotalCents,
      isTest: false,
    },
  };
}

const exampleAddress = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '12 Elm Street',
  city: 'Springfield',
  postalCode: '12345',
  country: 'US',
};

async function listProducts({ db, site }: MailScope) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('site_id', '=', site.siteId)
    .where('is_visible', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.length > 0 ? rows : [{ id: '', title: site.title }];
}
