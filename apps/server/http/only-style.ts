import { createHash } from 'node:crypto';
import { trustedHtml, type Html } from '../html.ts';

/** What a page with one style and nothing else needs. */
export interface OnlyStyle {
  /** For the head of the page. */
  readonly tag: Html;
  /** For the header of its answer: everything but the style is forbidden. */
  readonly policy: string;
}

/** Allows a style by its hash. A page that has forms names where they may go. */
export function onlyStyle(css: string, formAction: "'none'" | "'self'" = "'none'"): OnlyStyle {
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    tag: trustedHtml(`<style>${css}</style>`),
    policy:
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; ` +
      `form-action ${formAction}; frame-ancestors 'none'`,
  };
}
