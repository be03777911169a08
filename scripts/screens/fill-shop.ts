/** Fills every list of a demo shop, by the calls that screens and visitors make. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { findStocked, listProducts, type ListedProduct } from '../../e2e/support/catalogue.ts';
import { buyers, type Buyer } from './buyers.ts';
import { makeRules } from './make-rules.ts';
import { OfficeCalls } from './office-calls.ts';
import { buy, draft, sendAll, settle, subscribe, workOn, type Sold } from './sell.ts';

interface Shop {
  readonly url: string;
  /** Start of the calls of its site. */
  readonly calls: string;
  readonly products: readonly ListedProduct[];
}

/** Fills the site of whoever is signed in; the context has the server as its base. */
export async function fillShop(
  context: BrowserContext,
  url: string,
  identifier: string,
): Promise<void> {
  const office = new OfficeCalls(context, url);
  const shop = {
    url,
    calls: `/api/sites/${identifier}`,
    products: await listProducts(context.request),
  };
  await takeOrders(office, shop);
  await makeRules(office, shop.calls);
  await writePeople(office, shop.calls);
  await signUp(office, shop);
  await importFiles(office, shop.calls);
  await importReviews(office, shop);
  const languages = [{ code: 'de', name: '', isEnabled: true }];
  await office.send('PUT', `/api/multilingual/languages?site=${identifier}`, {
    data: { languages },
  });
  await office.post(`${shop.calls}/bulk-edits`, {
    choice: { ids: shop.products.slice(0, 6).map(({ id }) => id) },
    edit: { tags: { add: ['new season'], remove: [] } },
  });
}

function soldOf(product: ListedProduct): Sold {
  const variant = findStocked(product);
  if (!variant) throw new Error(`${product.title} is sold out.`);
  return { itemId: product.id, variantId: variant.id, sku: variant.sku };
}

function isGoods(product: ListedProduct): boolean {
  const { productType, isSubscribable, additionalFieldsForm } = product.structuredContent;
  const isPlain = productType === 1 && !isSubscribable && !additionalFieldsForm;
  return isPlain && findStocked(product) !== undefined;
}

async function takeOrders(office: OfficeCalls, { url, calls, products }: Shop): Promise<void> {
  const [first, second, third] = products.filter(isGoods).map(soldOf);
  if (!first || !second || !third) throw new Error('The demo shop has too few goods.');
  const [robin, mara, juno, ines] = buyers;
  for (const buyer of buyers) await buy(url, first, buyer);
  const plan = products.find(({ structuredContent }) => structuredContent.isSubscribable);
  if (plan) await subscribe(url, soldOf(plan), mara);

  const lines = [[first, 3] as const, [second, 1] as const];
  const desk = { office, calls };
  const agree = async (buyer: Buyer) => settle(desk, await draft(desk, lines, buyer));
  await workOn(desk, await agree(robin));
  await sendAll(desk, await agree(juno));
  await office.post(`${calls}/orders/${await agree(ines)}/cancel`, { reason: 'Ordered twice' });
  await settle(desk, await draft(desk, lines, mara), 'invoice');

  const mailed = await draft(desk, lines, robin);
  await office.post(`${calls}/draft-orders/${mailed.id}/mails`, { message: 'As agreed.' });
  await draft(desk, [[third, 2]], mara);
  for (const [index, { email: recipientEmail }] of buyers.entries()) {
    const kind = index === 1 ? 'store-credit' : 'gift-card';
    const amountCents = 2500 * (index + 1);
    await office.post(`${calls}/gift-cards`, { kind, amountCents, recipientEmail });
  }
}

async function writePeople(office: OfficeCalls, calls: string): Promise<void> {
  const invitations = [
    { email: 'nia@example.com', roles: [8] },
    { email: 'leander.brandt-holm@example.com', roles: [3, 4] },
  ];
  for (const one of invitations) await office.post(`${calls}/people/invitations`, one);
  const scopes = ['orders:read', 'inventory:write'];
  await office.post(`${calls}/api-keys`, { name: 'Warehouse', scopes });
  await office.post(`${calls}/webhook-endpoints`, {
    url: 'https://hooks.example.com/orders/of/the/workshop',
    topics: ['order.paid', 'order.refunded', 'stock.changed'],
  });
  const terms = { email: 'mara@example.com', groups: ['Wholesale'] };
  await office.post(`${calls}/customer-terms`, terms);
  await office.post(`${calls}/stock-locations`, { name: 'Studio, back room' });
  const view = { list: 'orders', name: 'To pack', query: { fulfillment: 'pending' } };
  await office.post(`${calls}/saved-views`, view);
  await office.post(`${calls}/mail-suppressions`, { email: 'gone@example.com', note: 'By phone' });
}

async function signUp(office: OfficeCalls, { calls, products }: Shop): Promise<void> {
  const draftOfList = { name: 'Studio letters', requireDoubleOptIn: false };
  const { id: listId } = await office.post<{ id: string }>(`${calls}/mailing-lists`, draftOfList);
  await office.send('PUT', `${calls}/sign-up-places/page`, { data: { listId } });
  for (const { email } of buyers) await office.submit('/newsletter', { email });
  const soldOut = products.flatMap(({ id: productId, structuredContent: { variants } }) =>
    variants
      .filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0)
      .map(({ id: variantId }) => ({ productId, variantId })),
  );
  for (const variant of soldOut.slice(0, 2)) {
    for (const { email: siteVisitorEmail } of buyers) {
      await office.post('/api/site-users/account/notifications/restock', {
        ...variant,
        siteVisitorEmail,
      });
    }
  }
}

async function importFiles(office: OfficeCalls, calls: string): Promise<void> {
  const rows = ['kiln-vase,Kiln Vase,K-1,12.50', 'kiln-bowl,Kiln Bowl,K-2,abc'];
  const table = ['Handle,Title,Variant SKU,Variant Price', ...rows].join('\n');
  const headers = { 'content-type': 'application/octet-stream' };
  for (const name of ['spring-pieces.csv', 'autumn-pieces.csv']) {
    const call = `${calls}/imports/file?name=${name}`;
    await office.send('POST', call, { data: Buffer.from(table), headers });
  }
}

/** What buyers said of the first product, as its former shop wrote it down. */
async function importReviews(office: OfficeCalls, { calls, products }: Shop): Promise<void> {
  const handle = path.basename(products[0]?.fullUrl ?? '');
  const table = [
    'title,body,rating,reviewer_name,reviewer_email,product_handle',
    `Better than it looks,Light and it lasts.,5,Robin,robin@example.com,${handle}`,
    `Smaller than I thought,The colour is right.,3,Mara,mara@example.com,${handle}`,
  ].join('\n');
  const headers = { 'content-type': 'application/octet-stream' };
  const call = `${calls}/imports/file?name=reviews.csv`;
  const { id } = await office.send<{ id: string }>('POST', call, {
    data: Buffer.from(table),
    headers,
  });
  const read = () => office.get<{ state: string }>(`${calls}/imports/${id}`);
  await until(async () => (await read()).state === 'ready');
  await office.post(`${calls}/imports/${id}/start`);
  await until(async () => (await read()).state === 'done');
}

/** @throws Error when it is not so within a minute */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await setTimeout(200);
  }
  throw new Error('A file was not imported within a minute.');
}
