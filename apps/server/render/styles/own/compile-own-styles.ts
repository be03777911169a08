/** Styles of the owner: LESS or CSS in, CSS out that loads nothing of others. */
import type { OwnStyleFault } from '@sitewright/contract';
import { transform, type CustomAtRules, type Visitor } from 'lightningcss';
import { compileStyles } from '../compile-styles.ts';
import { skipOpaque } from '../css-scanner.ts';
import type { StyleFault } from '../style-fault.ts';

/** What styles became. */
export interface OwnStyles {
  /** Minified; empty when they cannot be used at all. */
  readonly css: string;
  readonly faults: readonly OwnStyleFault[];
}

/** How much is enough: see `codeLimits`, which its process would load the whole contract for. */
export interface OwnStyleLimits {
  readonly compiledCss: number;
  readonly faults: number;
}

const path = 'own.less';

/**
 * Compiles them by themselves, so that a mistake in them is theirs alone. Their addresses are of the
 * site, or pictures written out; anything else leads nowhere, and an import is left out. What comes
 * out cannot end the element that it stands in. It may take as long as the text wants:
 * the maker of `own-style-maker.ts` stops it.
 */
export function compileOwnStyles(text: string, limits: OwnStyleLimits): OwnStyles {
  if (text.trim() === '') return { css: '', faults: [] };
  const imports = findImports(text).slice(0, limits.faults);
  if (imports.length > 0) return { css: '', faults: imports };
  const compiled = compileStyles({
    sheets: [{ path, text }],
    files: new Map(),
    tweaks: [],
    values: {},
    isMinified: false,
  });
  const faults = compiled.faults.map((fault) => toOwnFault(fault, text));
  if (compiled.css.length > limits.compiledCss) return { css: '', faults: [endlessFault] };
  if (faults.some(({ kind }) => kind === 'unreadable')) return { css: '', faults };
  const safe = keepToSite(compiled.css);
  const unsafe = safe.refused.map((url) => unsafeFault(text, url));
  return { css: safe.css, faults: [...unsafe, ...faults].slice(0, limits.faults) };
}

/** Of styles that never became any. */
export const endlessFault: OwnStyleFault = { kind: 'endless', about: '' };

/** Every `@import` outside comments and strings. */
function findImports(text: string): OwnStyleFault[] {
  const found: OwnStyleFault[] = [];
  for (let at = 0; at < text.length; at++) {
    const next = skipOpaque(text, at);
    if (next > at) at = next - 1;
    else if (/^@import\b/i.test(text.slice(at, at + 8))) {
      found.push({ kind: 'unsafe', line: lineOf(text, at), about: '@import' });
    }
  }
  return found;
}

/** `http:a.png` is of the site on one of them, and of another host on the other. */
const sites = ['http://site.invalid', 'https://site.invalid'];

/**
 * Pictures in the address itself, addresses of the site, and parts of the page: read as browsers do,
 * which pass over what only controls.
 */
function isOwnAddress(text: string): boolean {
  return sites.every((site) => {
    const url = URL.parse(text, site);
    return url?.origin === site || url?.href.startsWith('data:image/') === true;
  });
}

/** Takes every address out that is of another host. */
function keepToSite(css: string): { css: string; refused: string[] } {
  const refused = new Set<string>();
  const visitor: Visitor<CustomAtRules> = {
    Url(url) {
      if (isOwnAddress(url.url)) return undefined;
      refused.add(url.url);
      return { ...url, url: 'about:invalid' };
    },
    Rule: { import: () => [] },
  };
  const { code } = transform({
    filename: path,
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    visitor,
  });
  const text = Buffer.from(code).toString('utf8');
  return { css: text.replaceAll('</', String.raw`<\/`), refused: [...refused] };
}

function unsafeFault(text: string, url: string): OwnStyleFault {
  const at = text.indexOf(url);
  return { kind: 'unsafe', ...(at >= 0 && { line: lineOf(text, at) }), about: url.slice(0, 200) };
}

function toOwnFault({ kind, line, message, about = '', near }: StyleFault, text: string) {
  const fault: OwnStyleFault = { kind: kind ?? 'left-out', about: about || message };
  const at = near ? text.indexOf(near) : -1;
  const known = line ?? (at < 0 ? undefined : lineOf(text, at));
  return known === undefined ? fault : { ...fault, line: known };
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
