import { hasCaptcha } from '../../features/settings/has-captcha.ts';
import type { BodyContent } from '../../http/shared-bytes.ts';
import type { HeadParts } from '../head/head-parts.ts';
import { pageHeaders } from '../head/page-headers.ts';
import { placeStyles } from '../head/page-styles.ts';
import { footersMark, headersMark, placePart } from './place-headers.ts';
import { expandTags } from '../tags/expand-tags.ts';
import { maxQueriesPerPage } from '../tags/query.ts';
import { footerAtEnd } from '../tags/site-area.ts';
import type { TagScope } from '../tags/tag-scope.ts';
import { findOutside, joinOutside, type OutsideOrigins } from '../outside-origins.ts';
import { noInlineHashes, trustInline, type InlineHashes } from '../tags/trusted-inline.ts';
import type { Program } from '@sitewright/template';
import { pickLayout } from '../theme/theme-conf.ts';
import type { Theme } from '../theme/theme.ts';
import { noCode, pageCode } from '../code/page-code.ts';
import { consentPart } from '../consent/consent-part.ts';
import { announcementPart, placeAnnouncement } from '../overlays/announcement.ts';
import { popupPart } from '../overlays/popup-part.ts';
import { currencyChooser } from './currency-chooser.ts';
import { hasSeveralLanguages } from '../../features/settings/site-languages.ts';
import { languagesMark, placeLanguages } from './language-switch.ts';
import { localiseLinks } from './localise-links.ts';
import { pageContext } from './page-context.ts';
import { setDirection } from './set-direction.ts';
import { promotedOf } from './item-source.ts';
import type { PageModel, PageSource } from './page-model.ts';

export interface RenderedPage {
  /** HTML in UTF-8. */
  readonly content: BodyContent;
  /** Of the inline scripts and styles that may run. */
  readonly hashes: InlineHashes;
  /** Other hosts that blocks of it show something of. */
  readonly outside: OutsideOrigins;
}

/** The main content of a page by itself, and the context it was made from. */
export async function renderMainContent(
  source: PageSource,
  page: PageModel,
): Promise<{
  context: Record<string, unknown>;
  html: string;
  hashes: InlineHashes;
  tags: TagScope;
}> {
  const context = pageContext(source.view, source.templates, page);
  const tags: TagScope = {
    db: source.db,
    runFixed: source.runFixed,
    now: source.now,
    templates: source.templates,
    later: source.later,
    snapshot: source.view.snapshot,
    collection: page.collection,
    ahead: page.ahead,
    promote: (posts) => promotedOf(source, posts),
    context,
    queriesLeft: maxQueriesPerPage,
    fields: source.fields,
    refused: source.refused,
  };
  const hashes = noInlineHashes();
  if (typeof page.main === 'string') {
    return { context, html: trustInline(page.main, hashes), hashes, tags };
  }
  const output = await expandTags(source.templates.render(page.main, context), tags);
  return { context, html: trustInline(output, hashes), hashes, tags };
}

/** A whole page: main content, then the regions of the layout around it. */
export async function renderPage(
  source: PageSource,
  page: PageModel,
  parts: HeadParts,
): Promise<RenderedPage> {
  const { context, html, hashes, tags } = await renderMainContent(source, page);
  const { theme } = source.templates;
  const { site } = source.view.snapshot;
  const code = parts.runsCode ? pageCode(site, page, hashes) : noCode;
  const headers = pageHeaders({ view: source.view, theme, page, context, parts });
  const shellContext: Record<string, unknown> = {
    ...context,
    squarespace: { ...(context.squarespace as object), 'main-content': html },
    'squarespace-headers': headersMark,
    'squarespace-footers':
      footerPart(source, page, tags) +
      (hasSeveralLanguages(site) ? languagesMark : '') +
      currencyChooser(site) +
      consentPart(site, page.pageType, code.asksFor) +
      popupPart(source.view.snapshot, page) +
      (code.foot === '' ? '' : footersMark),
  };
  const regions = regionsOf(theme, page);
  const shell = regions.map((region) => source.templates.render(region, shellContext)).join('\n');
  const body = shell === '' ? bareShell(shellContext, html) : shell;
  const whole = await expandTags(body, { ...tags, context: shellContext });
  const bar = await announcementPart(tags, page.pageType);
  page.ahead?.end();
  const expanded = localiseLinks(placeAnnouncement(placeLanguages(whole, site, page), bar), site);
  const shown = trustInline(setDirection(expanded, site.locale), hashes);
  if (headers.scriptHash !== undefined) hashes.scripts.add(headers.scriptHash);
  const headed = placePart(shown, headersMark, withCode(headers.html, code.head));
  const finished = placePart(headed, footersMark, code.foot);
  const unstyled = { html: finished, shown, beside: [headers.outline, code.head, code.foot] };
  const sheets = { site: parts.siteSheet, printed: parts.storefront.styles };
  const outside = joinOutside(findOutside(shown, hasCaptcha(site)), code.outside);
  return { content: placeStyles(unstyled, sheets, hashes), hashes, outside };
}

/** The area of the footer, where the theme leaves its place to the server. */
function footerPart({ templates }: PageSource, page: PageModel, tags: TagScope): string {
  const hasPlace = templates.theme.sources.tags.has('site-footer');
  return hasPlace || page.isWithoutFrame === true ? '' : footerAtEnd(tags);
}

/** The owner's code is the last of the head. */
function withCode(headers: string, code: string): string {
  return code === '' ? headers : `${headers}\n${code}`;
}

/** The regions of the layout of a page; none where the theme cannot leave its header out. */
function regionsOf(theme: Theme, { layouts, collection, isWithoutFrame }: PageModel): Program[] {
  const wanted = layouts ?? [collection?.region_name ?? 'default'];
  const hasLayout = theme.conf.layouts.some(({ id }) => wanted.includes(id));
  if (isWithoutFrame && !hasLayout) return [];
  return pickLayout(theme.conf, wanted).regions.flatMap((name) => theme.regions.get(name) ?? []);
}

/** Where there are no regions the page still comes. */
function bareShell(context: Record<string, unknown>, main: string): string {
  const { language } = context['website'] as { language: string };
  const page = context['squarespace'] as Readonly<Record<string, unknown>>;
  return (
    `<!doctype html><html lang="${language}"><head>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${String(context['squarespace-headers'])}</head>` +
    `<body id="${String(page['page-id'])}" class="${String(page['page-classes'])}">` +
    `<main id="page">${main}</main>${String(context['squarespace-footers'])}</body></html>`
  );
}
