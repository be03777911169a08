import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import classes from '../desk/desk.module.css';
import type { Subscription } from './plan-state.tsx';
import { planTexts as texts } from './subscription-texts.ts';

/** Makes a subscription another one, now or with the next period. */
export function ChangePlan({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const money = useWriteMoney(plan.currency);
  const [offerKey, setOfferKey] = useState('');
  const [when, setWhen] = useState<'now' | 'next' | 'keep'>('next');
  const params = { identifier, subscriptionId: plan.id };
  const read = useRead('GET /api/sites/:identifier/subscriptions/:subscriptionId/offers', {
    params,
  });
  const change = useWrite('POST /api/sites/:identifier/subscriptions/:subscriptionId/plan', {
    refreshes: [
      'GET /api/sites/:identifier/subscriptions/:subscriptionId',
      'GET /api/sites/:identifier/subscriptions',
    ],
    onDone: () => {
      showToast({ message: write(texts.done) });
      onClose();
    },
  });
  const offers = read.state === 'success' ? read.answer.offers : [];
  const chosen = offers.find(({ key }) => key === offerKey);
  const isReady =
    when === 'keep' || (chosen !== undefined && (when === 'next' || chosen.mayBeginNow));
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.change)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.close)}</Button>
          <Button
            kind="primary"
            isPending={change.isRunning}
            isDisabled={!isReady}
            onPress={() => change.run({ params, body: { when, offerKey } })}
          >
            {write(texts.change)}
          </Button>
        </>
      }
    >
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && offers.length === 0 && <p>{write(texts.noOffers)}</p>}
      {offers.length > 0 && (
        <div className={classes['form']}>
          <ChoiceField
            label={write(texts.offers)}
            value={offerKey}
            onChange={setOfferKey}
            choices={offers.map(({ key, label, isCurrent, periodCents }) => ({
              value: key,
              label: isCurrent ? write(texts.current, { label }) : label,
              help: money(periodCents),
            }))}
          />
          <ChoiceField
            label={write(texts.when)}
            value={when}
            onChange={setWhen}
            choices={[
              { value: 'next', label: write(texts.atNext) },
              ...(chosen?.mayBeginNow ? [{ value: 'now' as const, label: write(texts.now) }] : []),
              { value: 'keep', label: write(texts.keep) },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
