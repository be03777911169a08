import type { ReviewState } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { reviewTexts as texts } from './review-texts.ts';
import classes from './reviews.module.css';

const tones = { waiting: 'warning', published: 'success', hidden: 'neutral' } as const;

/** Whether a review is shown. */
export function StateBadge({ state }: { state: ReviewState }) {
  const write = useTexts();
  return <Badge tone={tones[state]}>{write(texts[state])}</Badge>;
}

/** Stars for the eye, their number for who listens. */
export function Stars({ rating }: { rating: number }) {
  const write = useTexts();
  return (
    <span className={classes['stars']} role="img" aria-label={write(texts.stars, { count: rating })}>
      {'★'.repeat(rating)}
      <span className={classes['empty']}>{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
