import { escapeHtml, unescapeHtml } from '../../render/context/escape-html.ts';
import type { PageModel } from '../../render/page/page-model.ts';
import type { SiteView } from '../../render/site-view.ts';
import { localiseLinks } from '../../render/page/localise-links.ts';
import { pathOfPage } from '../settings/language-path.ts';

interface FeedPost {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly body: string;
  readonly excerpt: string;
  readonly publishOn: number;
  readonly author?: { readonly displayName: string };
}

/** RSS 2.0 of a list of posts; undefined when the page has no posts. */
export function renderRss(view: SiteView, { collection, data }: PageModel): string | undefined {
  const { items } = data;
  if (collection === undefined || !Array.isArray(items) || !items.every(isPost)) return undefined;
  const { site } = view.snapshot;
  const path = pathOfPage(site, `/${collection.url_id}`);
  const newest = Math.max(0, ...items.map((item) => item.publishOn));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${collection.title} — ${site.title}`),
    element('link', view.origin + path),
    element('description', site.description),
    element('language', site.locale),
    element('lastBuildDate', new Date(newest).toUTCString()),
    `<atom:link href="${escapeHtml(`${view.origin}${path}?format=rss`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => feedItem(view, item)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function feedItem(view: SiteView, post: FeedPost): string {
  const { site } = view.snapshot;
  const url = view.origin + pathOfPage(site, post.fullUrl);
  return [
    '<item>',
    element('title', unescapeHtml(post.title)),
    element('link', url),
    `<guid isPermaLink="false">${post.id}</guid>`,
    element('pubDate', new Date(post.publishOn).toUTCString()),
    ...(post.author === undefined
      ? []
      : [element('dc:creator', unescapeHtml(post.author.displayName))]),
    cdata('description', localiseLinks(post.excerpt || post.body, site)),
    cdata('content:encoded', localiseLinks(post.body, site)),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

function cdata(name: string, html: string): string {
  return `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

function isPost(value: unknown): value is FeedPost {
  return (
    typeof value === 'object' && value !== null && 'publishOn' in value && !('variants' in value)
  );
}
