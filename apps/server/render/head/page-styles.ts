import { LRUCache } from 'lru-cache';
import { SharedBytes, type BodyContent } from '../../http/shared-bytes.ts';
import { toUtf8 } from '../../http/to-utf8.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { NameIndex } from '../styles/name-index.ts';
import type { SplitSheet } from '../styles/split-sheet.ts';
import { animationsIn, usedRules } from '../styles/used-rules.ts';
import { inlineHash } from '../tags/inline-hash.ts';
import type { InlineHashes } from '../tags/trusted-inline.ts';
import type { PageSheet, PrintedStyle } from './page-sheet.ts';

/** Stands in a page's head until its content is known. */
export const styleMark = '<!--page-styles-->';

/** A page that needs more than this waits for the whole sheets instead. */
const maxInlineLength = 48_000;

/** A page before its styles. */
export interface UnstyledPage {
  readonly html: string;
  /** What the page shows, by which it needs the sheets of widgets. */
  readonly shown: string;
  /** The other texts of the page that styles may match. */
  readonly beside: readonly string[];
}

/** What there is to choose from. */
export interface Sheets {
  readonly site: PageSheet;
  /** Of the widgets, all of them. */
  readonly printed: readonly PrintedStyle[];
}

/**
 * Puts the styles of a page where the mark stands: every rule that can match something in it, and
 * beside them the names that would make others match. When a script brings one of these, the
 * storefront's loader adds the whole sheets in the same place, so that what the theme or the owner
 * adds behind still has the last word. Gives the page in UTF-8, the styles apart: many pages hold
 * the same.
 */
export function placeStyles(page: UnstyledPage, sheets: Sheets, hashes: InlineHashes): BodyContent {
  const { html } = page;
  const at = html.indexOf(styleMark);
  if (at < 0) return toUtf8(html);
  const before = toUtf8(html.slice(0, at));
  const after = toUtf8(html.slice(at + styleMark.length));
  const styles = stylesOf(page, sheets, hashes);
  if (styles instanceof SharedBytes) return { before, middle: styles, after };
  return Buffer.concat([before, styles, after]);
}

/** The sheets of the widgets that a piece of a page shows. */
export function sheetsIn(html: string, printed: readonly PrintedStyle[]): PrintedStyle[] {
  return printed.filter(({ hooks }) => hooks.some((hook) => html.includes(hook)));
}

function stylesOf(
  { html, shown, beside }: UnstyledPage,
  sheets: Sheets,
  hashes: InlineHashes,
): SharedBytes | Buffer {
  const { site, printed } = sheets;
  if (site.split === undefined || !comparesNamesExactly(html)) {
    return wholeSheets([site, ...sheetsIn(shown, printed)]);
  }
  const { bytes, hash } = chooseOnce(sheets, shown, beside);
  if (hash !== undefined) hashes.styles.add(hash);
  return bytes;
}

interface ChosenStyles {
  /** The markup in UTF-8; links of whole sheets are not worth sharing. */
  readonly bytes: SharedBytes | Buffer;
  /** Of the inline style; undefined when the whole sheets are linked. */
  readonly hash: string | undefined;
}

/** Most pages of a site show the same names: the choice is kept as long as the site's sheet. */
const chosen = new WeakMap<PageSheet, LRUCache<string, ChosenStyles>>();
const maxChoices = 100;

function chooseOnce(sheets: Sheets, shown: string, beside: readonly string[]): ChosenStyles {
  const { site, printed } = sheets;
  const kept = chosen.get(site) ?? new LRUCache<string, ChosenStyles>({ max: maxChoices });
  chosen.set(site, kept);
  const held = indexOf(sheets).find(shown, beside);
  const used = [site, ...printed.filter(({ hooks }) => hooks.some((hook) => held.hooks.has(hook)))];
  const splits = used.flatMap(({ split }) => split ?? []);
  if (splits.length < used.length) return { bytes: wholeSheets(used), hash: undefined };
  const animations = animationsIn([shown, ...beside], splits);
  const key = [held.key, ...used.map(({ lateUrl }) => lateUrl), ...animations].join(' ');
  const known =
    kept.get(key) ?? chooseStyles(used, splits, new Set([...held.names(), ...animations]));
  kept.set(key, known);
  return known;
}

/** Of the busiest sites. */
const indexes = new LRUCache<PageSheet, { readonly sheets: Sheets; readonly index: NameIndex }>({
  max: 20,
});

function indexOf(sheets: Sheets): NameIndex {
  const { site, printed } = sheets;
  const known = indexes.get(site);
  if (known?.sheets.printed === printed) return known.index;
  const splits = [site, ...printed].flatMap(({ split }) => split ?? []);
  const hooks = printed.flatMap((style) => style.hooks);
  const index = new NameIndex(splits, hooks);
  indexes.set(site, { sheets, index });
  return index;
}

function chooseStyles(
  sheets: readonly PageSheet[],
  splits: readonly SplitSheet[],
  names: ReadonlySet<string>,
): ChosenStyles {
  const used = splits.map((split) => usedRules(split, names));
  const css = used.map((rules) => rules.css).join('');
  if (css.length > maxInlineLength) return { bytes: wholeSheets(sheets), hash: undefined };
  const text = css.replaceAll('</', String.raw`<\/`);
  const missing = new Set(used.flatMap((rules) => [...rules.missing]));
  const urls = sheets.map(({ lateUrl }) => lateUrl);
  const markup =
    `<style data-sheets="${escapeHtml(urls.join(' '))}"` +
    ` data-names="${escapeHtml([...missing].join(' '))}">${text}</style>`;
  return { bytes: new SharedBytes(toUtf8(markup)), hash: inlineHash(text) };
}

/** Without this line browsers find classes in any case. */
function comparesNamesExactly(html: string): boolean {
  return /^\s*<!doctype html>/i.test(html);
}

function wholeSheets(sheets: readonly PageSheet[]): Buffer {
  return toUtf8(sheets.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('\n'));
}
