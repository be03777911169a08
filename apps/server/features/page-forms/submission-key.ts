/** Keys with which answers are sent: made by us, for one site, good for some hours. FORM-31 */
import { randomUUID } from 'node:crypto';
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';

/** Who fills in a form asks for a key when it is sent. */
const goodForMs = 6 * 60 * 60_000;

const about = (siteId: string) => `${siteId}:form-submission`;

/** A key that nobody had before. */
export async function makeSubmissionKey(ctx: AppContext, siteId: string): Promise<string> {
  const box = await ctx.secrets();
  return box.seal(`${ctx.now().getTime()} ${randomUUID()}`, about(siteId));
}

/** What a key is kept as. @throws ApiError `form_key_refused` for one that we did not make, or long ago */
export async function readSubmissionKey(
  ctx: AppContext,
  { siteId, key }: { siteId: string; key: string },
): Promise<string> {
  const [made = '', id = ''] = (await open(ctx, siteId, key)).split(' ');
  if (id === '' || ctx.now().getTime() - Number(made) > goodForMs) {
    throw new ApiError('form_key_refused');
  }
  return id;
}

async function open(ctx: AppContext, siteId: string, key: string): Promise<string> {
  return (await ctx.secrets()).tryOpen(key, about(siteId)) ?? '';
}
