/** `/config/sites/:identifier/mails/suppressions`: addresses that get no mail, and why. */
import {
  suppressionDraftSchema,
  suppressionReasons,
  type SuppressionReason,
} from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { liftSuppression, suppressAddress } from '../mail/suppressions.ts';
import { listSuppressions } from '../mail-lists/list-suppressions.ts';
import type { Site } from '../sites/site.ts';
import { formatInstant } from './format.ts';
import { emptyState, siteHref } from './owner-layout.ts';
import { onSite } from './page-gates.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

const path = '/config/sites/:identifier/mails/suppressions';
const querySchema = z.object({ after: z.string().max(400).catch('') });
const liftSchema = z.object({
  email: z.string().min(1).max(320),
  reason: z.enum(suppressionReasons),
});

const reasonNames: Readonly<Record<SuppressionReason, string>> = {
  'hard-bounce': 'Does not exist: gets no mail at all',
  complaint: 'Complained: gets order mails alone',
  unsubscribed: 'Unsubscribed: gets order mails alone',
  'by-hand': 'By hand: gets order mails alone',
};

export function registerSuppressionRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    path,
    onSite(ctx, 'view-mails', async ({ request, reply, site, member }) => {
      const { after } = querySchema.parse(request.query);
      const list = await listSuppressions(ctx.db, site.siteId, after);
      const crumb = isAllowed(member, 'send-mails') ? member.crumb : undefined;
      const { identifier, title } = site;
      return sendOwnerPage(reply, {
        title: 'Addresses that get no mail',
        session: member,
        site: { identifier, title, section: 'mails', standing: member },
        main: renderSuppressions(site, list, crumb),
      });
    }),
  );
  server.post(
    path,
    onSite(ctx, 'send-mails', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { email, note } = parseRequest(suppressionDraftSchema, request.body);
      const suppression = { siteId: site.siteId, email, note, reason: 'by-hand' } as const;
      await ctx.transact((trx) => suppressAddress(trx, suppression, ctx.now()));
      return reply.redirect(hrefOf(site), 303);
    }),
  );
  server.post(
    `${path}/remove`,
    onSite(ctx, 'send-mails', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { email, reason } = parseRequest(liftSchema, request.body);
      await ctx.transact((trx) => liftSuppression(trx, { siteId: site.siteId, email, reason }));
      return reply.redirect(hrefOf(site), 303);
    }),
  );
}

function hrefOf({ identifier }: Site): string {
  return `${siteHref(identifier, 'mails')}/suppressions`;
}

type List = Awaited<ReturnType<typeof listSuppressions>>;

function renderSuppressions(
  site: Site,
  { suppressions, next }: List,
  crumb: string | undefined,
): Html {
  const href = hrefOf(site);
  return html`<p><a href="${siteHref(site.identifier, 'mails')}">Outbox</a></p>
    <h1>Addresses that get no mail</h1>
    ${
      crumb &&
      html`<form method="post" action="${href}">
        <input type="hidden" name="crumb" value="${crumb}" />
        <p class="field">
          <label for="email">Email</label>
          <input id="email" name="email" type="email" maxlength="320" required />
        </p>
        <p class="field">
          <label for="note">Note</label>
          <input id="note" name="note" maxlength="500" />
        </p>
        <p><button type="submit">Add</button></p>
      </form>`
    }
    ${
      suppressions.length === 0
        ? emptyState('None', 'Addresses that bounce, complain or unsubscribe are listed here.')
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Address</th>
                <th scope="col" class="wide">Since</th>
                <th scope="col"><span class="narrow"></span></th>
              </tr>
            </thead>
            <tbody>
              ${suppressions.map((one) => row(site, one, crumb))}
            </tbody>
          </table>`
    }
    ${next && html`<p><a href="${href}?after=${encodeURIComponent(next)}">More</a></p>`}`;
}

function row(
  site: Site,
  { email, reason, note, suppressedOn }: List['suppressions'][number],
  crumb: string | undefined,
): Html {
  return html`<tr>
    <th scope="row">
      ${email}<small>${reasonNames[reason]}</small>${note && html`<small>${note}</small>`}
    </th>
    <td class="wide">${formatInstant(site, new Date(suppressedOn))}</td>
    <td>
      ${
        crumb &&
        html`<form method="post" action="${hrefOf(site)}/remove">
          <input type="hidden" name="crumb" value="${crumb}" />
          <input type="hidden" name="email" value="${email}" />
          <input type="hidden" name="reason" value="${reason}" />
          <button type="submit">Remove</button>
        </form>`
      }
    </td>
  </tr>`;
}
