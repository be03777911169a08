/** What an address answers that belongs to no site: programs read a line, people a page. */
import { generalMessages } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../html.ts';
import { renderPlainPage } from '../../http/plain-page.ts';

/**
 * Answers 503, with the way to the first site for whoever installed it. Of the icon, which browsers
 * ask for by themselves on every page of the back office, there is merely none.
 */
export function sendNoSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers, routeOptions } = request;
  void reply.header('Cache-Control', 'no-store');
  if (routeOptions.url === '/favicon.ico') return reply.code(204).send();
  void reply.code(503);
  if (headers.accept?.includes('text/html') !== true) {
    return reply.type('text/plain; charset=utf-8').send(generalMessages.noSite);
  }
  const isGerman = headers['accept-language']?.startsWith('de') === true;
  const title = isGerman ? generalMessages.noSiteInGerman : generalMessages.noSite;
  const hint = isGerman ? generalMessages.noSiteHintInGerman : generalMessages.noSiteHint;
  const signIn = isGerman ? generalMessages.signInLinkInGerman : generalMessages.signInLink;
  const { page, contentPolicy } = renderPlainPage({
    locale: isGerman ? 'de' : 'en',
    title,
    kind: 'text',
    main: html`<h1>${title}</h1>
      <p>${hint}</p>
      <p><a href="/config">${signIn}</a></p>`,
  });
  return reply
    .header('Content-Security-Policy', contentPolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}
