import type { Form } from '../models/form.ts';
import { readAnswer } from './field-values.ts';

/** Asked of whoever buys a gift card, unless its product has a form of its own. Nothing is required. */
export const giftForm: Form = {
  id: 'gift-card',
  name: 'Is it a gift?',
  fields: [
    {
      id: 'giftRecipientEmail',
      type: 'email',
      title: 'Email of the recipient',
      description: 'Leave it empty and the card comes to you.',
    },
    { id: 'giftMessage', type: 'textarea', title: 'Message', maxLength: 500 },
    {
      id: 'giftDay',
      type: 'date',
      title: 'Day to send it',
      description: 'Leave it empty and it is sent at once.',
    },
  ],
};

/** A day of the calendar. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/** What the buyer of a gift card has said. */
export type Gift = {
  readonly recipientEmail: string;
  readonly message: string;
  /** Undefined: at once. `invalid`: there is no such day. */
  readonly day: CalendarDay | 'invalid' | undefined;
};

/** Reads the answers to {@link giftForm}. */
export function readGift(answers: unknown): Gift {
  const given = (typeof answers === 'object' && answers) || {};
  const answerTo = (id: string) => readAnswer(Reflect.get(given, id)) ?? '';
  const textOf = (id: string) => {
    const answer = answerTo(id);
    return (typeof answer === 'string' ? answer : Object.values(answer).join(' ')).trim();
  };
  return {
    recipientEmail: textOf('giftRecipientEmail'),
    message: textOf('giftMessage'),
    day: readDay(Object.values(answerTo('giftDay'))),
  };
}

function readDay(parts: readonly string[]): Gift['day'] {
  const texts = parts.map((part) => part.trim());
  if (texts.every((text) => text === '')) return undefined;
  const [month = 0, day = 0, year = 0] = texts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    texts.length === 3 &&
    year >= 2000 &&
    year < 2200 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return isReal ? { year, month, day } : 'invalid';
}
