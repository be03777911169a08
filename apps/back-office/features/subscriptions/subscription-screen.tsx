import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { ChangePlan } from './change-plan.tsx';
import { PlanState, writeRhythm, type Subscription } from './plan-state.tsx';
import { planActionTexts, planTexts as texts } from './subscription-texts.ts';

const planCall = 'GET /api/sites/:identifier/subscriptions/:subscriptionId';

/** A subscription: what it costs, when it is charged next, and what may be done about it. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id: subscriptionId = '' } = useParams({ strict: false });
  const read = useRead(planCall, { params: { identifier, subscriptionId } });
  const back = { href: href('subscriptions'), label: write(texts.title) };
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.subscription)} back={back} read={read} />;
  }
  const { subscription: plan } = read.answer;
  const money = (cents: number) => <Money cents={cents} currency={plan.currency} />;
  const cycles =
    plan.numBillingCycles === 0
      ? plan.cyclesBilled
      : write(texts.cyclesOf, { done: plan.cyclesBilled, all: plan.numBillingCycles });
  return (
    <Page
      title={plan.title}
      back={back}
      badges={<PlanState {...plan} />}
      actions={<Actions plan={plan} />}
    >
      <Card>
        <Facts
          facts={[
            [write(texts.buyer), plan.email],
            [write(texts.perPeriod), money(plan.periodCents)],
            [write(texts.price), money(plan.priceCents)],
            [write(texts.rhythm), writeRhythm(write, plan)],
            [
              write(texts.next),
              plan.nextBillingOn !== null && <Moment key="next" at={plan.nextBillingOn} />,
            ],
            [write(texts.cycles), cycles],
            [write(texts.failures), plan.failures > 0 && plan.failures],
            [write(texts.method), plan.methodLabel],
            [write(texts.started), <Moment key="started" at={plan.startedOn} />],
            [write(texts.ended), plan.endedOn !== null && <Moment key="ended" at={plan.endedOn} />],
            [write(texts.why), plan.endReason],
          ]}
        />
      </Card>
    </Page>
  );
}

function Actions({ plan }: { plan: Subscription }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const confirm = useConfirm();
  const [isChanging, setIsChanging] = useState(false);
  const params = { identifier, subscriptionId: plan.id };
  const change = useWrite('POST /api/sites/:identifier/subscriptions/:subscriptionId/actions', {
    refreshes: [planCall, 'GET /api/sites/:identifier/subscriptions'],
    onDone: () => showToast({ message: write(texts.done) }),
  });
  if (!may('edit-orders') || plan.actions.length === 0) return null;
  const act = async (action: Subscription['actions'][number]) => {
    const isSure =
      action !== 'cancel' ||
      (await confirm.ask({
        title: write(planActionTexts.cancel),
        text: write(texts.cancelText),
        confirmLabel: write(planActionTexts.cancel),
        isDangerous: true,
      }));
    if (isSure) change.run({ params, body: { action } });
  };
  return (
    <>
      {plan.actions.map((action) => (
        <Button
          key={action}
          kind={action === 'cancel' ? 'danger' : 'plain'}
          isDisabled={change.isRunning}
          onPress={() => void act(action)}
        >
          {write(planActionTexts[action])}
        </Button>
      ))}
      <Button onPress={() => setIsChanging(true)}>{write(texts.change)}</Button>
      {isChanging && <ChangePlan plan={plan} onClose={() => setIsChanging(false)} />}
    </>
  );
}
