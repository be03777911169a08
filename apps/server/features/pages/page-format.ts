import { pageTypes } from '@sitewright/contract';
import { pageContext } from '../../render/page/page-context.ts';
import { EncodedBody } from '../../http/encoded-body.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { sheetsIn } from '../../render/head/page-styles.ts';
import { renderMainContent } from '../../render/page/render-page.ts';
import { renderIcal } from './ical.ts';
import type { CachedPage } from './page-cache.ts';
import { renderRss } from './rss.ts';
import { localiseLinks } from '../../render/page/localise-links.ts';

/** What `?format=` may ask of a page instead of its HTML. */
export type PageFormat = 'json' | 'json-pretty' | 'main-content' | 'rss' | 'ical';

/** `page-context` is a second name. */
const formats = new Map<string, PageFormat>([
  ['json', 'json'],
  ['page-context', 'json'],
  ['json-pretty', 'json-pretty'],
  ['main-content', 'main-content'],
  ['rss', 'rss'],
  ['ical', 'ical'],
]);

/** Case does not matter: `format=RSS` is seen. Undefined for the page itself. */
export function readFormat(value: unknown): PageFormat | undefined {
  return typeof value === 'string' ? formats.get(value.toLowerCase()) : undefined;
}

/** The page in that format; 404 for a feed of what is no list of posts or events. */
export async function presentFormat(
  source: PageSource,
  model: PageModel,
  format: PageFormat,
): Promise<CachedPage> {
  const text = await writeFormat(source, model, format);
  const status = text === undefined ? 404 : model.status;
  return { status, body: new EncodedBody(Buffer.from(text ?? '')), csp: '' };
}

async function writeFormat(
  source: PageSource,
  model: PageModel,
  format: PageFormat,
): Promise<string | undefined> {
  if (format === 'rss') return model.head.feedPath && renderRss(source.view, model);
  if (format === 'ical') return renderIcal(source, model);
  if (format === 'main-content') return renderFragment(source, model);
  const data = { ...model.data, ...model.jsonData };
  const context = pageContext(source.view, source.templates, { ...model, data });
  if (model.viewKind === 'list' && !('items' in model.data)) {
    const { html } = await renderMainContent(source, model);
    context.mainContent = localiseLinks(html, source.view.snapshot.site);
  }
  return JSON.stringify(context, null, format === 'json-pretty' ? 2 : undefined);
}

/** Of the popup also the styles of what stands in it: it is shown on pages that have none of that. */
async function renderFragment(source: PageSource, model: PageModel): Promise<string> {
  const main = await renderMainContent(source, model);
  const html = localiseLinks(main.html, source.view.snapshot.site);
  if (model.pageType !== pageTypes.values.popupOverlay) return html;
  const links = sheetsIn(html, source.storefront.styles).map(
    ({ url }) => `<link rel="stylesheet" href="${url}">`,
  );
  return links.join('') + html;
}
