import { defineNumberEnum } from '@sitewright/commerce';

/** State of a site's subscription. AUTH-08. */
export const websiteStatuses = defineNumberEnum({
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
});

/** Roles of people who work on a site. AUTH-05. */
export const userRoles = defineNumberEnum({
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  draftEditor: 16,
});

/** Events of the census. TRK-22. */
export const analyticsEventTypes = defineNumberEnum({
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
});

/** Tabs of the form builder. FBLD-01. */
export const formModelTabs = defineNumberEnum({
  BUILD: 1,
  STORAGE: 2,
  ADVANCED: 3,
  CAPTCHA: 4,
  DISCLAIMER: 5,
});

/** Views of a collection. ROUT-40. */
export const collectionViews = ['list', 'grid', 'product'] as const;

/** Views of the editor's preview. ROUT-41. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

/** Screens that stand alone. ROUT-39. */
export const screenTypes = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;

/** Places of a popup. POPU-03. */
export const popupPositions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

/** Overlays of the editor. D-48. */
export const editorOverlays = [
  'none',
  'page-settings',
  'section-settings',
  'block-settings',
  'site-styles',
  'media',
  'link',
  'code',
  'history',
  'seo',
  'share',
  'publish',
] as const;

/** Actions a captcha token is asked for. CAPT-02, D-03. */
export const captchaActions = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;

/** Kinds of pages a product is added from. TRK-08. */
export const productPageTypes = ['plp', 'pdp', 'add-on', 'product_block'] as const;
