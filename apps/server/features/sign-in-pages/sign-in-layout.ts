/** The frame of the pages before the back office: plain HTML that works without scripts. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../../html.ts';
import { createBuildReader, type BackOfficeBuild } from '../assets/back-office-build.ts';
import { signInTexts, type SpokenLanguage } from './sign-in-texts.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const readOfficeBuild = createBuildReader();

/** What the screen after signing in is made of: it comes while somebody types. */
function officeFiles(): readonly string[] {
  const build = readOfficeBuild();
  if (!build) return [];
  const home = 'features/home/home-screen.tsx';
  return [
    ...build.styles,
    build.script,
    ...build.preloads,
    ...build.scriptsOf(home),
    ...build.stylesOf(home),
  ];
}

/** The language that the browser asks for first, of those that there are. */
export function spokenLanguage(request: FastifyRequest): SpokenLanguage {
  return /^\s*de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en';
}

interface SignInPage {
  title: string;
  language: SpokenLanguage;
  main: Html;
  /** Makes and shows passkeys; without it the page works by passwords. */
  script?: BackOfficeBuild | undefined;
  status?: number;
}

/** Sends a page that nothing keeps, that nobody frames, and whose addresses are told to nobody. */
export function sendSignInPage(
  reply: FastifyReply,
  { title, language, main, script, status = 200 }: SignInPage,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sitewright</title>
        <link rel="stylesheet" href="/config/sign-in.css" />
        ${script && html`<script type="module" src="${script.script}"></script>`}
        ${officeFiles().map((href) => html`<link rel="prefetch" href="${href}" />`)}
      </head>
      <body>
        <a class="skip" href="#main">${signInTexts.skip[language]}</a>
        <main id="main" tabindex="-1">
          <p class="brand">Sitewright</p>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page.text);
}

interface Field {
  label: string;
  name: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  help?: string;
  isCode?: boolean;
  isOptional?: boolean;
  /** The keyboard begins in it. */
  isFirst?: boolean;
  /** What was sent in it was refused. */
  isWrong?: boolean;
}

/** A labelled field. */
export function field(shown: Field): Html {
  const { label, name, type, autocomplete, value = '', help } = shown;
  const { isCode, isOptional, isFirst, isWrong } = shown;
  return html`<p class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${isCode ? html`inputmode="numeric" autocapitalize="none" spellcheck="false"` : ''}
      ${isOptional ? '' : html`required`}
      ${isFirst ? html`autofocus` : ''}
      ${isWrong ? html`aria-invalid="true"` : ''}
      ${help === undefined ? '' : html`aria-describedby="${name}-help"`}
    />
    ${help === undefined ? '' : html`<span class="help" id="${name}-help">${help}</span>`}
  </p>`;
}

/** What went wrong, read out at once. */
export function alertText(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`;
}

/** A field that nobody sees. */
export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
