/** Limits and timings of the specification, each in one place. Times are milliseconds. */

/** The add-to-cart button, the list button and the popover. ATC-02, ATC-03, ATC-07, CART-14, D-11. */
export const addToCartTimings = {
  addedLabelDelay: 1000,
  idleAfterAdded: 2000,
  idleAfterError: 1000,
  selectOptionDisabled: 2000,
  popover: 3000,
  popoverScrollThrottle: 100,
} as const;

/** Pixels between the added popover and what it hangs on. CART-14. */
export const POPOVER_OFFSET_PX = 33;

/** How the page scrolls to something: milliseconds, and pixels above it. MEDI-11 */
export const scrollAnimation = { minDuration: 50, maxDuration: 50, offsetPx: 30 } as const;

/** Milliseconds of a motion that is told no other. MEDI-11 */
export const TWEEN_DURATION_MS = 300;

/** The cart. CART-09, CART-26, D-47. */
export const cartLimits = { badgeMax: 100, maxEntries: 100 } as const;

/** Animation of the floating pill. CART-08. */
export const pillAnimation = { fadeOut: 200, fadeOutOpacity: 0.7, fadeIn: 500 } as const;

/** The modal lightbox. POPU-05. */
export const lightboxLimits = {
  openAnimation: 300,
  resizeDebounce: 100,
  topMarginPx: 50,
} as const;

/** Lives of cookies in seconds. TRK-03, TRK-04, D-17, D-38. */
export const cookieLives = {
  visitor: 2 * 365 * 24 * 60 * 60,
  visit: 30 * 60,
  analyticsId: 390 * 24 * 60 * 60,
  consent: 30 * 24 * 60 * 60,
  cart: 14 * 24 * 60 * 60,
  member: 30 * 24 * 60 * 60,
  siteUser: 3 * 365 * 24 * 60 * 60,
  recentRedirect: 30 * 60,
  orderStatus: 365 * 24 * 60 * 60,
} as const;

/** Names of cookies. D-17, D-37, D-38. */
export const cookieNames = {
  crumb: 'crumb',
  cart: 'CART',
  hasCart: 'hasCart',
  checkoutKey: 'checkoutKey',
  memberKey: 'memberKey',
  siteUserInfo: 'SiteUserInfo',
  siteUserToken: 'SiteUserSecureAuthToken',
  siteUserCrumb: 'siteUserCrumb',
  locked: 'Locked',
  recentRedirect: 'RecentRedirect',
  orderStatus: 'orderStatusSessionToken',
  visitor: 'ss_cvr',
  visit: 'ss_cvt',
  consent: 'ss_cookieAllowed',
  /** What happened on a page that loads no pixels, for the next one that may. */
  adEvent: 'adEvent',
  analyticsId: 'ss_analyticsId',
} as const;

/** Characters of the password of a page or a site. EDIT-05 */
export const lockLimits = { shortestPassword: 4, longestPassword: 200 } as const;

/** Good and poor boundaries of the page-speed measures. TELE-12..16. */
export const pageSpeedThresholds = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  FID: [100, 300],
  INP: [200, 500],
} as const;

/** Widest window that counts as mobile; one pixel more is desktop. ROUT-43. */
export const MOBILE_BREAKPOINT_PX = 432;

/** Content of a site; the first five are defaults of settings. EDIT-09, GLRY-16..18, TAGS-05, TAGS-06, D-59. */
export const contentLimits = {
  productsPerCollection: 200,
  itemsPerCollection: 250,
  maxItemsPerCollection: 1_000,
  blocksPerLayout: 60,
  maxBlocksPerLayout: 500,
  tracksPerAlbum: 60,
  maxTracksPerAlbum: 500,
  galleryPhotos: 50,
  maxProductsPerCollection: 10_000,
  galleriesPerIntegration: 20,
  nestedCategories: 10_000,
  tagLength: 50,
  categoryLength: 25,
  imageAltFromBody: 250,
  variantsPerProduct: 250,
  maxVariantsPerProduct: 2_000,
  optionsPerProduct: 3,
  valuesPerOption: 100,
  titleLength: 200,
  /** Letters of a body in HTML, and of an excerpt. */
  bodyLength: 1_000_000,
  excerptLength: 100_000,
  filesPerProduct: 50,
  relatedProducts: 20,
} as const;

