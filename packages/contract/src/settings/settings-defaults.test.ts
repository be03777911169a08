import { expect, it } from 'vitest';
import { readSettingsGroup } from './read-settings-group.ts';
import { settingsGroups } from './settings-groups.ts';

/** What a site has whose owner has not written anything, secrets left out. */
const defaults = {
  store: {
    isLive: true,
    expressCheckout: false,
    floatingCart: true,
    continueShoppingLinkUrl: '/',
    multipleQuantityAllowedForServices: true,
    minimumOrderSubtotalEnabled: false,
    minimumOrderSubtotal: null,
    shippingCountryDefaultValue: 'US',
    showShippingPhoneNumber: false,
    isShippingPhoneRequired: false,
    checkoutPageMarketingOptInEnabled: false,
    enableMailingListOptInByDefault: false,
    downloadDays: 30,
    downloadLimit: 5,
    giftCardMonths: 0,
    measurementStandard: 1,
    returnPolicy: '',
    termsOfService: '',
    privacyPolicy: '',
  },
  merchandising: {
    scarcityEnabledOnProductItems: false,
    scarcityEnabledOnProductBlocks: false,
    scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
    scarcityThreshold: 10,
    scarcityText: 'Only {qtyInStock} left in stock',
    customSoldOutText: '',
    restockNotificationsEnabled: false,
    restockCallToActionText: 'Sold out. Leave your email and we will tell you when it is back.',
    restockPlaceholderText: 'Email address',
    restockButtonText: 'Notify me',
    restockSuccessText: 'Signed up!',
    restockMailingListEnabled: false,
    restockMailingListText: 'Send me news and offers, too',
    restockMailingListOptInByDefault: false,
    restockMailsAreAutomatic: true,
    restockMailsFollowStock: false,
    relatedProductsEnabled: false,
    soldOutVariantsDropdownDisabled: false,
    productReviewsEnabled: false,
  },
  payments: {
    test: false,
    manual: false,
    manualLabel: 'Bank transfer',
    paypal: false,
    paypalClientId: '',
    paypalSandbox: false,
    paypalWebhookId: '',
    stripe: false,
    stripeLabel: 'Card and more',
    stripePublishableKey: '',
    manualInstructions: '',
    manualDeadlineDays: 14,
  },
  business: {
    country: '',
    state: '',
    contactEmail: '',
    contactPhoneNumber: '',
    location: {},
    businessHours: {},
  },
  branding: { logoImageId: '', socialLogoImageId: '', faviconImageId: '' },
  social: {
    shareButtonOptions: {},
    socialAccounts: [],
    simpleLikingEnabled: true,
    commentsEnabled: false,
    disqusShortname: '',
  },
  captcha: { siteKey: '' },
  money: { useCLDRMoneyFormat: true },
  totals: {
    rounding: 'total',
    shippingTax: 'own-rules',
    leavesTaxOfHomeAbroad: false,
    totalStepCents: 1,
  },
  searchEngines: { googleSiteVerification: '' },
  plan: { entitlements: null },
};

it('PDP-06 D-76 D-83 a setting that nobody wrote has the default of this list, and no other', () => {
  const read = Object.values(settingsGroups).map((group) => [
    group.name,
    readSettingsGroup(group, {}),
  ]);
  expect(Object.fromEntries(read)).toEqual(defaults);
});
