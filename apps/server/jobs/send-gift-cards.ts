import { giftCardDueChannel } from '../features/gift-cards/gift-card-events.ts';
import { sendGiftCards as send } from '../features/gift-cards/send-gift-cards.ts';
import type { Job } from './job.ts';

/** Gift cards on the day that their buyers chose. */
export const sendGiftCards: Job = {
  name: 'send-gift-cards',
  schedule: '* * * * *',
  wakeOn: giftCardDueChannel,
  run: send,
};
