/** Of which thing of a site the screens of one thing are shown. */

/** A row of a list as a call answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** How a parameter of a route gets its value: from the first row of a list that is such a one. */
export interface Step {
  /** `$id`; the calls of later steps may name it. */
  readonly parameter: string;
  /** Tried in order, behind the address of the site. */
  readonly calls: readonly string[];
  /** The list in the answer, and what names a row of it. */
  readonly list: string;
  readonly key: string;
  /** What the row has. */
  readonly is?: Row;
}

/** Whether a row has all of these values. */
export function isOneOf(row: Row, is: Row): boolean {
  return Object.entries(is).every(([name, value]) => row[name] === value);
}

/** The id of the first row of a list. */
export const first = (parameter: string, list: string, call = list, is: Row = {}): Step => ({
  parameter,
  calls: [call],
  list,
  key: 'id',
  is,
});
/** The first page that is such a one. */
export const page = (is: Row, parameter = '$id') => first(parameter, 'pages', 'pages', is);
const blogPosts = [
  page({ typeName: 'blog' }, '$blog'),
  first('$id', 'posts', 'posts?collection=$blog'),
];
const language: Step = {
  parameter: '$language',
  calls: ['languages'],
  list: 'languages',
  key: 'code',
  is: { isDefault: false },
};
/** The order of which most has happened stands behind those of the visitors. */
const workedOn: Step = {
  parameter: '$number',
  calls: ['orders?limit=1&fulfillment=partially_fulfilled', 'orders?limit=1'],
  list: 'orders',
  key: 'number',
};
const lastBought: Step = { ...workedOn, calls: ['orders?limit=1'] };

/** By route, the values of its parameters. A test holds it against the routes that there are. */
export const thingsOfRoutes: Readonly<Record<string, readonly Step[]>> = {
  'pages/$id': [page({ isHomepage: true })],
  'pages/$id/fields': [page({ isHomepage: true })],
  'pages/$id/fields/$field': [
    page({ isHomepage: true }),
    first('$field', 'fields', 'pages/$id/fields'),
  ],
  'pages/collection/$id': [page({ typeName: 'blog' })],
  'pages/post/$id': blogPosts,
  'pages/post/$id/settings': blogPosts,
  'translate/$language': [language],
  'translate/$language/$kind/$id': [language, page({ isHomepage: true })],
  'orders/$number': [workedOn],
  'orders/$number/mails/$kind': [workedOn],
  'orders/$number/edit': [lastBought],
  'orders/$number/pack': [lastBought],
  'customers/$id': [first('$id', 'customers')],
  'discounts/$id': [first('$id', 'discounts')],
  'discounts/sales/$id': [first('$id', 'sales')],
  'drafts/$id': [first('$id', 'drafts', 'draft-orders')],
  'forms/$id': [first('$id', 'forms')],
  'gift-cards/$id': [first('$id', 'giftCards', 'gift-cards')],
  'imports/$id': [first('$id', 'imports')],
  'mailing-lists/$id': [first('$id', 'lists', 'mailing-lists')],
  'mail-parts/of/$kind': [],
  'mail-parts/$id': [],
  'mails/$id': [first('$id', 'mails')],
  'media/$id': [first('$id', 'files')],
  'products/$id': [first('$id', 'products')],
  'products/$id/content': [first('$id', 'products')],
  'products/bulk/$id': [first('$id', 'bulkEdits', 'bulk-edits')],
  'reviews/$id': [first('$id', 'reviews')],
  'seo/$check': [{ parameter: '$check', calls: ['seo'], list: 'checks', key: 'check' }],
  'shipping/$id': [first('$id', 'shippingOptions', 'shipping-options')],
  'subscriptions/$id': [first('$id', 'subscriptions')],
  'supporters/donations/$id': [first('$id', 'donations')],
  'supporters/plans/$id': [first('$id', 'plans', 'membership-plans')],
  'taxes/$id': [first('$id', 'taxRules', 'tax-rules')],
  'connections/webhooks/$id': [first('$id', 'endpoints', 'webhook-endpoints')],
};

/** Parameters that are one of a few names, and the name that is shown. */
export const namesOfRoutes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mail-parts/of/$kind': { $kind: 'shipped' },
  'mail-parts/$id': { $id: 'footer' },
  'orders/$number/mails/$kind': { $kind: 'confirmed' },
  'translate/$language/$kind/$id': { $kind: 'page' },
};
