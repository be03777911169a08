/** What staff set of a product, as its visitors see it. */
import { productTypes } from '@sitewright/commerce';
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishProducts } from '../products/publish-products.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';

type Json = Record<string, unknown>;
type Changes = Record<string, { from: unknown; to: unknown }>;

const hour = 3_600_000;

describeOnBothDatabases('what staff set of a product', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = {
      payments: { test: true },
      merchandising: {
        scarcityEnabledOnProductItems: true,
        customSoldOutText: 'Gone',
        relatedProductsEnabled: true,
      },
    };
    const siteId = await app.createSite({ identifier: 'told', host: 'localhost', settings });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, 'told');
  });
  afterAll(() => app.close());

  const read = async (id: string) => (await office.get(`products/${id}`)).json<Json>();
  const edit = async (id: string, changes: Changes) => {
    const answer = await office.send('PATCH', `products/${id}`, { changes });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ activityId: string }>();
  };
  const pathOf = async (id: string) => String((await read(id))['path']);
  const look = async (id: string) => new TestVisitor(app).send('GET', await pathOf(id));
  const relatedOn = async (id: string) => {
    const [, related = ''] = (await look(id)).body.split('id="related-title"');
    return [...related.matchAll(/product-card-title"><a [^>]*>(.*?)<\/a>/g)].map(
      ([, title]) => title,
    );
  };

  it('PROD-08 a product is hidden until its time, then everybody can buy it', async () => {
    const { id } = await shop.addProduct({ title: 'Lamp' });
    const opens = app.ctx.now().getTime() + hour;
    const visible = await edit(id, { publishOn: { from: null, to: opens } });
    expect(await read(id)).toMatchObject({ isVisible: false, publishOn: opens });
    await publishProducts(app.ctx);
    expect((await look(id)).statusCode).toBe(404);
    app.setNow(new Date(opens));
    await publishProducts(app.ctx);
    expect(await read(id)).toMatchObject({ isVisible: true, publishOn: null });
    expect((await look(id)).body).toContain('Lamp');
    const cart = await new Shopper(app).add(id);
    expect(cart.statusCode, cart.body).toBe(200);

    const log = (await office.get('activity', { subject: `product:${id}` })).json<{
      activities: { id: string; actorName?: string; after: Json }[];
    }>();
    expect(JSON.stringify(log)).toContain('Schedule');
    expect(visible.activityId).toBeTruthy();
  });

  it('PROD-08 showing or archiving a product takes its time away; an archived one takes none', async () => {
    const { id } = await shop.addProduct({ title: 'Shelf', isVisible: false });
    const at = app.ctx.now().getTime() + hour;
    await edit(id, { publishOn: { from: null, to: at } });
    await edit(id, { isVisible: { from: false, to: true } });
    expect(await read(id)).toMatchObject({ isVisible: true, publishOn: null });
    await edit(id, { publishOn: { from: null, to: at } });
    await office.send('POST', 'products/archive', { ids: [id], isArchived: true });
    expect(await read(id)).toMatchObject({ isVisible: false, publishOn: null, isArchived: true });
    const changes = { publishOn: { from: null, to: at } };
    const refused = await office.send('PATCH', `products/${id}`, { changes });
    expect(refused.json<Json>()['code']).toBe('product_archived');
  });

  it('PROD-08 taking a publication back hides the product, and no old time shows it again', async () => {
    const { id } = await shop.addProduct({ title: 'Stool', isVisible: false });
    const at = app.ctx.now().getTime() + hour;
    await edit(id, { publishOn: { from: null, to: at } });
    app.setNow(new Date(at + hour));
    await publishProducts(app.ctx);
    const rows = await app.ctx.db
      .selectFrom('activity_log')
      .select(['id'])
      .where('site_id', '=', shop.siteId)
      .where('subject', '=', `product:${id}`)
      .orderBy('id', 'desc')
      .execute();
    const undone = await office.send('POST', `activity/${rows[0]?.id}/undo`, {});
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await read(id)).toMatchObject({ isVisible: false, publishOn: null });
    await publishProducts(app.ctx);
    expect(await read(id)).toMatchObject({ isVisible: false });
  });

  it('PDP-15 a product says its own words of its stock, else those of the shop', async () => {
    const few = await shop.addProduct({ title: 'Cup', variants: [{ stock: 2 }] });
    const none = await shop.addProduct({ title: 'Jug', variants: [{ stock: 0 }] });
    expect((await look(few.id)).body).toContain('Only 2 left in stock');
    await edit(few.id, { scarcityText: { from: null, to: 'Just {qtyInStock} from this firing' } });
    expect((await look(few.id)).body).toContain('Just 2 from this firing');
    const contextOf = async (id: string) => {
      const answer = await new TestVisitor(app).send('GET', `${await pathOf(id)}?format=json`);
      return answer.json<{ productMerchandisingContext: Record<string, Json> }>()
        .productMerchandisingContext[id];
    };
    expect(await contextOf(none.id)).toMatchObject({ customSoldOutText: 'Gone' });
    await edit(none.id, { soldOutText: { from: null, to: 'Back in <May>' } });
    expect(await contextOf(none.id)).toMatchObject({ customSoldOutText: 'Back in <May>' });
    const page = (await look(none.id)).body;
    expect(page).not.toContain('<May>');
    expect(page).toContain('disabled>Back in &lt;May&gt;<');
  });

  it('PROD-08 what goes with a product is chosen, or follows tags, orders or its category', async () => {
    const make = (title: string) => shop.addProduct({ title, productType: productTypes.digital });
    const tag = (id: string, tags: string[]) => edit(id, { tags: { from: [], to: tags } });
    const desk = await make('Desk');
    const chair = await make('Chair');
    const pen = await make('Pen');
    const hidden = await shop.addProduct({ title: 'Secret', isVisible: false });
    const other = await createTestShop(app, await app.createSite({ host: 'other.test' }));
    const theirs = await other.addProduct({ title: 'Theirs' });
    expect(await relatedOn(desk.id)).toEqual([]);

    await edit(desk.id, {
      relatedRule: { from: 'category', to: 'chosen' },
      relatedIds: { from: [], to: [pen.id, hidden.id, 'gone', theirs.id, chair.id, desk.id] },
    });
    expect(await relatedOn(desk.id)).toEqual(['Pen', 'Chair']);
    const { relatedIds } = (await office.get(`products/${desk.id}`)).json<Json>();
    expect(relatedIds, 'those of the site alone').toEqual([pen.id, hidden.id, chair.id, desk.id]);

    await tag(desk.id, ['oak', 'office']);
    await tag(pen.id, ['office']);
    await tag(chair.id, ['oak', 'office']);
    await edit(desk.id, { relatedRule: { from: 'chosen', to: 'tag' } });
    expect(await relatedOn(desk.id)).toEqual(['Chair', 'Pen']);

    await edit(desk.id, { relatedRule: { from: 'tag', to: 'bought' } });
    expect(await relatedOn(desk.id)).toEqual([]);
    const shopper = new Shopper(app);
    await shopper.add(desk.id);
    await shopper.add(pen.id);
    const paid = await shopper.pay({ expectedTotalCents: 2000, email: 'ada@desk.test' });
    expect(paid.statusCode, paid.body).toBe(200);
    await edit(desk.id, { isFeatured: { from: false, to: true } });
    expect(await relatedOn(desk.id)).toEqual(['Pen']);

    await edit(desk.id, { relatedRule: { from: 'bought', to: 'none' } });
    expect(await relatedOn(desk.id)).toEqual([]);
  });
});
