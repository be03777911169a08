/** Cards that are declined again and again are not one person's: whoever tries them is held up. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Attempt } from '../../http/attempt-of.ts';

/**
 * Lets somebody pay who has not tried too many cards. Every try counts until it is known that no
 * card was declined, so that many at once are no way around.
 * @throws ApiError 429, or what paying throws
 */
export async function guardDeclines<Answer>(
  { attempts }: Pick<AppContext, 'attempts'>,
  attempt: Attempt,
  { pay, isDeclined }: { pay: () => Promise<Answer>; isDeclined: (answer: Answer) => boolean },
): Promise<Answer> {
  await attempts.take('declined', attempt);
  try {
    const answer = await pay();
    if (!isDeclined(answer)) await attempts.giveBack('declined', attempt);
    return answer;
  } catch (error) {
    if (!isDecline(error)) await attempts.giveBack('declined', attempt);
    throw error;
  }
}

const declined = 402;

/** A provider that cannot be reached has declined nothing. */
function isDecline(error: unknown): boolean {
  const isRefused = error instanceof ApiError && error.status === declined;
  return isRefused && error.code !== 'provider_unavailable';
}
