import type { ReminderRefusal } from '../models/left-cart.ts';

/** Why a reminder of a cart does not go. */
export const reminderRefusalMessages: Readonly<Record<ReminderRefusal, string>> = {
  bought: 'This was bought meanwhile.',
  gone: 'This cart has expired.',
  moved: 'Its owner gave another address since.',
  paying: 'A payment for this cart is under way.',
  suppressed: 'This address gets no such mails.',
  'no-consent': 'Nobody asked for news at this address, and the shop writes to no others.',
  lately: 'This address was reminded within a day.',
  enough: 'No more reminders go for one cart.',
  'no-address': 'The shop has no address yet that a link could lead to.',
};
