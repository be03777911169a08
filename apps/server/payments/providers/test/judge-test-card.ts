/** What the cards of the test provider do. No other number works, so no real card is ever taken. */
import { testCards } from '@sitewright/contract';
import type { DeclineCode } from '../../provider.ts';

export type TestCardBehaviour = 'succeeds' | 'fails-later' | 'needs-second-step' | DeclineCode;

const behaviours: ReadonlyMap<string, TestCardBehaviour> = new Map(
  testCards.map(({ number, behaviour }) => [digitsOf(number), behaviour]),
);

/** What a typed card leads to. Any future expiry (`MM / YY`) and any 3 or 4 digits are good. */
export function judgeTestCard(
  card: { cardNumber?: string; expiry?: string; cvc?: string },
  nowMs: number,
): TestCardBehaviour {
  const behaviour = behaviours.get(digitsOf(card.cardNumber ?? ''));
  if (!behaviour) return 'incorrect_number';
  if (!isInFuture(card.expiry ?? '', nowMs)) return 'invalid_expiry';
  return /^\d{3,4}$/.test((card.cvc ?? '').trim()) ? behaviour : 'invalid_cvc';
}

function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** A card is good until the end of its month. */
function isInFuture(expiry: string, nowMs: number): boolean {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(expiry);
  if (!match) return false;
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2]!.length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 && Date.UTC(year, month) > nowMs;
}
