import { orderMailKinds } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { readMails } from '../../testing/read-mails.ts';

interface Preview {
  pageType: number;
  to: string;
  subject: string;
  html: string;
  text: string;
}

describeOnBothDatabases('the preview of mails', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ host: 'localhost', identifier: 'oak' });
    const shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'oak');
    const bowl = await shop.addProduct({ title: 'Bowl & lid', variants: [{ priceCents: 1000 }] });
    const shippingOptionId = await addShippingOption(shop, { name: 'By boat', priceCents: 600 });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 2);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ email: 'ann@preview.test', shippingOptionId, expectedTotalCents });
  });
  afterAll(() => app.close());

  const countMails = async () => {
    const rows = await app.ctx.db.selectFrom('outbox_mails').select('id').execute();
    return rows.length;
  };

  it('ROUT-36 shows every mail of a past order to staff, and sends none', async () => {
    const before = await countMails();
    const previews = new Map<string, Preview>();
    for (const kind of orderMailKinds) {
      const answer = await owner.send('GET', owner.url(`orders/1/mails/${kind}`));
      expect(answer.statusCode, answer.body).toBe(200);
      previews.set(kind, answer.json<Preview>());
    }
    const elsewhere: Partial<Record<string, RegExp>> = {
      'review-request': /How do you like it/,
      'cart-reminder': /\/checkout/,
      alert: /\/config\/sites\//,
    };
    for (const [kind, { pageType, to, html, text }] of previews) {
      expect(pageType).toBe(301);
      expect(to).toBe('ann@preview.test');
      expect(html).toContain('<!doctype html>');
      expect(text).toMatch(elsewhere[kind] ?? /\/order-status\/[\w-]+/);
    }
    expect(new Set([...previews.values()].map(({ subject }) => subject)).size).toBe(10);
    expect(previews.get('shipped')!.text).toContain('2 × Bowl & lid');
    expect(previews.get('refunded')!.text).toContain('all you paid');
    expect(await countMails()).toBe(before);
  });

  it('ROUT-36 is, for the confirmation, the mail that was sent', async () => {
    const [mail] = await readMails(app, { kind: 'order-confirmation:' });
    const { subject, text, html } = mail!;
    const answer = await owner.send('GET', owner.url('orders/1/mails/confirmed'));
    expect(answer.json()).toMatchObject({ subject, text, html });
  });

  it('ROUT-36 stands in a frame of the back office, and nowhere for others', async () => {
    const path = '/config/sites/oak/orders/1/mails/shipped';
    const body = await owner.send('GET', `${path}/body`);
    expect(body.headers['content-security-policy']).toContain('sandbox');
    expect(body.body).toContain('Bowl &amp; lid');
    const stranger = new Shopper(app);
    for (const closed of [`${path}/body`, owner.url('orders/1/mails/shipped')]) {
      expect((await stranger.send('GET', closed)).statusCode).toBe(401);
    }
    expect((await owner.send('GET', owner.url('orders/99/mails/paid'))).statusCode).toBe(404);
  });
});
