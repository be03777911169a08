import { rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { asksVisitors } from '../consent/ad-origins.ts';
import { pathInLanguage } from '../../features/settings/language-path.ts';
import type { Site } from '../../features/sites/site.ts';
import { announcementScript, hasAnnouncement } from '../overlays/announcement.ts';
import { scriptJson } from '../context/escape-html.ts';
import { tweakJson } from '../styles/tweaks.ts';
import { BegunScript } from '../tags/inline-hash.ts';
import type { Theme } from '../theme/theme.ts';
import type { SiteView } from '../site-view.ts';
import type { PageModel } from '../page/page-model.ts';

/** An inline script, and how the content security policy names it. */
export interface InlineScript {
  readonly text: string;
  readonly hash: string;
}

/**
 * The script that gives browser code its context (template-format §9). Only what browser code has
 * a use for: nothing about the visitor, nothing that the page does not show.
 */
export function staticContextScript(view: SiteView, theme: Theme, page: PageModel): InlineScript {
  const { site } = view.snapshot;
  const { pageType } = page;
  const { upper, lower, begun } = sitePartsOf(view, theme);
  const beginning = begun.get(pageType) ?? beginScript(site, pageType, upper);
  begun.set(pageType, beginning);
  const own = scriptFields({ ...collectionPart(page), ...itemPart(page) });
  const rest = `,${own === '' ? '' : `${own},`}${lower}};${announcementScript(view.snapshot, pageType)}`;
  return { text: beginning.text + rest, hash: beginning.hashWith(rest) };
}

function beginScript(site: Site, pageType: number, upper: string): BegunScript {
  const fields = scriptFields({
    betaFeatureFlags: betaFlagsOf(site),
    pageType,
    screenType: rulesOfPage(pageType).screenType,
  });
  const opening = 'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {';
  return new BegunScript(`${opening}${fields},${upper}`);
}

/** What custom code may look for. PDP-14 */
function betaFlagsOf(site: Site): string[] {
  const { reviewsKillSwitch } = readSettings(site, 'merchandising');
  return reviewsKillSwitch ? ['product_reviews_kill_switch'] : [];
}

/** What all pages of a site say, above and below what each says of itself. */
interface SiteParts {
  readonly upper: string;
  readonly lower: string;
  /** What the scripts of a type of pages begin with. */
  readonly begun: Map<number, BegunScript>;
}

/** Half of the script, which is written once for a view and a theme. */
const known = new WeakMap<SiteView, WeakMap<Theme, SiteParts>>();

function sitePartsOf(view: SiteView, theme: Theme): SiteParts {
  const byTheme = known.get(view) ?? new WeakMap<Theme, SiteParts>();
  known.set(view, byTheme);
  const parts = byTheme.get(theme) ?? writeSiteParts(view, theme);
  byTheme.set(theme, parts);
  return parts;
}

function writeSiteParts(view: SiteView, theme: Theme): SiteParts {
  const { site } = view.snapshot;
  return {
    begun: new Map(),
    upper: scriptFields({
      website: view.website,
      websiteSettings: view.websiteSettings,
      // Our own: how scripts write money where the locale's notation is on; else left out. D-82
      moneyNotation: site.notationOf(site.currency),
      ...displayNotations(site),
      cookieSettings: { isCookieBannerEnabled: asksVisitors(site) },
      websiteCloneable: false,
      // Our own: where scripts lead on a page in another language.
      ...(site.language && { languagePath: pathInLanguage(site.language, '/') }),
    }),
    lower: scriptFields({
      subscribed: false,
      appDomain: view.website.primaryDomain,
      templateTweakable: true,
      tweakJSON: tweakJson(theme.tweaks, site.tweaks),
      templateId: theme.name,
      templateVersion: '7.1',
      pageFeatures: [],
      templateScriptsRootUrl: '/scripts/',
      impersonatedSession: false,
      showAnnouncementBar: hasAnnouncement(view.snapshot),
      i18nContext: {},
      env: 'PRODUCTION',
    }),
  };
}

/** The fields of an object as they stand in JSON, without its braces. */
function scriptFields(fields: Readonly<Record<string, unknown>>): string {
  return scriptJson(fields).slice(1, -1);
}

/** Our own: how scripts write the currencies in which visitors may see prices too. */
function displayNotations(site: Site): Record<string, unknown> {
  const { displayCurrencies } = readSettings(site, 'store');
  if (displayCurrencies.length === 0 || !site.notationOf(site.currency)) return {};
  const notations = displayCurrencies.map(({ currency }) => [currency, site.notationOf(currency)]);
  return { displayNotations: Object.fromEntries(notations) };
}

function collectionPart({ collection }: PageModel): Record<string, unknown> {
  if (collection === undefined) return {};
  return {
    collection: {
      title: collection.title,
      id: collection.id,
      fullUrl: collection.is_homepage ? '/' : `/${collection.url_id}`,
      type: collection.type,
      permissionType: 1,
    },
  };
}

/** A product page says its item and product; other items only who they are. */
function itemPart({ viewKind, data }: PageModel): Record<string, unknown> {
  if (viewKind !== 'item' || !isItem(data.item)) return {};
  const { item } = data;
  const { id, title, fullUrl, recordType } = item;
  return {
    itemId: id,
    item: { id, title, fullUrl, recordType, collectionId: item.collectionId },
    ...(item.variants === undefined
      ? {}
      : {
          product: {
            variantAttributeNames: item.variantOptionOrdering,
            variants: item.variants,
            productType: item.productType,
            ...(item.customSoldOutText && { customSoldOutText: item.customSoldOutText }),
          },
        }),
  };
}

interface ContextItem {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly recordType: number;
  readonly collectionId: string;
  readonly variants?: unknown;
  readonly variantOptionOrdering?: unknown;
  readonly productType?: number;
  readonly customSoldOutText?: string;
}

function isItem(value: unknown): value is ContextItem {
  return typeof value === 'object' && value !== null && 'id' in value && 'collectionId' in value;
}
