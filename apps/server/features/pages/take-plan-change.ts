import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import type { SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';

/**
 * Counts a change of a plan by its link: its buyer gets a mail of each.
 * @throws ApiError 429 after more than people make
 */
export function takePlanChange(
  { attempts }: Pick<AppContext, 'attempts'>,
  request: FastifyRequest,
  { id }: SubscriptionRow,
): Promise<void> {
  return attempts.take('changePlan', attemptOf(request, `plan-${id}`));
}
