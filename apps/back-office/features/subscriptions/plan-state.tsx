import type { CallAnswer } from '@sitewright/contract';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { planStateTexts, planTexts } from './subscription-texts.ts';

/** A subscription as staff see it. */
export type Subscription =
  CallAnswer<'GET /api/sites/:identifier/subscriptions'>['subscriptions'][number];

const tones: Readonly<Record<Subscription['status'], Tone>> = {
  active: 'success',
  'past-due': 'danger',
  paused: 'warning',
  completed: 'neutral',
  canceled: 'neutral',
};

/** Where a subscription is in its life. */
export function PlanState({ status, isTest }: Pick<Subscription, 'status' | 'isTest'>) {
  const write = useTexts();
  return (
    <>
      <Badge tone={tones[status]}>{write(planStateTexts[status])}</Badge>
      {isTest && <Badge tone="info">{write(planTexts.test)}</Badge>}
    </>
  );
}

/** How often it is paid. */
export function writeRhythm(write: WriteText, { billingPeriod }: Subscription): string {
  return write(planTexts.every, { unit: billingPeriod.unit, count: billingPeriod.value });
}
