/** Addresses in HTML of another site. */
import { cutText } from '@sitewright/contract';
import type { FoundPicture } from '../content-things.ts';
import type { HtmlElement } from './nodes.ts';
import type { MarkupScope } from './piece.ts';

/** An address as a browser on the old site reads it; undefined for none of the web. */
export function resolveAddress(
  href: string | undefined,
  { origin }: Pick<MarkupScope, 'origin'>,
): URL | undefined {
  const text = href?.trim() ?? '';
  if (text === '' || text.startsWith('#') || !URL.canParse(text, origin?.href)) return undefined;
  const url = new URL(text, origin?.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** A link of a text: to the old site it becomes one of this site, where redirects lead on. */
export function toOwnLink(href: string, scope: Pick<MarkupScope, 'origin'>): string {
  const url = resolveAddress(href, scope);
  if (!url || !scope.origin || bare(url.host) !== bare(scope.origin.host)) return href;
  if (isFileAddress(url)) return url.href;
  return `${url.pathname}${url.search}${url.hash}`;
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Files of the old site are not pages of this one. */
function isFileAddress({ pathname }: URL): boolean {
  return /\/wp-content\/|\.(?:pdf|zip|docx?|xlsx?|pptx?|mp3|mp4|mov|jpe?g|png|gif|webp|svg)$/i.test(
    pathname,
  );
}

/** The picture of an `img`, as large as the old site has it. */
export function pictureIn(image: HtmlElement, scope: MarkupScope): FoundPicture | undefined {
  const { attribs } = image;
  const number = /\bwp-image-(\d{1,12})\b/.exec(attribs['class'] ?? '')?.[1] ?? attribs['data-id'];
  const known = number === undefined ? undefined : scope.pictureOf?.(number);
  const src = [
    known?.url,
    attribs['data-image'],
    attribs['data-full-url'],
    attribs['data-src'],
    attribs['data-lazy-src'],
    attribs['src'],
  ].find((one) => one !== undefined && !one.startsWith('data:') && one.trim() !== '');
  const url = resolveAddress(src, scope);
  if (!url) return undefined;
  const altText = (attribs['alt'] ?? '').trim() || known?.altText;
  return { url: fullSize(url), ...(altText && { altText: cutText(altText, 1_000) }) };
}

/** Squarespace answers a smaller picture by the query. */
export function fullSize(url: URL): string {
  if (!/(?:^|\.)(?:squarespace-cdn|squarespace|sqspcdn)\.com$/.test(url.host)) return url.href;
  const whole = new URL(url);
  whole.search = '';
  return whole.href;
}
