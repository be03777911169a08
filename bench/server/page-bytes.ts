/** What a visitor downloads with a product page, in bytes after gzip; `html` holds most of its styles. */
import { gzipSync } from 'node:zlib';

export interface PageBytes {
  readonly html: number;
  readonly css: number;
  /** Scripts that the page itself asks for, before the first touch. */
  readonly scriptFirst: number;
  /** All scripts reachable from those by import: an upper bound for the page. */
  readonly scriptAll: number;
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** Addresses a script imports, statically or not, relative to itself. */
function imports(source: string): string[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);
  return [...found].map((match) => match[1]!);
}

async function scriptsFrom(url: string, seen: Map<string, string>): Promise<void> {
  if (seen.has(url)) return;
  const source = await text(url);
  seen.set(url, source);
  for (const target of imports(source)) await scriptsFrom(new URL(target, url).href, seen);
}

export async function measurePageBytes(pageUrl: string): Promise<PageBytes> {
  const html = await text(pageUrl);
  const linked = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)];
  const fetchedWhenIdle = /<style data-sheets="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = [...linked.map((match) => match[1]!), ...fetchedWhenIdle];
  const entries = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)];
  const preloads = [...html.matchAll(/<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"/g)];
  let css = 0;
  for (const style of styles)
    css += gzipped(await text(new URL(style.replaceAll('&amp;', '&'), pageUrl).href));
  const all = new Map<string, string>();
  const first = new Set<string>();
  for (const entry of [...entries, ...preloads]) {
    const url = new URL(entry[1]!, pageUrl).href;
    first.add(url);
    await scriptsFrom(url, all);
  }
  const sum = (urls: Iterable<string>) =>
    [...urls].reduce((total, url) => total + gzipped(all.get(url)!), 0);
  return { html: gzipped(html), css, scriptFirst: sum(first), scriptAll: sum(all.keys()) };
}
