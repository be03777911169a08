import { pageTypes, rulesOfPage, type CollectionView } from '@sitewright/contract';
import { localizedStrings } from '../context/localized-strings.ts';
import { pageClasses } from '../context/page-classes.ts';
import { presentCollection } from '../context/present-collection.ts';
import { isStore } from '../data/load-list-items.ts';
import type { SiteView } from '../site-view.ts';
import type { TemplateRun } from '../template-run.ts';
import type { PageModel } from './page-model.ts';

/** The cart that every page is made with: nothing about one visitor. */
const emptyCart = Object.freeze({
  entries: [],
  totalQuantity: 0,
  subtotalCents: 0,
  grandTotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  requiresShipping: false,
});

/** The JSON context of a page (template-format §4), before its main content is made. */
export function pageContext(
  view: SiteView,
  templates: TemplateRun,
  page: PageModel,
): Record<string, unknown> {
  const { snapshot, website, websiteSettings } = view;
  const { theme } = templates;
  const collection = page.collection && presentCollection(page.collection, { snapshot, templates });
  return {
    website,
    websiteSettings,
    collection,
    ...screenPart(page),
    ...page.data,
    ...('items' in page.data ? { empty: isEmptyList(page.data.items) } : {}),
    pagination: page.data.pagination ?? null,
    shoppingCart: emptyCart,
    shareButtons: {},
    showCart: true,
    localizedStrings: localizedStrings(templates, snapshot.site),
    userAccountsContext: {},
    // The other name of one setting (D-76).
    featureFlags: { useCLDRMoneyFormat: website.useCLDRMoneyFormat },
    calendarView: false,
    template: { id: theme.name, displayName: theme.conf.name, mobileStylesEnabled: true },
    uiextensions: {},
    squarespace: {
      'main-content': '',
      'page-id': page.bodyId,
      'page-classes': pageClasses({
        theme,
        tweaks: snapshot.site.tweaks,
        currency: snapshot.site.currency,
        collection: page.collection,
        view: page.viewKind,
        more: [...(page.bodyClasses ?? []), ...viewClasses(page)],
      }),
      'page-title': page.head.title,
      'cart-classes': 'sqs-custom-cart',
      'template-revision': theme.version,
      headers: '{squarespace-headers}',
      footers: '{squarespace-footers}',
    },
  };
}

/** What follows from the type of the page and of its collection. ROUT-39, ROUT-40, ROUT-42 */
function screenPart(page: PageModel): Record<string, unknown> {
  const { screenType } = rulesOfPage(page.pageType);
  const collectionView = viewOf(page);
  return { ...(screenType && { screenType }), ...(collectionView && { collectionView }) };
}

function viewClasses(page: PageModel): string[] {
  const { screenType } = rulesOfPage(page.pageType);
  const view = viewOf(page);
  return [...(screenType ? [screenType] : []), ...(view ? [`collection-view-${view}`] : [])];
}

/** A store is a grid, what else holds items is a list, and an item that can be bought a product. */
function viewOf({ pageType, collection }: PageModel): CollectionView | undefined {
  if (collection === undefined) return undefined;
  const { contentCollection, contentItem } = pageTypes.values;
  if (pageType === contentItem) return isStore(collection) ? 'product' : undefined;
  if (pageType !== contentCollection) return undefined;
  return isStore(collection) ? 'grid' : 'list';
}

function isEmptyList(items: unknown): boolean {
  return Array.isArray(items) && items.length === 0;
}
