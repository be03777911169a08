/** Ids of ad networks on the way from the owner's screen to the pages of the shop. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { createOffice } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { websiteManager, storeManager } = userRoles.values;

describe('ids of ad networks', () => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp();
    siteId = await app.createSite({ host: 'alder.example', identifier: 'alder' });
    await app.createSite({ host: 'birch.example', identifier: 'birch' });
  });
  afterAll(() => app.close());

  const policyOf = async (path = '/search', host = 'alder.example') => {
    const { headers, body } = await app.server.inject({ url: path, headers: { host } });
    return { policy: String(headers['content-security-policy']), body };
  };
  const save = async (role: number, metaPixelId: string, googleTagId: string) => {
    const office = await createOffice(app, { [siteId]: [role as never] }, 'alder');
    const known = await office.get('settings');
    const settings = known.json<{ settings: { group: string; field: string; value: unknown }[] }>();
    const from = (field: string) =>
      settings.settings.find((one) => one.group === 'marketing' && one.field === field)?.value;
    return office.send('POST', 'settings/edits', {
      changes: {
        'marketing.metaPixelId': { from: from('metaPixelId'), to: metaPixelId },
        'marketing.googleTagId': { from: from('googleTagId'), to: googleTagId },
      },
    });
  };

  it('FEED-02 FEED-03 pages ask and open their policy where an id is saved, and nowhere else', async () => {
    const closed = await policyOf();
    expect(closed.body).not.toContain('sw-consent');
    expect(closed.policy).not.toMatch(/https:/);
    const saved = await save(websiteManager, '1234567890', '');
    expect(saved.statusCode, saved.body).toBe(200);
    const meta = await policyOf();
    expect(meta.body).toContain('data-meta-pixel="1234567890"');
    expect(meta.policy).toContain("img-src 'self' data: https://www.facebook.com;");
    expect(meta.policy).toMatch(/script-src (?!.*https:[^;]*;.*style-src)/);
    expect(meta.policy).not.toContain('google');
    await save(websiteManager, '', 'G-ABC123');
    const google = await policyOf();
    expect(google.body).toContain('data-google-tag="G-ABC123"');
    expect(google.policy).toContain('https://www.googletagmanager.com;');
    expect(google.policy).not.toMatch(/facebook|doubleclick/);
    await save(websiteManager, '', 'AW-123456');
    expect((await policyOf()).policy).toContain('doubleclick');
    const other = await policyOf('/search', 'birch.example');
    expect(other.policy).not.toMatch(/https:/);
    for (const path of ['/checkout', '/account/create', '/newsletter/unsubscribe?token=x']) {
      const page = await policyOf(path);
      expect(page.body, path).not.toContain('sw-consent');
      expect(page.policy, path).not.toMatch(/https:/);
    }
    expect((await save(websiteManager, '<script>', 'G-1')).statusCode).toBe(400);
    expect((await save(storeManager, '1234567890', '')).statusCode).toBe(403);
  });

  it('asks whether it may be kept where visitors came from, once the owner wants to know', async () => {
    const office = await createOffice(app, { [siteId]: [websiteManager] }, 'alder');
    const ask = (to: boolean) =>
      office.send('POST', 'settings/edits', {
        changes: { 'cookies.asksForArrivals': { from: !to, to } },
      });
    await save(websiteManager, '', '');
    expect((await policyOf()).body).not.toContain('data-arrivals');
    expect((await ask(true)).statusCode).toBe(200);
    const asking = await policyOf();
    expect(asking.body).toContain('data-arrivals="true"');
    // Nobody else is told, so nothing is opened.
    expect(asking.policy).not.toMatch(/https:/);
    await ask(false);
    expect((await policyOf()).body).not.toContain('sw-consent');
  });

  it('EVT-05 a new account is told on the next page, in a browser whose visitor agreed', async () => {
    await save(websiteManager, '1234567890', '');
    const [agreed, unasked] = [
      new AccountVisitor(app, 'alder.example'),
      new AccountVisitor(app, 'alder.example'),
    ];
    agreed.cookies.set('ss_cookieAllowed', 'true');
    await agreed.signUp('ann@example.test', 'correct horse battery');
    await unasked.signUp('bob@example.test', 'correct horse battery');
    expect(agreed.cookies.get('adEvent')).toBe('CompleteRegistration');
    expect(unasked.cookies.get('adEvent')).toBeUndefined();
    agreed.cookies.delete('adEvent');
    await agreed.ask('forgotten-password', 'ann@example.test');
    app.setNow(new Date(app.ctx.now().getTime() + 60_000));
    await agreed.choose(await agreed.linkFor('ann@example.test'), 'another horse battery');
    expect(agreed.cookies.get('adEvent')).toBeUndefined();
  });
});
