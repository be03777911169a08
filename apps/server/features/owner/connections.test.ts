import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';

describeOnBothDatabases('the page of connections', (database) => {
  let app: TestApp;
  let siteId: string;
  let cookies: StaffCookies;
  const path = '/config/sites/site-1/connections';
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost' });
    const shop = await createTestShop(app, siteId);
    await shop.addProduct({ title: 'Bowl' });
    cookies = await signInOwner(app);
  });
  afterAll(() => app.close());

  const open = (as = cookies) => app.inject({ url: path, cookies: as });
  const crumbOf = (body: string) => /name="crumb" value="([^"]+)"/.exec(body)![1]!;
  const post = async (to: string, fields: [string, string][] = []) => {
    const crumb = crumbOf((await open()).body);
    return app.inject({
      method: 'POST',
      url: path + to,
      cookies,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams([['crumb', crumb], ...fields]).toString(),
    });
  };

  it('APIK-02 shows a new key once, and never again', async () => {
    const made = await post('/keys', [
      ['name', 'Warehouse'],
      ['scopes', 'orders:read'],
      ['scopes', 'inventory:write'],
    ]);
    expect(made.statusCode).toBe(200);
    const secret = /value="(swk_[\w-]{43})"/.exec(made.body)![1]!;
    const { body } = await open();
    expect(body).toContain('Warehouse');
    expect(body).toContain('orders:read, inventory:write');
    expect(body).not.toContain(secret);
    const asked = await app.inject({
      url: '/api/1.0/commerce/inventory',
      headers: { host: 'localhost', authorization: `Bearer ${secret}` },
    });
    expect(asked.statusCode).toBe(200);
  });

  it('APIK-01 deletes a key behind a second button', async () => {
    const { body } = await open();
    const [, action = ''] = /action="[^"]*connections(\/keys\/\w+\/delete)"/.exec(body)!;
    const form = body.slice(body.indexOf('<details class="confirm">'));
    expect(form.indexOf(action)).toBeGreaterThan(0);
    expect((await post(action)).statusCode).toBe(303);
    expect((await open()).body).not.toContain('Warehouse');
  });

  it('says what is wrong with a form', async () => {
    const refused = await post('/keys', [['name', 'Nothing']]);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('role="alert"');
    const inside = await post('/webhooks', [
      ['url', 'https://127.0.0.1/x'],
      ['topics', 'order.paid'],
    ]);
    expect(inside.body).toContain('Webhooks go to public https addresses only.');
  });

  it('makes a webhook, switches it, gives it a new secret and deletes it', async () => {
    const made = await post('/webhooks', [
      ['url', 'https://hooks.example/x'],
      ['topics', 'order.paid'],
    ]);
    const secret = /value="(whsec_[^"]+)"/.exec(made.body)![1]!;
    const [, hook = ''] = /action="[^"]*connections(\/webhooks\/\w+)\/state"/.exec(made.body)!;
    expect((await post(`${hook}/state`, [['do', 'off']])).statusCode).toBe(303);
    expect((await open()).body).toContain('<span class="tag warn">Off</span>');
    await post(`${hook}/state`, [['do', 'on']]);
    expect((await open()).body).toContain('<span class="tag good">On</span>');
    expect((await post(`${hook}/state`, [['do', 'ping']])).statusCode).toBe(303);
    const rotated = await post(`${hook}/secret`);
    expect(/value="(whsec_[^"]+)"/.exec(rotated.body)![1]).not.toBe(secret);
    await post(`${hook}/delete`);
    expect((await open()).body).not.toContain('hooks.example');
  });

  it('FEED-01 has the addresses of the feeds to copy, and what items lack', async () => {
    const { body } = await open();
    expect(body).toMatch(/readonly value="http:\/\/[^"]+\/feeds\/google\.xml"/);
    expect(body).toContain('no picture: left out');
  });

  it('AUTH-06 is for those who may manage integrations', async () => {
    const manager = await signInStaff(app, { [siteId]: [15] });
    const refused = await open(manager);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).not.toContain('/connections');
    const crumbless = await app.inject({ method: 'POST', url: `${path}/keys`, cookies });
    expect(crumbless.statusCode).not.toBe(200);
  });
});
