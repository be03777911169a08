/** `/newsletter/unsubscribe`: the end of mails that nobody waits for. Page type 300. ROUT-35 */
import { mailListMessages, pageTypes } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { readUnsubscribeToken, unsubscribePath } from '../mail/unsubscribe-link.ts';
import { suppressAddress } from '../mail/suppressions.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Looking changes nothing, because mail programs look at links. A post needs no crumb: mail programs
 * post by themselves and have no cookies (RFC 8058), and the token proves whose address it is.
 */
export function handleUnsubscribePage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(unsubscribePath, async (request, reply) => {
    const found = await readLink(ctx, request);
    if (!found) return sender.sendNotFound(request, reply);
    const main = html`<h1>${mailListMessages.unsubscribeTitle}</h1>
      <p>${mailListMessages.unsubscribeQuestion}</p>
      <form
        method="post"
        action="${unsubscribePath}?token=${encodeURIComponent(found.token)}"
        class="sw-visitor-form"
      >
        <button type="submit" class="sw-button">${mailListMessages.unsubscribe}</button>
      </form>`;
    return send(sender, { request, reply }, main);
  });
  server.post(unsubscribePath, async (request, reply) => {
    const found = await readLink(ctx, request);
    if (!found) return sender.sendNotFound(request, reply);
    const { siteId } = request.site;
    const suppression = { siteId, email: found.email, reason: 'unsubscribed', note: '' } as const;
    await ctx.transact((trx) => suppressAddress(trx, suppression, ctx.now()));
    const main = html`<h1>${mailListMessages.unsubscribed}</h1>
      <p role="status">${mailListMessages.unsubscribedText}</p>`;
    return send(sender, { request, reply }, main);
  });
}

async function readLink(
  ctx: AppContext,
  { query, site }: FastifyRequest,
): Promise<{ token: string; email: string } | undefined> {
  const token = firstOf(query, 'token');
  const email = readUnsubscribeToken(await ctx.secrets(), site.siteId, token);
  return email === undefined ? undefined : { token, email };
}

function send(sender: SystemPageSender, exchange: Exchange, main: Html): Promise<FastifyReply> {
  return sendVisitorPage(sender, exchange, {
    name: 'newsletter-unsubscribe',
    title: mailListMessages.unsubscribeTitle,
    pageType: pageTypes.values.newsletterUnsubscribe,
    main,
  });
}
