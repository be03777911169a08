/** What a host of videos says of the account that a video is of. MEDI-10 */
import { findFrame } from '@sitewright/blocks';
import { checkVideoAccount } from '@sitewright/contract';
import { z } from 'zod';
import { askJson } from '../../http/ask-json.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';

const vimeo = 'https://vimeo.com';

/** What is read of an answer. */
const answerSchema = z.object({ account_type: z.string() });

function handleVideoAccount(scope: CallScope): void {
  const { config } = scope.ctx;
  handleCall(scope, checkVideoAccount, async ({ query: { address } }) => {
    const frame = findFrame(address, {}, 'videos');
    if (frame?.provider !== 'Vimeo') return { problem: null };
    const question = new URL('/api/oembed.json', config.vimeoUrl ?? vimeo);
    question.searchParams.set('url', videoAddress(frame.url));
    const answer = answerSchema.safeParse(await askJson(config, question));
    const isBasic = answer.success && answer.data.account_type === 'basic';
    return { problem: isBasic ? 'vimeo-basic' : null };
  });
}

/** The page of the video that a player plays; one that is not listed has a second part. */
function videoAddress(player: string): string {
  const { pathname, searchParams } = new URL(player);
  const parts = [pathname.slice('/video/'.length), searchParams.get('h')];
  return `${vimeo}/${parts.filter(Boolean).join('/')}`;
}

/** The call about accounts of videos. */
export const videoCalls: readonly CallRegistration[] = [handleVideoAccount];
