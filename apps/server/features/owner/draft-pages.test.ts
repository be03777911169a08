import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';

describeOnBothDatabases("the owner's pages of drafts", (database) => {
  let app: TestApp;
  let shop: TestShop;
  let staff: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    const siteId = await app.createSite({ host: 'localhost', identifier: 'oak', settings });
    shop = await createTestShop(app, siteId);
    staff = new TestVisitor(app);
    const session = await signInOwner(app);
    for (const [name, value] of Object.entries(session)) staff.cookies.set(name, value);
  });
  afterAll(() => app.close());

  const list = '/config/sites/oak/drafts';

  const show = async (path: string) => (await staff.send('GET', path)).body;

  async function post(path: string, fields: Record<string, string>) {
    const crumb = /name="crumb" value="([^"]+)"/.exec(await show(list))![1]!;
    const body = new URLSearchParams({ crumb, ...fields });
    return staff.send('POST', path, { body });
  }

  it('make one, find what is sold, agree on prices and get it paid, without scripts', async () => {
    const bowl = await shop.addProduct({
      title: 'Bowl',
      variants: [{ priceCents: 1000, stock: 3 }],
    });
    expect(await show(list)).toContain('No drafts yet');
    const path = String((await post(list, {})).headers['location']);
    const found = await show(`${path}?query=bow`);
    const value = `${bowl.id} ${bowl.variantIds[0]}`;
    expect(found).toContain(`value="${value}"`);
    await post(`${path}/save`, { add: value, email: 'ann@example.test' });
    const fields = {
      email: 'ann@example.test',
      'line.0.quantity': '2',
      'line.0.price': '8,50',
      'line.0.reason': 'A scratch',
      'text.title': 'Engraving',
      'text.price': '5',
      'discount.kind': 'percent',
      'discount.amount': '10',
      'discount.reason': 'For you',
      shipping: 'own',
      'shipping.name': 'By hand',
      days: '10',
    };
    expect((await post(`${path}/save`, fields)).headers['location']).toBe(path);
    const saved = await show(path);
    // (2 × 8.50 + 5.00) − 10 %
    for (const text of ['Bowl × 2', 'A scratch', 'Engraving', 'For you', '$19.80']) {
      expect(saved).toContain(text);
    }
    const refused = await post(`${path}/save`, { ...fields, 'line.0.price': 'much' });
    expect(refused.headers['location']).toBe(`${path}?error=invalid_request`);
    const linked = (await post(`${path}/link`, {})).body;
    const link = /value="([^"]*\/pay\/[^"]+)"/.exec(linked)![1]!;
    expect((await new Shopper(app).send('GET', link.slice(link.indexOf('/pay/')))).statusCode).toBe(
      200,
    );
    const incomplete = { settlement: 'paid', expectedTotalCents: '1980' };
    expect((await post(`${path}/settle`, incomplete)).headers['location']).toBe(
      `${path}?error=draft_incomplete`,
    );
    expect(await show(`${path}?error=draft_incomplete`)).toContain('This draft lacks something');
    const address = {
      'shippingAddress.firstName': 'Ann',
      'shippingAddress.lastName': 'Lee',
      'shippingAddress.line1': '1 Main Street',
      'shippingAddress.city': 'Hoboken',
      'shippingAddress.region': 'NJ',
      'shippingAddress.postalCode': '07030',
      'shippingAddress.country': 'us',
    };
    const { 'text.title': _title, ...again } = fields;
    await post(`${path}/save`, { ...again, ...address });
    const settled = await post(`${path}/settle`, incomplete);
    expect(settled.headers['location']).toBe(path);
    expect(await show(path)).toContain('Order #1');
    expect(await show(list)).toContain('Ordered');
    expect(await show('/config/sites/oak/plain/orders/1')).toContain('$19.80');
    expect(await show('/config/sites/oak/plain/orders?kind=real')).toContain('#1');
    expect(await show('/config/sites/oak/plain/orders?kind=tests')).not.toContain('#1<');
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(1);
  });
});
