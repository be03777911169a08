/** Whether a visitor passed the captcha of a site. */
import { ApiError, type CaptchaAction } from '@sitewright/contract';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { readSecretSetting } from '../settings/secret-settings.ts';
import { hasCaptcha } from '../settings/has-captcha.ts';
import type { Site } from '../sites/site.ts';

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const timeoutMs = 5_000;
/** From 0, a machine, to 1, a person. */
const leastScore = 0.5;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

interface SentToken {
  readonly token: string;
  /** What it may have been fetched for. */
  readonly actions: readonly CaptchaAction[];
  /** Of the network. */
  readonly address: string;
}

/**
 * Nothing is asked where the site has no captcha. Whoever checks tokens is asked outside any
 * transaction.
 * @throws ApiError `captcha_required` for a token that is missing or no good; `captcha_unchecked`
 * when nobody answers whether it is
 */
export async function requireCaptcha(
  ctx: AppContext,
  site: Site,
  { token, actions, address }: SentToken,
): Promise<void> {
  if (!hasCaptcha(site)) return;
  const secret = await readSecretSetting(ctx, site.siteId, {
    group: 'captcha',
    field: 'secretKey',
  });
  // It was taken away just now: with it went the captcha.
  if (!secret) return;
  if (token === '') throw new ApiError('captcha_required');
  const answer = await ask(ctx, { secret, response: token, remoteip: address });
  const isPerson = answer.success && (answer.score ?? 1) >= leastScore;
  const isForThis = answer.action === undefined || actions.some((one) => one === answer.action);
  if (!isPerson || !isForThis) throw new ApiError('captcha_required');
}

async function ask(ctx: AppContext, fields: Record<string, string>) {
  try {
    const answer = await fetch(ctx.config.captchaUrl ?? verifyUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerSchema.parse(await answer.json());
  } catch (error) {
    ctx.log.error({ err: error }, 'a captcha was not checked');
    throw new ApiError('captcha_unchecked');
  }
}
