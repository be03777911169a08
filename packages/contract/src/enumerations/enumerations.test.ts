/** The numbers of the specification, written out: two swapped names must be seen. */
import { connectedAccounts, entitlements } from '@sitewright/commerce';
import { describe, expect, it } from 'vitest';
import { settingsGroups } from '../settings/settings-groups.ts';
import { makeRegistryIdSchema } from './registry-id.ts';
import { originOfPicture } from './gallery-media.ts';
import { pageTypes } from './page-types.ts';
import { analyticsEventTypes, formModelTabs, userRoles, websiteStatuses } from './site-types.ts';

const pairsOf = (table: { values: Readonly<Record<string, number>> }) =>
  Object.entries(table.values).map(([name, value]) => `${name} ${value}`);
const listed = (text: string) => text.trim().split(/,\s*/);

it('ROUT-11..37 ROUT-42 page types have their numbers', () => {
  expect(pairsOf(pageTypes)).toEqual(
    listed(`contentCollection 1, page 2, splash 3, contentItem 50, notFound 100, error 101,
      search 102, lockScreen 103, popupOverlay 104, protectedContent 105,
      memberAreaAccessDenied 106, paywall 107, cart 200, checkout 201, orderConfirmed 202,
      donate 203, contributionConfirmed 204, cartV2 205, subscriptionConfirmed 206,
      orderReceived 207, membershipConfirmed 208, reviewsRequest 209,
      digitalProductComposerPreview 210, orderStatus 211, newsletterUnsubscribe 300,
      commerceEmailPreview 301, singleSignOn 400`),
  );
  expect(pageTypes.nameOf(202)).toBe('orderConfirmed');
});

it('AUTH-05 roles have their numbers', () => {
  expect(pairsOf(userRoles)).toEqual(
    listed(`admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, storeManager 8,
      scheduling 9, viewer 10, campaignsEditor 11, schedulingViewer 12, schedulingEditor 13,
      none 14, websiteManager 15, draftEditor 16`),
  );
});

it('AUTH-08 statuses of a site have their numbers', () => {
  expect(pairsOf(websiteStatuses)).toEqual(
    listed(`expired 1, pastDue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8,
      linked 11, activeParkingPage 12, resold 13, resoldGracePeriod 14, enterprise 15`),
  );
});

it('TRK-22 FBLD-01 events and tabs have their numbers', () => {
  expect(pairsOf(analyticsEventTypes)).toEqual(
    listed('pageView 1, siteSearch 2, heartbeat 10, audio 20, video 21'),
  );
  expect(pairsOf(formModelTabs)).toEqual(
    listed('BUILD 1, STORAGE 2, ADVANCED 3, CAPTCHA 4, DISCLAIMER 5'),
  );
});

describe('ENUM-08 ids without a name', () => {
  it('AUTH-09 CONN-08 the registries name what the specification names', () => {
    expect(entitlements).toEqual({
      names: ['commerce', 'gift-cards', 'subscriptions', 'point-of-sale', 'klarna'],
      reserved: [1, 70],
    });
    expect(connectedAccounts).toEqual({
      names: ['email', 'twitter', 'foursquare', 'instagram', 'flickr', 'fivehundredpix'],
      reserved: [1, 85],
    });
  });

  it('reserved numbers and names are taken as they are; all else is refused', () => {
    const schema = makeRegistryIdSchema(entitlements);
    for (const id of ['klarna', 1, 66, 70]) expect(schema.parse(id)).toBe(id);
    for (const id of [0, 71, 1.5, 'nothing', '66', null]) {
      expect(schema.safeParse(id).success).toBe(false);
    }
  });

  it('a plan and an account elsewhere keep them', () => {
    const plan = ['commerce', 66];
    expect(settingsGroups.plan.fields.entitlements.schema.parse(plan)).toEqual(plan);
    const account = { serviceId: 84, serviceName: 'Somewhere', profileUrl: 'https://a.example/b' };
    expect(settingsGroups.social.fields.socialAccounts.schema.parse([account])).toEqual([
      { ...account, iconEnabled: true },
    ]);
  });
});

it('GLRY-13 a picture is of the gallery that it was uploaded for, else used again; a drawing is an asset', () => {
  const origin = (contentType: string, isUploaded: boolean) =>
    originOfPicture({ contentType }, isUploaded);
  expect(origin('image/jpeg', true)).toBe('imageFile');
  expect(origin('image/jpeg', false)).toBe('imageReused');
  expect(origin('image/svg+xml', true)).toBe('imageFile');
  expect(origin('image/svg+xml', false)).toBe('assetReused');
});
