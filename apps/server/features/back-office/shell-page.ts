/** The page that the back office starts from: nothing but its scripts, its styles, and who asks. */
import type { StaffSessionAnswer } from '@sitewright/contract';
import { html, trustedHtml } from '../../html.ts';
import type { BackOfficeBuild } from '../assets/back-office-build.ts';

interface Shell {
  build: BackOfficeBuild | undefined;
  /** The path that was asked for. */
  path: string;
  /** Undefined on the pages before signing in. */
  session: StaffSessionAnswer | undefined;
  nonce: string;
  /** Calls that the first screen will make, asked for at once. */
  reads: readonly string[];
}

/**
 * What may run and be loaded. Styles that the components put in themselves carry the nonce.
 * Pictures may be the owner's own files, previews of files that are about to be uploaded among them.
 */
export function shellPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Home, and screens of many scripts, by the ends of their paths: they come beside the frame. */
const earlyScreens: readonly (readonly [end: RegExp, screen: string])[] = [
  [/\/sites\/[^/]+$/, 'features/home/home-screen.tsx'],
  [/\/pages\/post\/[^/]+$/, 'editor/post-editor-screen.tsx'],
  [/\/pages\/[^/]+\/fields(?:\/[^/]+)?$/, 'editor/field-editor-screen.tsx'],
  [/\/pages\/[^/]+$/, 'editor/editor-screen.tsx'],
  [/\/products\/[^/]+\/content$/, 'editor/product-editor-screen.tsx'],
];

/** The whole page. Who asks stands in it, so that the first screen needs no call more. */
export function renderShell({ build, path, session, nonce, reads }: Shell): string {
  const early = earlyScreens.find(([end]) => end.test(path))?.[1];
  const preloads = build && [...build.preloads, ...(early ? build.scriptsOf(early) : [])];
  const styles = build && [...build.styles, ...(early ? build.stylesOf(early) : [])];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <meta name="color-scheme" content="light dark" />
        <title>Sitewright</title>
        ${build && reads.map((href) => html`<link rel="preload" as="fetch" crossorigin href="${href}" />`)}
        ${styles?.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${preloads?.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
        ${build && html`<script type="module" src="${build.script}"></script>`}
      </head>
      <body>
        <div id="back-office">
          ${build ? undefined : html`<p>The back office was not built. Start it with npm start.</p>`}
        </div>
        <noscript><p>The back office needs JavaScript.</p></noscript>
        ${session && sessionData(session)}
      </body>
    </html>`.text;
}

/** A block of data, which no browser runs. `<` is written so that it cannot end the block. */
function sessionData(session: StaffSessionAnswer) {
  const json = JSON.stringify(session).replaceAll('<', '\\u003c');
  return trustedHtml(`<script type="application/json" id="staff-session">${json}</script>`);
}
