import { defineNumberEnum } from '@sitewright/commerce';

/** Page types; one table for routing, tracking rules and template context. ROUT-11..37, ROUT-42. */
export const pageTypes = defineNumberEnum({
  contentCollection: 1,
  page: 2,
  splash: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  paywall: 107,
  cart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  singleSignOn: 400,
});

/** Name of a page type. */
export type PageTypeName = keyof typeof pageTypes.values;

/** Screens that stand apart from the pages of a site. ROUT-39 */
export const screenTypes = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;

/** One of {@link screenTypes}. */
export type ScreenType = (typeof screenTypes)[number];

/** What follows from the type of a page. */
export interface PageTypeRule {
  /** Its views are counted. TRK-10, D-39 */
  readonly isTracked: boolean;
  /** Ad networks may hear of it, once a visitor has agreed. FEED-03 */
  readonly tellsAds: boolean;
  /** A popup may open over it. POPU-01 */
  readonly showsPopup: boolean;
  /** The announcement bar stands above it. */
  readonly showsAnnouncement: boolean;
  /** Search engines may show it. */
  readonly isFound: boolean;
  /**
   * Which code of the owner runs there: that of all pages, also with that of an order, or that of
   * lock screens. Missing: none, as where cards are typed or a mailed link opens something.
   */
  readonly runsCode?: 'site' | 'confirmed' | 'lock';
  readonly screenType?: ScreenType;
}

const shopWindow: PageTypeRule = {
  isTracked: true,
  tellsAds: true,
  showsPopup: true,
  showsAnnouncement: true,
  isFound: true,
  runsCode: 'site',
};
/** About one visitor, or on the way to buy. */
const own = {
  isTracked: true,
  tellsAds: false,
  showsPopup: false,
  showsAnnouncement: false,
  isFound: false,
};
const bought: PageTypeRule = {
  ...own,
  tellsAds: true,
  showsAnnouncement: true,
  runsCode: 'confirmed',
};
/** In place of a page that this visitor does not get. */
const refusal = { ...own, isTracked: false };

/** The rules of every page type: pages, tracking and templates read them here. ROUT-42 */
export const pageTypeRules: Readonly<Record<PageTypeName, PageTypeRule>> = {
  contentCollection: shopWindow,
  page: shopWindow,
  splash: { ...shopWindow, screenType: 'cover-page' },
  contentItem: shopWindow,
  notFound: { ...refusal, showsAnnouncement: true, runsCode: 'site' },
  error: refusal,
  search: { ...shopWindow, isTracked: false, isFound: false },
  lockScreen: { ...refusal, screenType: 'lock-screen', runsCode: 'lock' },
  popupOverlay: { ...refusal, screenType: 'popup-overlay' },
  protectedContent: refusal,
  memberAreaAccessDenied: refusal,
  paywall: refusal,
  cart: { ...bought, runsCode: 'site' },
  checkout: own,
  orderConfirmed: bought,
  donate: own,
  contributionConfirmed: own,
  cartV2: own,
  subscriptionConfirmed: bought,
  orderReceived: bought,
  membershipConfirmed: own,
  reviewsRequest: own,
  digitalProductComposerPreview: refusal,
  orderStatus: own,
  newsletterUnsubscribe: own,
  commerceEmailPreview: refusal,
  singleSignOn: { ...refusal, screenType: 'sso-screen' },
};

/** The rules of a page type by its number. */
export function rulesOfPage(pageType: number): PageTypeRule {
  const name = pageTypes.nameOf(pageType);
  if (name === undefined) throw new RangeError(`${pageType} is no page type.`);
  return pageTypeRules[name];
}

/** How a page shows what it holds. ROUT-40 */
export const collectionViews = ['list', 'grid', 'product'] as const;

/** One of {@link collectionViews}. */
export type CollectionView = (typeof collectionViews)[number];
