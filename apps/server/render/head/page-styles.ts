import { escapeHtml } from '../context/escape-html.ts';
import { htmlNames } from '../styles/html-names.ts';
import type { SplitSheet } from '../styles/split-sheet.ts';
import { usedRules } from '../styles/used-rules.ts';
import { inlineHash } from '../tags/inline-hash.ts';
import type { InlineHashes } from '../tags/trusted-inline.ts';
import type { PrintedStyle } from './storefront-assets.ts';

/** A stylesheet that a page may hold in parts. */
export interface PageSheet {
  /** Of the whole sheet. */
  readonly url: string;
  /** Of what is fetched when a page comes to need more than it holds. */
  readonly lateUrl: string;
  /** Undefined when the sheet must come whole. */
  readonly split: SplitSheet | undefined;
}

/** Stands in a page's head until its content is known. */
export const styleMark = '<!--page-styles-->';

/** A page that needs more than this waits for the whole sheets instead. */
const maxInlineLength = 48_000;

/**
 * Puts the styles of a page where the mark stands: every rule that can match something in it, and
 * beside them the names that would make others match. When a script brings one of these, the
 * storefront's loader adds the whole sheets in the same place, so that what the theme or the owner
 * adds behind still has the last word.
 */
export function placeStyles(
  html: string,
  sheets: readonly PageSheet[],
  hashes: InlineHashes,
): string {
  return html.replace(styleMark, () => styleMarkup(html, sheets, hashes));
}

/** The site's sheet and those of the widgets that a page shows. */
export function sheetsOf(
  html: string,
  site: PageSheet,
  printed: readonly PrintedStyle[],
): PageSheet[] {
  return [site, ...printed.filter(({ hooks }) => hooks.some((hook) => html.includes(hook)))];
}

function styleMarkup(html: string, sheets: readonly PageSheet[], hashes: InlineHashes): string {
  const splits = sheets.flatMap(({ split }) => split ?? []);
  if (splits.length < sheets.length || !comparesNamesExactly(html)) return wholeSheets(sheets);
  const names = htmlNames(html);
  const used = splits.map((split) => usedRules(split, names, html));
  const css = used.map((rules) => rules.css).join('');
  if (css.length > maxInlineLength) return wholeSheets(sheets);
  const text = css.replaceAll('</', String.raw`<\/`);
  hashes.styles.add(inlineHash(text));
  const missing = new Set(used.flatMap((rules) => [...rules.missing]));
  const urls = sheets.map(({ lateUrl }) => lateUrl);
  return (
    `<style data-sheets="${escapeHtml(urls.join(' '))}"` +
    ` data-names="${escapeHtml([...missing].join(' '))}">${text}</style>`
  );
}

/** Without this line browsers find classes in any case. */
function comparesNamesExactly(html: string): boolean {
  return /^\s*<!doctype html>/i.test(html);
}

function wholeSheets(sheets: readonly PageSheet[]): string {
  return sheets.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('\n');
}
