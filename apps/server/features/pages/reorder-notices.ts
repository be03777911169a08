/** What a cart page says after an order was ordered again: codes travel, never sentences. */
import { describeVariant } from '@sitewright/commerce';
import {
  ApiError,
  reorderMessages,
  reorderProblemMessages,
  type Say,
  type VisitorText,
} from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { listReorderItems, type ReorderItem, type ItemProblem } from '../orders/reorder.ts';
import { findOwnOrder } from './find-own-order.ts';
import { allOf, firstOf } from './system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';

/** As many as an address holds with ease. */
const mostTold = 20;

const problemSchema = z.tuple([
  z.string().max(64),
  z.enum(Object.keys(reorderProblemMessages) as (keyof typeof reorderProblemMessages)[]),
  z.coerce.number().int().nonnegative(),
]);

/** The cart, with what could not be put in. */
export function cartPathWithNotices(token: string, problems: readonly ItemProblem[]): string {
  if (problems.length === 0) return '/cart';
  const query = new URLSearchParams({ again: token });
  for (const { itemId, problem, count } of problems.slice(0, mostTold)) {
    query.append('left', `${itemId}.${problem}.${count}`);
  }
  if (problems.length > mostTold) query.append('more', '1');
  return `/cart?${query.toString()}`;
}

/** The sentences of such an address; none for anybody but the buyer of the order. */
export async function listReorderNotices(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<string[]> {
  const { query, site } = request;
  const token = firstOf(query, 'again');
  const left = allOf(query, 'left').slice(0, mostTold);
  if (token === '' || left.length === 0) return [];
  const order = await findOwnOrder(ctx, request, token).catch(ignoreUnknown);
  if (!order) return [];
  const items = await listReorderItems(ctx.db, { siteId: site.siteId, orderId: order.orderId });
  const say = sayOf(site);
  const told = left.flatMap((text) => tellProblem(items, { text, say }));
  return firstOf(query, 'more') ? [...told, say(reorderMessages.more)] : told;
}

function tellProblem(
  items: readonly ReorderItem[],
  { text, say }: { text: string; say: Say<VisitorText> },
): string[] {
  const { success, data } = problemSchema.safeParse(text.split('.'));
  const item = success ? items.find(({ id }) => id === data[0]) : undefined;
  if (!item || !success) return [];
  const [, problem, count] = data;
  const params = { name: nameOf(item), count, ordered: item.quantity };
  return [say(reorderProblemMessages[problem], params)];
}

function nameOf({ productName, attributes, optionNames }: ReorderItem): string {
  const variant = describeVariant({ attributes }, optionNames);
  return [productName, variant].filter(Boolean).join(', ');
}

function ignoreUnknown(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'order_not_found') return undefined;
  throw error;
}
