import { createHash } from 'node:crypto';
import { htmlNames } from '../styles/html-names.ts';
import type { SplitSheet } from '../styles/split-sheet.ts';
import { usedRules } from '../styles/used-rules.ts';
import type { InlineHashes } from '../tags/trusted-inline.ts';
import type { PrintedStyle } from './storefront-assets.ts';

/** A stylesheet that a page may hold in parts. */
export interface PageSheet {
  /** Of the whole sheet. */
  readonly url: string;
  /** Of what comes after the first paint. */
  readonly lateUrl: string;
  /** Undefined when the sheet must come whole. */
  readonly split: SplitSheet | undefined;
}

/** Stands in a page's head until its content is known. */
export const styleMark = '<!--page-styles-->';

/** A page that needs more than this waits for the whole sheets instead. */
const maxInlineLength = 48_000;

/** A sheet that comes late counts once it is there and the page has been painted without it. */
const lateScript =
  'document.addEventListener("load",({target:l})=>{if(l.dataset&&"late"in l.dataset)' +
  'requestAnimationFrame(()=>setTimeout(()=>{l.media="all"}))},true)';

/**
 * Puts the styles of a page where the mark stands: the rules that it shows, then the whole sheets,
 * which hold up nothing and say the same once more with everything that scripts, pointers and
 * paper may need. Without scripts they are ordinary sheets. All stand in one place, so that what
 * the theme or the owner adds behind them still has the last word.
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
  if (splits.length < sheets.length) return wholeSheets(sheets);
  const names = htmlNames(html);
  const css = splits.map((split) => usedRules(split, names)).join('');
  if (css.length > maxInlineLength) return wholeSheets(sheets);
  const text = css.replaceAll('</', String.raw`<\/`);
  hashes.styles.add(sha256(text));
  hashes.scripts.add(sha256(lateScript));
  return [
    `<style>${text}</style>`,
    `<script>${lateScript}</script>`,
    ...sheets.map(
      ({ lateUrl }) => `<link rel="stylesheet" href="${lateUrl}" media="print" data-late>`,
    ),
    `<noscript>${sheets.map(({ lateUrl }) => stylesheet(lateUrl)).join('')}</noscript>`,
  ].join('\n');
}

function wholeSheets(sheets: readonly PageSheet[]): string {
  return sheets.map(({ url }) => stylesheet(url)).join('\n');
}

function stylesheet(url: string): string {
  return `<link rel="stylesheet" href="${url}">`;
}

/** Pages of one kind hold the same rules. */
const known = new Map<string, string>();

function sha256(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (known.size >= 200) known.clear();
  known.set(text, hash);
  return hash;
}
