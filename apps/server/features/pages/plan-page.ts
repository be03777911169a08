/** A page of a plan that whoever has its link looks at and sends. */
import { ApiError } from '@sitewright/contract';
import type { PlainText, VisitorText } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { routeOf } from '../../http/route-of.ts';
import type { Site } from '../sites/site.ts';
import { findByToken, type SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { isPlanBuyer } from '../checkout/is-plan-buyer.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';
import { takePlanChange } from './take-plan-change.ts';
import { sendVisitorPage } from './visitor-page.ts';

const params = z.object({ token: z.string().min(1).max(100) });

/** Whose page it is. */
export interface PlanOfPage {
  site: Site;
  row: SubscriptionRow;
}

/** Who looks at it. */
export interface SeenPlan extends PlanOfPage {
  /** True for its buyer; false for whoever has the link alone. */
  isOwn: boolean;
}

/** What was sent with its form. */
export interface SentPlanForm extends PlanOfPage {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The plan as it is by now. */
  findAgain: () => Promise<SubscriptionRow>;
  /** Shows the page once more. */
  show: (status: number, main: Html) => Promise<FastifyReply>;
}

export interface PlanPage {
  title: PlainText<VisitorText>;
  path: (token: string) => string;
  /** A plan that it is of no use for has no such page. */
  isOpen: (row: SubscriptionRow) => boolean;
  render: (plan: SeenPlan) => Html | Promise<Html>;
  /** @throws ApiError which becomes a page that says so */
  send: (sent: SentPlanForm) => Promise<FastifyReply>;
}

/** Registers looking at it and sending it. */
export function registerPlanPage(
  server: FastifyInstance,
  { ctx, sender }: { ctx: AppContext; sender: SystemPageSender },
  { title, path, isOpen, render, send }: PlanPage,
): void {
  const route = routeOf(path);
  const find = ({ site, params: sent }: FastifyRequest) =>
    findByToken(ctx.db, site.siteId, parseRequest(params, sent).token);

  server.get(route, async (request, reply) => {
    const { site } = request;
    const row = await find(request);
    if (!row || !isOpen(row)) return sender.sendNotFound(request, reply);
    const isOwn = await isPlanBuyer(ctx, request, row);
    const page = {
      name: 'subscription',
      title: sayOf(site)(title),
      main: await render({ site, row, isOwn }),
    };
    return sendVisitorPage(sender, { request, reply }, page);
  });

  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(route, async (request, reply) => {
      const row = await find(request);
      if (!row) throw new ApiError('not_found');
      await takePlanChange(ctx, request, row);
      const findAgain = async () => (await find(request)) ?? row;
      const show = (status: number, main: Html) =>
        sendVisitorPage(
          sender,
          { request, reply },
          { name: 'subscription', title: sayOf(request.site)(title), main, status },
        );
      return send({ site: request.site, row, request, reply, findAgain, show });
    });
  });
}
