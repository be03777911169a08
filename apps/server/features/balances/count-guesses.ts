import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';

/**
 * Looks a code up. Wrong ones of all visitors of a site are counted together, whatever their
 * addresses: a code that is right is not counted, so that many buyers do not stop each other.
 * @throws ApiError 429 when there were too many; nothing was looked up then
 */
export async function countGuesses<T>(
  { attempts }: Pick<AppContext, 'attempts'>,
  siteId: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  await attempts.takeForSite('enterGiftCard', siteId);
  try {
    const found = await lookUp();
    await attempts.giveBackForSite('enterGiftCard', siteId);
    return found;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'gift_card_unknown') {
      await attempts.giveBackForSite('enterGiftCard', siteId);
    }
    throw error;
  }
}
