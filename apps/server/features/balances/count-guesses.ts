import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Attempt } from '../../http/attempt-of.ts';

/**
 * Looks a code up. Wrong ones of all visitors of a site are counted together; once there are very
 * many, each address and each cart has a few wrong ones left and no more. A code that is right is
 * never counted, so that no attack keeps buyers from using theirs.
 * @throws ApiError 429 when whoever asks had their share; nothing was looked up then
 */
export async function countGuesses<T>(
  { attempts }: Pick<AppContext, 'attempts'>,
  { siteId, attempt }: { siteId: string; attempt: Attempt },
  lookUp: () => Promise<T>,
): Promise<T> {
  const isAttacked = await attempts.takeForSite('enterGiftCard', siteId);
  if (isAttacked) await attempts.take('guessUnderAttack', attempt);
  const giveBack = async () => {
    await attempts.giveBackForSite('enterGiftCard', siteId);
    if (isAttacked) await attempts.giveBack('guessUnderAttack', attempt);
  };
  try {
    const found = await lookUp();
    await giveBack();
    return found;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'gift_card_unknown') await giveBack();
    throw error;
  }
}
