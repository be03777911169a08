/** `/newsletter/unsubscribe`: the end of mails that nobody waits for. Page type 300. ROUT-35 */
import { mailListMessages, pageTypes } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { readUnsubscribeToken, unsubscribePath } from '../mail/unsubscribe-link.ts';
import { readListLink } from '../mail-lists/list-links.ts';
import { endMember, findMember, leaveAllLists } from '../mail-lists/member-acts.ts';
import { suppressAddress } from '../mail/suppressions.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

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
    const say = sayOf(request.site);
    const main = html`<h1>${say(mailListMessages.unsubscribeTitle)}</h1>
      <p>${found.question}</p>
      <form
        method="post"
        action="${unsubscribePath}?token=${encodeURIComponent(found.token)}"
        class="sw-visitor-form"
      >
        <button type="submit" class="sw-button">${say(mailListMessages.unsubscribe)}</button>
      </form>`;
    return send(sender, { request, reply }, main);
  });
  server.post(unsubscribePath, async (request, reply) => {
    const found = await readLink(ctx, request);
    if (!found) return sender.sendNotFound(request, reply);
    await found.end();
    const say = sayOf(request.site);
    const main = html`<h1>${say(mailListMessages.unsubscribed)}</h1>
      <p role="status">${found.done}</p>`;
    return send(sender, { request, reply }, main);
  });
}

/** What a link ends. */
interface Ending {
  token: string;
  question: string;
  done: string;
  end(): Promise<void>;
}

async function readLink(
  ctx: AppContext,
  { query, site }: FastifyRequest,
): Promise<Ending | undefined> {
  const { siteId } = site;
  const say = sayOf(site);
  const token = firstOf(query, 'token');
  const email = readUnsubscribeToken(await ctx.secrets(), siteId, token);
  if (email === undefined) return readListEnding(ctx, site, token);
  return {
    token,
    question: say(mailListMessages.unsubscribeQuestion),
    done: say(mailListMessages.unsubscribedText),
    end: () =>
      ctx.transact(async (trx) => {
        const suppression = { siteId, email, reason: 'unsubscribed', note: '' } as const;
        await suppressAddress(trx, suppression, ctx.now());
        await leaveAllLists(trx, { siteId, email }, ctx.now());
      }),
  };
}

/** The link of one list ends its mails alone. */
async function readListEnding(
  ctx: AppContext,
  site: Site,
  token: string,
): Promise<Ending | undefined> {
  const { siteId } = site;
  const say = sayOf(site);
  const memberId = await readListLink(ctx, 'leave', { siteId, token });
  if (memberId === undefined) return undefined;
  const member = await findMember(ctx.db, { siteId, memberId });
  if (!member) return undefined;
  const list = { list: member.listName };
  return {
    token,
    question: say(mailListMessages.leaveQuestion, list),
    done: say(mailListMessages.leftText, list),
    end: () => ctx.transact((trx) => endMember(trx, { siteId, memberId }, ctx.now())),
  };
}

function send(sender: SystemPageSender, exchange: Exchange, main: Html): Promise<FastifyReply> {
  return sendVisitorPage(sender, exchange, {
    name: 'newsletter-unsubscribe',
    title: sayOf(exchange.request.site)(mailListMessages.unsubscribeTitle),
    pageType: pageTypes.values.newsletterUnsubscribe,
    main,
  });
}
