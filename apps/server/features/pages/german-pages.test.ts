/** A German site says nothing in English: no page, no mail, no answer to a form. I18N-05 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { orderMailKinds, userRoles } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { buildPage } from '../../testing/build-page.ts';
import { crawlSite, linksOfMails } from '../../testing/crawl-site.ts';
import { findEnglish } from '../../testing/english-words.ts';
import { provokedSettings, provokeMails } from '../../testing/every-mail/provoke-mails.ts';
import { germanBlocks } from '../../testing/german-blocks.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { saveDonation } from '../donations/save-donation.ts';
import { sealReviewLink } from '../reviews/review-links.ts';
import { languagePrefix } from '../sites/request-language.ts';

interface WrittenPreview {
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What buyers typed. */
const isTyped = (text: string) => text.includes('1 Main Street');

const started = 'fastify.initialization';
const email = 'kundin@eiche.test';
const password = 'ein langes Passwort';

describeOnBothDatabases('a German site', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let visitor: AccountVisitor;
  let shippingOptionId: string;
  const previews: WrittenPreview[] = [];
  /** What no page and no mail leads to. */
  const pages: string[] = [
    '/',
    '/alles',
    '/cart',
    '/search?q=Teller',
    '/search',
    '/gift-card',
    '/club',
    '/gibt-es-nicht',
    '/policies/privacy',
  ];
  /** Routes of pages, and those that were looked at. */
  const routes = new Set<string>();
  const seen = new Set<string>();

  beforeAll(async () => {
    const watch = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      fastify.addHook('onRoute', ({ url, method }) => {
        if (method === 'GET') routes.add(url);
      });
      fastify.addHook('onResponse', async ({ routeOptions, method }, { statusCode }) => {
        if (method === 'GET' && (statusCode < 300 || statusCode === 410))
          seen.add(routeOptions.url ?? '');
      });
    };
    subscribe(started, watch);
    app = await createTestApp({ database });
    unsubscribe(started, watch);
    const siteId = await app.createSite({
      host: 'localhost',
      identifier: 'eiche',
      title: 'Eiche',
      locale: 'de-DE',
      currency: 'EUR',
      settings: {
        ...provokedSettings,
        ...settings,
        mails: { ...provokedSettings.mails, reviewRequest: true },
      },
    });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'eiche');
    shippingOptionId = await addShippingOption(shop, { name: 'Post', priceCents: 600 });
    await provokeMails(shop, 'eiche');
    visitor = new AccountVisitor(app);
    await visitor.signUp(email, password);
    await fillSite();
    await followOrder();
  });
  afterAll(() => app.close());

  /** What is written about an order after it was paid, by what buyers and staff do. */
  async function followOrder(): Promise<void> {
    const bowl = await shop.addProduct({ title: 'Schale' });
    await visitor.add(bowl.id, 2);
    const expectedTotalCents = await visitor.totalFor({ shippingOptionId });
    await visitor.pay({ email, shippingOptionId, expectedTotalCents });
    const order = await app.ctx.db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', (join) =>
        join.onRef('i.site_id', '=', 'o.site_id').onRef('i.order_id', '=', 'o.id'),
      )
      .select(['o.order_number', 'i.id as itemId'])
      .where('o.cart_id', '=', visitor.cartToken)
      .executeTakeFirstOrThrow();
    const desk = `orders/${order.order_number}`;
    const act = async (path: string, body: unknown) => {
      const answer = await office.send('POST', `${desk}/${path}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const items = [{ id: order.itemId, quantity: 1 }];
    const all = [{ id: order.itemId, quantity: 2 }];
    await act('fulfillments', { requestId: 'versandt', kind: 'shipment', items: all });
    const returnId = newId();
    await act('returns', { requestId: returnId, reason: 'wrong-item', items });
    await act(`returns/${returnId}/state`, { event: 'received', restock: items });
    await act(`returns/${returnId}/state`, { event: 'inspected' });
    await act(`returns/${returnId}/refund`, { isShippingRefunded: true });
    for (const kind of orderMailKinds) {
      if (kind === 'alert') continue;
      const shown = await office.get(`${desk}/mails/${kind}`);
      if (shown.statusCode === 200)
        previews.push({ ...shown.json<Omit<WrittenPreview, 'kind'>>(), kind });
    }
    await visitor.post(`/reviews/product/${bowl.id}`, {
      productId: bowl.id,
      rating: '5',
      title: 'Fein',
      body: 'Sehr fein.',
      name: 'Ada',
    });
    const { reviews } = (await office.get('reviews')).json<{ reviews: { id: string }[] }>();
    const changes = { reply: { from: '', to: 'Danke!' } };
    await office.send('PATCH', `reviews/${reviews[0]?.id}`, { changes, mailsWriter: true });
    await visitor.post('/newsletter', { email: 'neu@eiche.test' });
    await visitor.add(bowl.id);
    const paid = await app.ctx.db
      .selectFrom('orders')
      .select('id')
      .where('email', '=', '900@goods.test')
      .executeTakeFirstOrThrow();
    const token = sealReviewLink(await app.ctx.secrets(), shop.siteId, paid.id);
    pages.push(`/reviews/product/${bowl.id}`, `/reviews/order/${token}`);
  }

  async function fillSite(): Promise<void> {
    const { siteId } = shop;
    const made = await app.ctx.transact(async (trx) => {
      const save = (typeName: string, type: 1 | 10, urlId: string) =>
        saveCollection(trx, siteId, { typeName, type, urlId, title: urlId });
      const blog = await save('blog', 1, 'notizen');
      const events = await save('events', 10, 'termine');
      for (const [collectionId, urlId] of [
        [blog.id, 'eins'],
        [blog.id, 'zwei'],
        [events.id, 'fest'],
      ] as const) {
        await saveContentItem(trx, siteId, {
          collectionId,
          urlId,
          title: urlId,
          body: '<p>Wörter</p>',
          tags: ['Ton'],
          categories: ['Haus'],
          publishOn: app.ctx.now(),
          ...(collectionId === events.id && {
            startDate: new Date(app.ctx.now().getTime() + 86_400_000),
            endDate: new Date(app.ctx.now().getTime() + 90_000_000),
          }),
        });
      }
      const locked = await save('page', 10, 'geheim');
      return { posts: blog.id, events: events.id, locked: locked.id };
    });
    const { locked, ...collections } = made;
    await office.send('PUT', `pages/${locked}/lock`, { password: 'eichenlaub' });
    pages.push('/geheim');
    const picture = '0123456789abcdef01234567';
    await addTestAsset(app.ctx, { siteId, sha256: 'c'.repeat(64), id: picture });
    const form = (await office.send('POST', 'forms', { name: 'Frage', fields: formFields })).json<{
      id: string;
    }>().id;
    const idOf = async (table: 'donations' | 'membership_plans') =>
      (
        await app.ctx.db
          .selectFrom(table)
          .select('id')
          .where('site_id', '=', siteId)
          .executeTakeFirstOrThrow()
      ).id;
    const things = {
      product: (await shop.addProduct(sized)).id,
      products: shop.collectionId,
      ...collections,
      form,
      donation: await idOf('donations'),
      plan: await idOf('membership_plans'),
      picture,
    };
    const asking = await shop.addProduct({ title: 'Krug', form: [...formFields] });
    const gone = await shop.addProduct({ title: 'Vase', variants: [{ stock: 0 }] });
    pages.push(
      `/cart/details?itemId=${asking.id}`,
      `/restock?productId=${gone.id}`,
      '/checkout/donate',
      `/checkout/donate/${things.donation}`,
      `/members/join/${things.plan}`,
      '/members',
      '/members/welcome',
      '/newsletter',
      '/account/sign-in',
      '/account/create',
    );
    pages.push(await beginPlan());
    const now = app.ctx.now();
    await app.ctx.transact((trx) =>
      saveDonation(
        trx,
        { siteId, now },
        { title: 'Garten', suggestedCents: [1000], minCents: 500, maxCents: 500_000 },
      ),
    );
    const [joined] = await readMails(app, { to: 'free@members.test', kind: 'member-link' });
    await visitor.post(/\/members\/enter\/[\w-]+/.exec(joined!.text)![0], {});
    await buildPage(office, { title: 'Alles', blocks: germanBlocks(things) });
    const list = (await office.send('POST', 'mailing-lists', { name: 'Neues' })).json<{
      id: string;
    }>();
    await office.send('PUT', 'sign-up-places/page', { listId: list.id });
  }

  /** @returns the page of a subscription that runs, with something else to choose */
  async function beginPlan(): Promise<string> {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const box = await shop.addProduct({ title: 'Kiste', plan, ...sizes });
    const begun = await visitor.send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: box.id, sku: 'SKU-1', qty: 1 },
    });
    visitor.cartToken = begun.json<{ cartToken: string }>().cartToken;
    const expectedTotalCents = await visitor.totalFor({ shippingOptionId });
    await visitor.pay({ email, shippingOptionId, expectedTotalCents });
    const open = await new AccountVisitor(app).send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: box.id, sku: 'SKU-1', qty: 1 },
    });
    const { cartToken } = open.json<{ cartToken: string }>();
    pages.push(`/checkout/subscribe?cartToken=${cartToken}`);
    const { token } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (const page of ['card', 'change', 'address']) pages.push(`/subscriptions/${token}/${page}`);
    return `/subscriptions/${token}`;
  }

  /** Mails to staff are in the language of their accounts. */
  const mailsToVisitors = async () =>
    (await readMails(app)).filter(({ to }) => !to.endsWith('@staff.test'));

  it('MSG-01 I18N-05 no mail to visitors has English', async () => {
    const mails = await mailsToVisitors();
    expect(mails.length).toBeGreaterThan(20);
    const found = mails.flatMap(({ dedupeKey, subject, text, html }) =>
      [
        ...findEnglish(`<p>${subject}</p>${html}`, isTyped),
        ...findEnglish(text.replaceAll(/https?:\S+/g, ''), isTyped),
      ].map((one) => `${dedupeKey.split(':')[0]}: ${one}`),
    );
    const shown = previews.flatMap(({ kind, subject, html }) =>
      findEnglish(`<p>${subject}</p>${html}`, isTyped).map((one) => `${kind}: ${one}`),
    );
    expect([...new Set([...found, ...shown])]).toEqual([]);
    expect(previews.length).toBeGreaterThan(5);
  });

  it('MSG-01 I18N-05 no page has English, whoever looks at it', async () => {
    const start = [...pages, ...linksOfMails([...previews, ...(await mailsToVisitors())])];
    const stranger = new AccountVisitor(app);
    await stranger.ask('create', 'fremd@eiche.test');
    const found = [
      ...(await crawlSite(visitor, { start, known: isTyped, posts: false })),
      ...(await crawlSite(stranger, {
        known: isTyped,
        start: [...start, await stranger.linkFor('fremd@eiche.test')],
        posts: false,
      })),
    ];
    expect([...new Set(found)]).toEqual([]);
  });

  it('I18N-05 each kind of page was looked at', () => {
    const kinds = [...routes].filter((url) => routes.has(languagePrefix + url));
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((url) => !seen.has(url) && !elsewhere.has(url))).toEqual([]);
  });

  it('MSG-01 I18N-05 forms that are refused say so in German', async () => {
    const start = [...pages, ...linksOfMails(await mailsToVisitors())];
    const found = await crawlSite(visitor, { start, known: isTyped, posts: true });
    expect(found).toEqual([]);
  });
});

/** Files, what staff look at, and what speaks the language of its address. */
const elsewhere = new Set([
  '/downloads/:token/:fileId',
  '/downloads/preview/:productId',
  '/instalments/:locale',
]);

const settings = {
  merchandising: {
    restockNotificationsEnabled: true,
    restockMailingListEnabled: true,
    productReviewsEnabled: true,
    reviewWriters: 'accounts' as const,
    relatedProductsEnabled: true,
    scarcityEnabledOnProductItems: true,
    scarcityThreshold: 10,
  },
  announcement: { isOn: true, text: 'Hallo', linkText: 'Los' },
  languages: { languages: [{ code: 'nl' }] },
  marketing: { metaPixelId: '1234567890' },
  store: {
    privacyPolicy: '<p>Wörter</p>',
    displayCurrencies: [{ currency: 'USD', rate: '1.1' }],
    showNoteField: true,
    showCompanyField: true,
  },
};

const formFields = [
  { id: 'text', type: 'text', title: 'Frage', required: true },
  { id: 'mail', type: 'email', title: 'Post' },
  { id: 'wer', type: 'name', title: 'Wer' },
  { id: 'wo', type: 'address', title: 'Wo' },
  { id: 'wann', type: 'date', title: 'Wann' },
  { id: 'uhr', type: 'time', title: 'Uhr' },
  { id: 'ruf', type: 'phone', title: 'Ruf' },
  { id: 'gern', type: 'likert', title: 'Gern', options: ['Ton'] },
];

const sizes = {
  optionOrdering: ['Größe'],
  variants: ['S', 'M'].map((Größe, index) => ({
    attributes: { Größe },
    priceCents: 1000 + 500 * index,
  })),
};

const sized = {
  title: 'Teller',
  optionOrdering: ['Größe'],
  variants: [
    { attributes: { Größe: 'S' }, stock: 2, priceCents: 1000, salePriceCents: 800, onSale: true },
    { attributes: { Größe: 'M' }, stock: 0, priceCents: 1000 },
  ],
};
