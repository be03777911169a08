/** A page of a payment: without scripts, without a theme, and with one style allowed by its hash. */
import { html, trustedHtml, type Html } from '../html.ts';
import { onlyStyle } from '../http/only-style.ts';
import type { Site } from '../features/sites/site.ts';

const style = onlyStyle(
  `
:root{color-scheme:light;--ink:#1f2422;--soft:#5c6662;--page:#f4f5f3}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--page);
color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;border-radius:12px;background:#fff}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 24px;color:var(--soft)}
strong{color:var(--ink)}
form{display:grid;gap:12px}
button{min-height:48px;border:1px solid var(--ink);border-radius:8px;background:#fff;
color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.is-main{background:var(--ink);color:#fff}
button:focus-visible{outline:3px solid #3b82f6;outline-offset:2px}`,
  "'self'",
);

/** The page and the policy it is sent with. */
export function renderPlainPage(
  site: Site,
  main: Html,
  head: Html = trustedHtml(''),
): { page: string; contentPolicy: string } {
  const page = html`<!doctype html>
    <html lang="${site.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>Payment – ${site.title}</title>
        ${style.tag}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.text;
  return { page, contentPolicy: style.policy };
}
