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

/** Stars for the eye, and their number for everybody. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes['stars']}>
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        <span className={classes['empty']}>{'★'.repeat(5 - rating)}</span>
      </span>{' '}
      <span className={classes['number']}>{rating} / 5</span>
    </span>
  );
}
