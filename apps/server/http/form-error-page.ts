/** What went wrong with a plain form, as a page: nobody reads JSON. */
import {
  errorSentenceIn,
  generalMessages,
  visitorWordsOf,
  wordOf,
  type ApiError,
} from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { renderPlainPage } from './plain-page.ts';
import { readOwnReferer } from './read-own-path.ts';

/** Sends the sentence of an error, and a way back to the page of the form. */
export function sendFormError(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, locale }: { error: ApiError; locale: string },
): FastifyReply {
  const sentence = errorSentenceIn(error, locale);
  const back = wordOf(visitorWordsOf(locale), generalMessages.goBack);
  const { page, contentPolicy } = renderPlainPage({
    locale: visitorWordsOf(locale) ? locale : 'en',
    title: sentence,
    main: html`<h1>${sentence}</h1>
      <p><a href="${readOwnReferer(request) ?? '/'}">${back}</a></p>`,
    kind: 'text',
  });
  return reply
    .header('Content-Security-Policy', contentPolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}
