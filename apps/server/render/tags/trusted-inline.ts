import { randomBytes } from 'node:crypto';
import { inlineHash } from './inline-hash.ts';

/**
 * Inline scripts and styles run only when the content security policy names their hash. The ones
 * that template files wrote carry a secret mark while the page is made; those get a hash. One that
 * slipped in with content has no mark and stays dead.
 */
const mark = ` data-sw-${randomBytes(9).toString('hex')}`;

/** Marks the `<script>` and `<style>` elements of a template source, or of the server's own markup. */
export function markInline(source: string): string {
  return source.replace(/<(script|style)(?=[\s>])/gi, (open) => open + mark);
}

/** A style element of the server's own markup, marked; nothing for no styles. */
export function ownStyle(css: string): string {
  return css === '' ? '' : markInline(`<style>${css.replaceAll('</', String.raw`<\/`)}</style>`);
}

export interface InlineHashes {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** For a page that has none yet. */
export function noInlineHashes(): InlineHashes {
  return { scripts: new Set(), styles: new Set() };
}

/** Takes the marks off and adds the hashes of the marked elements. */
export function trustInline(html: string, hashes: InlineHashes): string {
  let out = '';
  let at = 0;
  for (let found = html.indexOf(mark); found >= 0; found = html.indexOf(mark, at)) {
    out += html.slice(at, found);
    at = found + mark.length;
    addHash(html, found, at, hashes);
  }
  return at === 0 ? html : out + html.slice(at);
}

function addHash(html: string, found: number, from: number, hashes: InlineHashes): void {
  const isScript = html.slice(found - 6, found).toLowerCase() === 'script';
  const open = html.indexOf('>', from);
  const attributes = html.slice(from, open);
  const close = isScript ? html.indexOf('</script', open) : html.indexOf('</style', open);
  if (open < 0 || close < 0 || (isScript && !isInlineJavaScript(attributes))) return;
  const body = html.slice(open + 1, close);
  if (body === '') return;
  (isScript ? hashes.scripts : hashes.styles).add(inlineHash(body));
}

function isInlineJavaScript(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
}
