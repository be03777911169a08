/** What went wrong with a plain form, as a page: nobody reads JSON. */
import { generalMessages, type ApiError } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { onlyStyle } from './only-style.ts';

const style = onlyStyle(`
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
font:16px/1.5 system-ui,sans-serif}
main{max-width:440px}
h1{margin:0 0 16px;font-size:22px;line-height:1.25}`);

/** Sends the sentence of an error, and a way back to the page of the form. */
export function sendFormError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${error.message}</title>
        ${style.tag}
      </head>
      <body>
        <main>
          <h1>${error.message}</h1>
          <p><a href="${pathBack(request)}">${generalMessages.goBack}</a></p>
        </main>
      </body>
    </html>`.text;
  return reply
    .header('Content-Security-Policy', style.policy)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The page that the form was on, if it is one of ours. */
function pathBack({ headers, host }: FastifyRequest): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  if (page.host !== host) return '/';
  // Two slashes would lead to another host.
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