/** Size of datasets. DATA-06, D-45. */
export const datasetLimits = { maxRows: 500, maxColumns: 20 } as const;

/** Bounds of the gallery slider: least and most. GLRY-14. */
export const galleryBounds = {
  autoplayDelay: [1, 10],
  thumbnailStripHeight: [0, 200],
  thumbnailStripMargin: [0, 60],
  thumbnailsPerRow: [1, 10],
  padding: [0, 50],
  maxWidth: [100, 300],
} as const;

/** Stands for a password that is set. FBLD-07. */
export const PASSWORD_MASK = '__MASKED_FIELD__';

/** Longest values a shopper may type. */
export const textLimits = {
  email: 256,
  addressLine: 200,
  name: 100,
  postalCode: 20,
  orderNote: 1_000,
} as const;

/** Lists and edits of staff. */
export const staffLimits = {
  /** Rows of one page of a list, unless told, and at most. */
  pageSize: 50,
  maxPageSize: 100,
  /** Rows are counted to this; more is told as more. */
  countedRows: 10_000,
  /** Largest amount that is typed into an order or a gift card, in minor units: sums of many stay exact. */
  typedCents: 1_000_000_000,
  /** Variants that one adjustment of stock may name. */
  adjustments: 200,
  /** Lines of one count of stock. */
  countedLines: 500,
  /** Ids that one bulk edit may name; more is a filter. */
  ids: 1_000,
  /** Products of one bulk edit. */
  bulkProducts: 200_000,
  /** Products that its preview shows, and those it names for each reason. */
  previewedRows: 50,
  savedViews: 50,
  viewNameLength: 60,
} as const;

/** Posts and events. */
export const postLimits = {
  /** Categories of a post, and its tags. */
  labels: 100,
  /** A line of an address. */
  addressLength: 300,
  /** What search engines show. */
  descriptionLength: 1_000,
  /** The address of a video. */
  videoLength: 2_000,
} as const;

/** Redirects of old addresses. */
export const redirectLimits = {
  addressLength: 500,
  /** Those that an owner wrote; what moved by itself comes on top. */
  redirects: 10_000,
  /** Those of them with `[name]` or `*`. */
  wildcards: 500,
  /** One after another, until a visitor is where they are sent. */
  steps: 10,
  /** Lines of one import, and its characters. */
  importLines: 2_000,
  importLength: 500_000,
  /** Of how many is asked whether they help anybody. */
  checked: 5_000,
} as const;

/** Characters of the parts of a comment, and how long a post takes comments. */
export const commentLimits = {
  name: 60,
  text: 5_000,
  /** Days after a post, behind which a blog lets nobody comment on it any more. */
  days: 3_650,
} as const;

/** Characters of the parts of a review, and how many a page shows. */
export const reviewLimits = {
  title: 120,
  body: 5_000,
  name: 60,
  reply: 2_000,
  /** Reviews of one page of a product. */
  perPage: 10,
  /** Products of an order that its page of reviews asks about. */
  productsAtOnce: 50,
} as const;

/** Places where stock lies. */
export const stockLimits = {
  locations: 50,
  locationName: 60,
} as const;

/** The media library. */
export const fileLimits = {
  folders: 1_000,
  folderName: 80,
  /** How deep folders lie in folders. */
  folderDepth: 8,
  /** Files that one move, one removal or one list of a ZIP may name. */
  atOnce: 100,
} as const;

/** The sheet of products. */
export const sheetLimits = {
  /** Products and their variants that one save may name. */
  savedProducts: 25,
  savedVariants: 500,
  /** Rows that one sheet shows. */
  rows: 5_000,
} as const;

/** Orders of one email that wait for a transfer, and so keep their stock for days. */
export const MAX_UNPAID_ORDERS = 3;

/** The same of one network: a house, an office or a carrier has many buyers behind one address. */
export const MAX_UNPAID_ORDERS_OF_NETWORK = 10;

/** Invoices that a buyer to whom the shop gives time has not paid yet. */
export const MAX_OPEN_INVOICES = 30;

/** Coupon codes on one cart. */
export const MAX_COUPONS_PER_CART = 5;

