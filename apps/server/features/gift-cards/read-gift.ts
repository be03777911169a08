import { readGift as readAnswers } from '@sitewright/contract';
import { atLocalTime } from './local-time.ts';

/** Whom a gift card is for, when, and with which words. */
export interface ReadGift {
  /** Empty: whoever buys it. */
  recipientEmail: string;
  message: string;
  deliverAt: Date;
}

/** Mails of a chosen day leave at this hour of the shop's time. */
const hour = 8;

/** Reads what the buyer has said; a day that is over, or is none, is now. */
export function readGift(
  answers: unknown,
  { now, timeZone }: { now: Date; timeZone: string },
): ReadGift {
  const { recipientEmail, message, day } = readAnswers(answers);
  const asked = typeof day === 'object' ? atLocalTime({ ...day, hour }, timeZone) : now;
  return { recipientEmail, message, deliverAt: asked > now ? asked : now };
}
