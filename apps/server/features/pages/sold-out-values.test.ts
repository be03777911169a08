/** What pages say of values that are sold out, before any script and with it: the same. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice } from '../../testing/office.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

/** A mug whose smaller size is gone. @returns its id */
async function addMug(app: TestApp, siteId: string, collectionId: string): Promise<string> {
  const variants = ['S', 'M'].map((size) => ({
    sku: `mug-${size}`,
    attributes: { Size: size },
    priceCents: 1200,
    stock: size === 'S' ? 0 : 5,
  }));
  const draft = { collectionId, urlId: 'mug', title: 'Mug', variants };
  return (await app.ctx.transact((trx) => saveProduct(trx, siteId, draft))).id;
}

async function close(app: TestApp, siteId: string): Promise<void> {
  const merchandising = { soldOutVariantsDropdownDisabled: true };
  await writeSettings(app.ctx, { siteId, actor: operator, values: { merchandising } });
}

describe('PDP-18 a sold-out value is marked as the script marks it, and closed where the owner says so', () => {
  let fixture: PageFixture;
  let themed: TestApp;
  beforeAll(async () => {
    fixture = await createPageFixture();
    themed = await createTestApp();
  });
  afterAll(async () => {
    await Promise.all([fixture.app.close(), themed.close()]);
  });

  it('in the menus of a product block', async () => {
    const { app, siteId, collections } = fixture;
    const { websiteManager } = userRoles.values;
    const office = await createOffice(app, { [siteId]: [websiteManager] }, 'cups');
    const productId = await addMug(app, siteId, collections['shop']!);
    const block = { type: 'product', data: { productId } };
    const { urlId } = await buildPage(office, { title: 'Our mug', blocks: [block] });
    const visit = async () =>
      (await app.inject({ url: `/${urlId}`, headers: { host: 'shop.test' } })).body;
    const free = '<option value="M">M</option>';
    const html = await visit();
    expect(html).toContain(`<option value="S" data-label="S">S — Sold Out</option>${free}`);
    await close(app, siteId);
    expect(await visit()).toContain(
      `<option value="S" data-label="S" disabled>S — Sold Out</option>${free}`,
    );
  });

  it('in the buttons of the theme', async () => {
    const app = themed;
    const siteId = await app.createSite({ identifier: 'alder', host: 'shop.test' });
    const shop = { typeName: 'products', type: 13, urlId: 'shop', title: 'Shop' } as const;
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, siteId, shop));
    await addMug(app, siteId, id);
    const visit = async () =>
      (await app.inject({ url: '/shop/p/mug', headers: { host: 'shop.test' } })).body;
    const buttons = async () =>
      (await visit()).match(/value="[SM]" required[^>]*><label class="[^"]*"/g);
    const free = 'value="M" required><label class="sqs-button-element--secondary"';
    const marked = '><label class="sqs-button-element--secondary is-sold-out"';
    expect(await buttons()).toEqual([
      `value="S" required aria-description="Sold Out"${marked}`,
      free,
    ]);
    await close(app, siteId);
    expect(await buttons()).toEqual([
      `value="S" required aria-description="Sold Out" disabled${marked}`,
      free,
    ]);
  });
});
