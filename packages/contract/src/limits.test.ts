/** The numbers of the specification, written out: limits are read everywhere and said here once more. */
import { imageWidths } from '@sitewright/commerce';
import { expect, test } from 'vitest';
import { callLimits } from './call-limits.ts';
import {
  addToCartTimings,
  cartLimits,
  contentLimits,
  cookieLives,
  datasetLimits,
  galleryBounds,
  lightboxLimits,
  MOBILE_BREAKPOINT_PX,
  pageSpeedThresholds,
  pillAnimation,
  POPOVER_OFFSET_PX,
  textLimits,
} from './limits.ts';
import { requestLimits } from './request-limits.ts';

const day = 24 * 60 * 60;

test('ATC-02 ATC-03 ATC-07 CART-14 D-11 times of the button and of the popover', () => {
  expect(addToCartTimings).toEqual({
    addedLabelDelay: 1000,
    idleAfterAdded: 2000,
    idleAfterError: 1000,
    selectOptionDisabled: 2000,
    popover: 3000,
    popoverScrollThrottle: 100,
  });
  expect(POPOVER_OFFSET_PX).toBe(33);
});

test('CART-08 the pill fades in 0.2 s to 0.7 and in 0.5 s back', () => {
  expect(pillAnimation).toEqual({ fadeOut: 200, fadeOutOpacity: 0.7, fadeIn: 500 });
});

test('POPU-05 a modal opens in 0.3 s, 50 px from the top when it is tall', () => {
  expect(lightboxLimits).toEqual({ openAnimation: 300, resizeDebounce: 100, topMarginPx: 50 });
});

test('CART-09 CART-26 D-47 what a cart holds and shows', () => {
  expect(cartLimits).toEqual({ badgeMax: 100, maxEntries: 100 });
});

test('TRK-03 TRK-04 TRK-05 D-17 cookies live as long as is said', () => {
  expect(cookieLives).toMatchObject({
    visitor: 2 * 365 * day,
    visit: 30 * 60,
    analyticsId: 390 * day,
    cart: 14 * day,
    siteUser: 3 * 365 * day,
    recentRedirect: 30 * 60,
  });
});

test('TELE-12 TELE-13 TELE-14 TELE-15 TELE-16 good and poor pages', () => {
  expect(pageSpeedThresholds).toEqual({
    FCP: [1800, 3000],
    LCP: [2500, 4000],
    CLS: [0.1, 0.25],
    FID: [100, 300],
    INP: [200, 500],
  });
});

test('ROUT-43 ROUT-44 widths of pictures and of mobile windows', () => {
  expect(imageWidths).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  expect(MOBILE_BREAKPOINT_PX).toBe(432);
});

test('EDIT-09 GLRY-16 GLRY-17 GLRY-18 TAGS-05 TAGS-06 DATA-06 D-45 D-59 what content may hold', () => {
  expect(contentLimits).toMatchObject({
    productsPerCollection: 200,
    itemsPerCollection: 250,
    maxItemsPerCollection: 1_000,
    blocksPerLayout: 60,
    tracksPerAlbum: 60,
    maxTracksPerAlbum: 500,
    galleryPhotos: 50,
    maxProductsPerCollection: 10_000,
    galleriesPerIntegration: 20,
    nestedCategories: 10_000,
    tagLength: 50,
    categoryLength: 25,
  });
  expect(datasetLimits).toEqual({ maxRows: 500, maxColumns: 20 });
});

test('GLRY-14 bounds of the gallery slider', () => {
  expect(galleryBounds).toEqual({
    autoplayDelay: [1, 10],
    thumbnailStripHeight: [0, 200],
    thumbnailStripMargin: [0, 60],
    thumbnailsPerRow: [1, 10],
    padding: [0, 50],
    maxWidth: [100, 300],
  });
});

test('ATC-25 ceilings of calls: codes and payments are counted by all processes together', () => {
  const minute = 60_000;
  expect(callLimits).toEqual({
    addToCart: { window: minute, perAddress: 120, perCart: 60, isShared: false },
    places: { window: minute, perAddress: 60, isShared: false },
    pay: { window: 60 * minute, perAddress: 20, perCart: 10, isShared: true },
    domainCheck: { window: minute, perAddress: 20, isShared: false },
    declined: { window: 60 * minute, perAddress: 8, isShared: true },
    enterCode: { window: 60 * minute, perAddress: 60, perCart: 20, isShared: true },
    enterGiftCard: {
      window: 60 * minute,
      perAddress: 30,
      perCart: 10,
      perSite: 1000,
      isShared: true,
    },
    makeFont: { window: 60 * minute, perAddress: 100, isShared: false },
    checkOwnStyles: { window: minute, perAddress: 60, isShared: false },
    signUpForRestock: { window: 60 * minute, perAddress: 30, isShared: true },
    submitForm: { window: 60 * minute, perAddress: 30, isShared: true },
    writeComment: { window: 60 * minute, perAddress: 30, isShared: true },
    writeReview: { window: 60 * minute, perAddress: 30, isShared: true },
    guessUnderAttack: { window: 60 * minute, perAddress: 3, perCart: 3, isShared: true },
    mailLink: { window: 60 * minute, perAddress: 5, perCart: 3, perEmail: 5, isShared: true },
    changePlan: { window: 60 * minute, perAddress: 60, perCart: 20, isShared: true },
    openLink: { window: 60 * minute, perAddress: 20, isShared: true },
    mailExample: { window: 60 * minute, perAddress: 60, isShared: true },
    signIn: { window: minute, perAddress: 20, isShared: true },
    signInToAccount: { window: 15 * minute, perAddress: 30, perEmail: 20, isShared: true },
    mailAccountLink: { window: 60 * minute, perAddress: 10, perEmail: 3, isShared: true },
    signInAsStaff: { window: 15 * minute, perAddress: 30, perEmail: 20, isShared: true },
    enterStaffCode: { window: 15 * minute, perAddress: 30, perEmail: 10, isShared: true },
    invite: { window: 24 * 60 * minute, perAddress: 200, perEmail: 5, isShared: true },
    mailStaffLink: { window: 60 * minute, perAddress: 10, perEmail: 3, isShared: true },
    openLock: { window: 15 * minute, perAddress: 20, perEmail: 300, isShared: true },
    openPaper: { window: minute, perAddress: 30, isShared: false },
    search: { window: minute, perAddress: 60, isShared: false },
  });
});

test('FORM-26 what a request and its texts may hold', () => {
  expect(textLimits).toEqual({
    email: 256,
    addressLine: 200,
    name: 100,
    postalCode: 20,
    orderNote: 1000,
  });
  expect(requestLimits).toEqual({
    bodyBytes: 1_048_576,
    eventBytes: 262_144,
    urlLength: 8192,
    depth: 32,
    formFields: 3_000,
    additionalFieldsLength: 20_000,
  });
});
