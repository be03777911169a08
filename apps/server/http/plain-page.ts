/** A page without scripts and without a theme, with one style that its hash allows. */
import { textDirectionOf } from '@sitewright/contract';
import { html, trustedHtml, type Html } from '../html.ts';
import { onlyStyle } from './only-style.ts';

const css = `
:root{color-scheme:light dark;--ink:#1f2422;--soft:#5c6662;--page:#f4f5f3;--card:#fff;--link:#1d4ed8}
@media (prefers-color-scheme:dark){
:root{--ink:#eef1ef;--soft:#b4bdb9;--page:#151817;--card:#222726;--link:#93b4fd}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--page);
color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;border-radius:12px;background:var(--card)}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 24px;color:var(--soft)}
p:last-child{margin-bottom:0}
a{color:var(--link)}
strong{color:var(--ink)}
form{display:grid;gap:12px}
button{min-height:48px;border:1px solid var(--ink);border-radius:8px;background:var(--card);
color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.is-main{background:var(--ink);color:var(--card)}
button:focus-visible{outline:3px solid #3b82f6;outline-offset:2px}`;

const styles = { form: onlyStyle(css, "'self'"), text: onlyStyle(css) };

export interface PlainPage {
  /** A language tag. */
  locale: string;
  title: string;
  main: Html;
  /** More for the head. */
  head?: Html | undefined;
  /** `form` may send what it asks for to its own site; `text` sends nothing. */
  kind: keyof typeof styles;
  /** What a page needs that is more than a text. */
  more?: MoreOfPage;
}

export interface MoreOfPage {
  /** More style. */
  css: string;
  /** More of the policy: what else it may load. */
  policy: string;
}

/** The page and the policy it is sent with. */
export function renderPlainPage({ locale, title, main, head, kind, more }: PlainPage): {
  page: string;
  contentPolicy: string;
} {
  const direction = trustedHtml(textDirectionOf(locale) === 'rtl' ? ' dir="rtl"' : '');
  const style = more ? onlyStyle(css + more.css, "'self'") : styles[kind];
  const page = html`<!doctype html>
    <html lang="${locale}" ${direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head ?? trustedHtml('')}
        <title>${title}</title>
        ${style.tag}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.text;
  return { page, contentPolicy: more ? `${style.policy}; ${more.policy}` : style.policy };
}
