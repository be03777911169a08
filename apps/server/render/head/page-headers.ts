import { rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { escapeHtml, scriptJson } from '../context/escape-html.ts';
import type { PageModel } from '../page/page-model.ts';
import type { SiteView } from '../site-view.ts';
import type { Theme } from '../theme/theme.ts';
import type { HeadParts } from './head-parts.ts';
import { alternateLines, canonicalUrl } from './language-lines.ts';
import { confString } from '../theme/read-conf.ts';
import { staticContextScript } from './static-context.ts';
import { styleMark } from './page-styles.ts';

export interface HeadersInput {
  readonly view: SiteView;
  readonly theme: Theme;
  readonly page: PageModel;
  readonly context: Readonly<Record<string, unknown>>;
  readonly parts: HeadParts;
}

/** `{squarespace-headers}`, in parts. */
export interface PageHeaders {
  readonly html: string;
  /** The same without the texts of its scripts: what styles may match. */
  readonly outline: string;
  /** Of the one script that may run; undefined where none does. */
  readonly scriptHash: string | undefined;
}

/** What every page's head holds. */
export function pageHeaders({ view, theme, page, parts }: HeadersInput): PageHeaders {
  const { storefront } = parts;
  const before = [
    '<meta charset="utf-8">',
    `<title>${page.head.title}</title>`,
    ...theme.conf.preloadFonts.map(
      (url) =>
        `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    styleMark,
    ...metaLines(view, page),
    ...feedLines(page),
  ].join('\n');
  // Where nobody's code runs there is nobody who would read it.
  const script = parts.runsCode ? staticContextScript(view, theme, page) : undefined;
  const scripts = [
    ...(script ? [`<script data-name="static-context">${script.text}</script>`] : []),
    ...page.head.jsonLd.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join('\n');
  const after = [
    ...storefront.preloadUrls.map((url) => `<link rel="modulepreload" href="${url}">`),
    ...(storefront.scriptUrl === ''
      ? []
      : [`<script type="module" src="${storefront.scriptUrl}"></script>`]),
  ];
  const html = [before, scripts, ...after].join('\n');
  return { html, outline: `${before}<script>${after.join('')}`, scriptHash: script?.hash };
}

function metaLines(view: SiteView, { head, pageType }: PageModel): string[] {
  const { site } = view.snapshot;
  const url = canonicalUrl(view, head);
  const image = head.image && { ...head.image, url: view.origin + head.image.url };
  return [
    faviconLine(view),
    url === undefined || !rulesOfPage(pageType).isFound
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${url}">`,
    ...(rulesOfPage(pageType).isFound ? alternateLines(view, head) : []),
    meta('description', head.description),
    property('og:site_name', escapeHtml(site.title)),
    property('og:title', head.title),
    property('og:type', head.type),
    property('og:url', url),
    property('og:description', head.description),
    property('og:image', image?.url),
    ...(image !== undefined && image.height > 0
      ? [property('og:image:width', image.width), property('og:image:height', image.height)]
      : []),
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', image?.url),
    ...verificationLines(view),
  ].filter((line) => line !== '');
}

/** The owner's picture, else what the theme has. */
function faviconLine({ website }: SiteView): string {
  const own = confString(website.faviconImageUrl);
  return `<link rel="icon" href="${own === '' ? '/favicon.ico' : `${escapeHtml(own)}?format=100w`}">`;
}

/** Texts from presenters are escaped for elements and attributes alike. */
function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${attributeText(content)}">` : '';
}

function property(name: string, content: string | number | undefined): string {
  return content ? `<meta property="${name}" content="${attributeText(String(content))}">` : '';
}

function attributeText(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function verificationLines(view: SiteView): string[] {
  const { googleSiteVerification: token } = readSettings(view.snapshot.site, 'searchEngines');
  return token === '' ? [] : [meta('google-site-verification', escapeHtml(token))];
}

function feedLines({ head }: PageModel): string[] {
  if (head.feedPath === undefined) return [];
  const url = escapeHtml(head.feedPath);
  return [`<link rel="alternate" type="application/rss+xml" title="RSS Feed" href="${url}">`];
}
