import type { CallAnswer } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { useNow } from '../rules/use-now.ts';
import { cardStateTexts } from './gift-card-texts.ts';

/** A gift card as staff see it. */
export type GiftCard = CallAnswer<'GET /api/sites/:identifier/gift-cards'>['giftCards'][number];

type CardState = keyof typeof cardStateTexts;

const tones: Readonly<Record<CardState, Tone>> = {
  active: 'success',
  planned: 'info',
  spent: 'neutral',
  expired: 'warning',
  ended: 'danger',
};

/** What can be done with a card, in a word. */
export function CardState({ card }: { card: GiftCard }) {
  const write = useTexts();
  const state = stateOf(card, useNow());
  return <Badge tone={tones[state]}>{write(cardStateTexts[state])}</Badge>;
}

function stateOf(card: GiftCard, now: number): CardState {
  if (card.voidedOn !== null) return 'ended';
  if (card.expiresOn !== null && card.expiresOn <= now) return 'expired';
  if (card.deliveredOn === null) return 'planned';
  return card.balanceCents + card.heldCents === 0 ? 'spent' : 'active';
}
