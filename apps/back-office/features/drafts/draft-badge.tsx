import type { DraftOrderState } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { draftStateTexts } from './draft-texts.ts';

const tones: Readonly<Record<DraftOrderState, Tone>> = {
  open: 'neutral',
  sent: 'info',
  paid: 'success',
  canceled: 'danger',
  expired: 'warning',
};

/** Where a draft is in its life, in a word. */
export function DraftBadge({ state }: { state: DraftOrderState }) {
  const write = useTexts();
  return <Badge tone={tones[state]}>{write(draftStateTexts[state])}</Badge>;
}