/** Gift cards and store credit that pay one cart. */
export const MAX_BALANCES_PER_CART = 5;

/** Accounts of visitors. */
export const accountLimits = {
  /** Characters; the longest keeps the work of checking one small. */
  minPassword: 10,
  maxPassword: 200,
  maxAddresses: 20,
} as const;

/** People who work on sites. */
export const peopleLimits = {
  passkeysPerAccount: 20,
  recoveryCodes: 10,
  /** Of one site, that nobody has accepted yet. */
  invitationsPerSite: 100,
  peoplePerSite: 500,
  sessionsPerAccount: 50,
  nameLength: 100,
  /** Milliseconds that a proof of who asks holds for what is sensitive. */
  proofLife: 15 * 60_000,
  /** Milliseconds that the steps of signing in may take. */
  stepLife: 10 * 60_000,
  /** Milliseconds that a mailed link works. */
  linkLife: 3_600_000,
  /** Milliseconds that an invitation, or an offer of the ownership, holds. */
  invitationLife: 7 * 24 * 3_600_000,
} as const;

/** Rules of a shop: how many there may be of a kind, and how much one may hold. */
export const ruleLimits = {
  nameLength: 200,
  descriptionLength: 1_000,
  codeLength: 100,
  /** Discounts that apply by themselves; each cart looks at all of them. */
  automaticDiscounts: 100,
  sales: 100,
  shippingOptions: 200,
  taxRules: 2_000,
  /** Products or categories that one rule names. */
  choices: 1_000,
  zones: 300,
  regionsPerZone: 100,
  postcodesPerZone: 1_000,
  /** Steps of a price by weight or subtotal. */
  steps: 100,
  groups: 50,
  /** Largest amount in minor units: ten thousand million dollars. */
  amountCents: 1_000_000_000_000,
  /** Parts per million: 100 %. */
  ratePpm: 1_000_000,
  /** Largest weight, count or priority: what the database keeps as a whole number. */
  count: 2_147_483_647,
  /** Rows of one page of a list. */
  pageSize: 100,
} as const;

/** Carts that show what a rule does before it is saved. */
export const previewLimits = {
  quantity: 999,
  entries: 20,
  /** Weight of one unit: ten tonnes. */
  grams: 10_000_000,
} as const;

/** Donations, in minor units of the site's currency. */
export const donationLimits = {
  /** Least that may be asked for: smaller ones are for those who try stolen cards. */
  leastCents: 100,
  /** More than that is no gift by card. */
  mostCents: 99_999_999,
  suggestions: 12,
  perSite: 50,
  messageLength: 1_000,
  coverLength: 2_000,
} as const;

/** Forms that an owner builds. */
export const formLimits = {
  perSite: 200,
  fields: 50,
  options: 100,
  titleLength: 200,
  descriptionLength: 1_000,
  valueLength: 1_000,
  disclaimerLength: 2_000,
  /** Who gets a mail of each answer. */
  alertAddresses: 10,
  /** Days that answers are kept at most, where they go by themselves. */
  keepDays: 3_650,
  /** Characters that a text may be limited to. */
  textLength: 10_000,
  /** Products that a form names of those that ask it. */
  namedProducts: 20,
  /** Answers that a site keeps; an owner deletes old ones before there is room for more. */
  answers: 100_000,
  /** Questions that a table of answers has columns for. */
  exportedQuestions: 200,
} as const;

/** Memberships of a site. */
export const membershipLimits = { plans: 50, collections: 100 } as const;

/** Finding and replacing words of a whole site. */
export const wordLimits = {
  textLength: 200,
  replacementLength: 1_000,
  /** Pages, posts, products and documents that one call looks through. */
  lookedAtOnce: 100,
  /** Those that it answers, and those that one call writes. */
  placesAtOnce: 25,
  /** Matches of one that are told. */
  matchesOfPlace: 100,
} as const;

/** Code that owners write. */
export const codeLimits = {
  /** Characters of their styles. */
  css: 100_000,
  /** Characters that their styles may become. */
  compiledCss: 500_000,
  /** Characters of one piece of code in pages. */
  injection: 50_000,
  hosts: 20,
  /** Mistakes that are told at once. */
  faults: 50,
} as const;
