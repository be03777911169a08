import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { saveCollection } from '../collections/save-collection.ts';

const path = '/config/sites/alder/supporters';

describeOnBothDatabases('the page of supporters', (database) => {
  let app: TestApp;
  let cookies: Record<string, string>;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', settings });
    cookies = await signInOwner(app);
  });
  afterAll(() => app.close());

  const visit = (url: string) => app.server.inject({ url, cookies });
  async function submit(url: string, fields: Record<string, string>) {
    const { body } = await visit(path);
    const crumb = /name="crumb" value="([^"]+)"/.exec(body)![1]!;
    return app.server.inject({
      method: 'POST',
      url,
      cookies,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      payload: new URLSearchParams({ crumb, ...fields }).toString(),
    });
  }

  it('SUBS-05 sets a donation up by a form, changes it and says what is wrong', async () => {
    const fields = {
      title: 'New roof',
      coverText: 'It leaks.',
      suggested: '10 25,50',
      least: '5',
      most: '1000',
      isFreeAmount: 'yes',
      isOpen: 'yes',
    };
    expect((await submit(`${path}/donations`, fields)).statusCode).toBe(303);
    const { body } = await visit(path);
    expect(body).toContain('$10.00, $25.50; free amount from $5.00 to $1,000.00; once');
    const id = /\/checkout\/donate\/(\w+)/.exec(body)![1]!;
    const given = await app.server.inject({
      url: `/checkout/donate/${id}`,
      headers: { host: 'localhost' },
    });
    expect(given.body).toContain('It leaks.');

    const wrong = await submit(`${path}/donations/${id}`, { ...fields, most: '4' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('The most cannot be less than the least.');
    expect((await submit(`${path}/donations`, { ...fields, least: 'x' })).statusCode).toBe(400);

    const { isOpen: _, ...closed } = fields;
    expect((await submit(`${path}/donations/${id}`, closed)).statusCode).toBe(303);
    const shut = await app.server.inject({
      url: `/checkout/donate/${id}`,
      headers: { host: 'localhost' },
    });
    expect(shut.body).toContain('This donation is closed.');
    expect(shut.body).not.toContain('<form method="post" action="/checkout/donate');
  });

  it('SUBS-05 sets a membership up by a form, shows what it closes, and opens it again', async () => {
    const { id } = await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'club', title: 'The club' }),
    );
    const fields = { title: 'Friends', price: '7,50', rhythm: 'MONTH', pages: id, isOpen: 'yes' };
    expect((await submit(`${path}/plans`, fields)).statusCode).toBe(303);
    const { body } = await visit(path);
    expect(body).toContain('$7.50 every month; opens The club');
    const seen = () => app.server.inject({ url: '/club', headers: { host: 'localhost' } });
    expect((await seen()).statusCode).toBe(402);
    const planId = /\/members\/join\/(\w+)/.exec(body)![1]!;
    const changed = await submit(`${path}/plans/${planId}`, { ...fields, price: '' });
    expect(changed.statusCode).toBe(303);
    expect((await visit(path)).body).toContain('Free; opens The club');
    expect((await submit(`${path}/pages/${id}/open`, {})).statusCode).toBe(303);
    expect((await seen()).statusCode).toBe(200);
  });
});
