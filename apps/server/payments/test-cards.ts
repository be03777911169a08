/** The cards of the test provider. No other number works, so no real card can be typed by mistake. */
import type { DeclineCode } from './provider.ts';

export type TestCardBehaviour = 'succeeds' | 'needs-second-step' | DeclineCode;

const testCards: Readonly<Record<string, TestCardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'needs-second-step',
};

/** What a typed card leads to. Any future expiry (`MM / YY`) and any 3 or 4 digits are good. */
export function judgeTestCard(
  card: { cardNumber?: string; expiry?: string; cvc?: string },
  nowMs: number,
): TestCardBehaviour {
  const number = (card.cardNumber ?? '').replace(/[\s-]/g, '');
  const behaviour = Object.hasOwn(testCards, number) ? testCards[number]! : 'incorrect_number';
  if (behaviour === 'incorrect_number') return behaviour;
  if (!isInFuture(card.expiry ?? '', nowMs)) return 'invalid_expiry';
  return /^\d{3,4}$/.test((card.cvc ?? '').trim()) ? behaviour : 'invalid_cvc';
}

/** A card is good until the end of its month. */
function isInFuture(expiry: string, nowMs: number): boolean {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(expiry);
  if (!match) return false;
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2]!.length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 && Date.UTC(year, month) > nowMs;
}
