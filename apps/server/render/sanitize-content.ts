import { cleanHtml } from '@sitewright/blocks';

/** Content comes again on every page of a list: what was cleaned is kept, up to this many characters. */
const maxKept = 8_000_000;
const kept = new Map<string, string>();
let keptSize = 0;

/**
 * HTML of an owner, made safe as `cleanHtml` does. It is cleaned when it is saved too; this holds for
 * whatever got into the database another way.
 */
export function sanitizeContent(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  keptSize += html.length + clean.length;
  if (keptSize > maxKept) {
    kept.clear();
    keptSize = html.length + clean.length;
  }
  kept.set(html, clean);
  return clean;
}
