/** From the table of page types to what a visitor and a template get. */
import {
  collectionViews,
  pageTypeRules,
  pageTypes,
  rulesOfPage,
  screenTypes,
  type PageTypeName,
} from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

const namesWith = (test: (name: PageTypeName) => boolean) =>
  (Object.keys(pageTypeRules) as PageTypeName[]).filter(test);

describe('the table of page types', () => {
  it('ROUT-42 has a rule for each number, and no number without one', () => {
    expect(Object.keys(pageTypeRules)).toEqual(Object.keys(pageTypes.values));
    expect(rulesOfPage(103)).toBe(pageTypeRules.lockScreen);
    expect(() => rulesOfPage(104.5)).toThrow(RangeError);
  });

  it('ROUT-42 TRK-10 D-39 views are not counted where nothing was found, what is locked or refused, nor on the search', () => {
    const uncounted = namesWith((name) => !pageTypeRules[name].isTracked);
    expect(uncounted).toEqual(
      expect.arrayContaining([
        'notFound',
        'lockScreen',
        'search',
        'protectedContent',
        'memberAreaAccessDenied',
        'paywall',
        'popupOverlay',
      ]),
    );
    for (const name of ['page', 'splash', 'contentItem', 'contentCollection', 'cart'] as const) {
      expect([name, pageTypeRules[name].isTracked]).toEqual([name, true]);
    }
  });

  it('ROUT-39 four screens stand apart', () => {
    const screens = namesWith((name) => pageTypeRules[name].screenType !== undefined);
    expect(screens).toEqual(['splash', 'lockScreen', 'popupOverlay', 'singleSignOn']);
    expect(screens.map((name) => pageTypeRules[name].screenType)).toEqual(screenTypes);
  });

  it('FEED-03 ad networks hear of no page where cards are typed or that a mailed link opens', () => {
    for (const name of ['checkout', 'donate', 'orderStatus', 'newsletterUnsubscribe'] as const) {
      expect([name, pageTypeRules[name].tellsAds]).toEqual([name, false]);
    }
  });
});

it('§8 no code of the owner runs where cards are typed, a mailed link opens something, or of an account', () => {
  const without = namesWith((name) => pageTypeRules[name].runsCode === undefined);
  expect(without).toEqual(
    expect.arrayContaining(['checkout', 'donate', 'orderStatus', 'newsletterUnsubscribe', 'error']),
  );
  expect(pageTypeRules.lockScreen.runsCode).toBe('lock');
  for (const name of ['orderConfirmed', 'orderReceived', 'subscriptionConfirmed'] as const) {
    expect([name, pageTypeRules[name].runsCode]).toEqual([name, 'confirmed']);
  }
});

describeOnBothDatabases('what pages make of the table', (database) => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { app, siteId } = fixture;
    const values = {
      marketing: { metaPixelId: '1234567890' },
      announcement: { isOn: true, text: 'Hello' },
    };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
  });
  afterAll(() => fixture.app.close());

  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });

  /** Of the page at an address: its type, and what it shows for it. */
  const pages: [url: string, name: PageTypeName, view: string | undefined][] = [
    ['/shop', 'contentCollection', 'grid'],
    ['/journal', 'contentCollection', 'list'],
    ['/shop/p/plate', 'contentItem', 'product'],
    ['/about', 'page', undefined],
    ['/search', 'search', undefined],
    ['/nothing', 'notFound', undefined],
    ['/cart', 'cart', undefined],
    ['/popup-overlay', 'notFound', undefined],
  ];

  it.each(pages)(
    'ROUT-42 %s is of type %s: its number, its robots, its ads and its bar follow',
    async (url, name) => {
      const { body } = await visit(url);
      const { isFound, tellsAds, showsAnnouncement } = pageTypeRules[name];
      expect(/"pageType":(\d+)/.exec(body)?.[1]).toBe(String(pageTypes.values[name]));
      expect(body.includes('content="noindex"')).toBe(!isFound);
      expect(body.includes('class="sw-consent"')).toBe(tellsAds);
      expect(body.includes('<aside class="sw-announcement"')).toBe(showsAnnouncement);
    },
  );

  it.each(pages.filter(([, , view]) => view !== undefined))(
    'ROUT-40 ROUT-42 templates and styles learn how %s shows what it holds',
    async (url, _name, view) => {
      const json = (await visit(`${url}?format=json`)).json<{ collectionView?: string }>();
      expect(json.collectionView).toBe(view);
      expect(collectionViews).toContain(view);
      expect((await visit(url)).body).toMatch(
        new RegExp(`<body[^>]*class="[^"]*\\bcollection-view-${view}\\b`),
      );
    },
  );

  it('ROUT-40 a page of content has no such view', async () => {
    expect((await visit('/about?format=json')).json()).not.toHaveProperty('collectionView');
    expect((await visit('/about')).body).not.toContain('collection-view-');
  });

  it('ROUT-39 ROUT-42 scripts and templates learn which screen stands apart', async () => {
    expect((await visit('/about?format=json')).json()).not.toHaveProperty('screenType');
    const { app, siteId } = fixture;
    await app.ctx.transact((trx) =>
      trx
        .insertInto('page_locks')
        .values({ site_id: siteId, page_id: '', password_hash: 'x', pass: 'y', set_at: new Date() })
        .execute(),
    );
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { announcement: { text: 'Locked now' } },
    });
    const { body } = await visit('/about');
    expect(body).toContain('"screenType":"lock-screen"');
    expect(body).toMatch(/<body[^>]*class="[^"]*\block-screen\b/);
    expect(body).not.toContain('<aside class="sw-announcement"');
  });
});
