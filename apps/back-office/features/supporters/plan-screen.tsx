import type { CallAnswer } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { PlanForm, type PlanFields } from './plan-form.tsx';
import { OpenBadge } from './supporter-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

type Plan = CallAnswer<'GET /api/sites/:identifier/membership-plans'>['plans'][number];

const newPlan: PlanFields = {
  title: '',
  coverText: '',
  priceCents: 0,
  billingPeriod: null,
  collectionIds: [],
  isOpen: true,
};

/** What people can belong to, set up or changed. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/membership-plans', { params: { identifier } });
  const back = { href: href('supporters/plans'), label: write(texts.memberships) };
  if (id === 'new') {
    return (
      <Page title={write(texts.newPlan)} back={back}>
        <PlanForm saved={newPlan} />
      </Page>
    );
  }
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.memberships)} back={back} read={read} />;
  }
  const plan = read.answer.plans.find((one) => one.id === id);
  if (!plan) return <MissingScreen />;
  return <PlanPage key={id} plan={plan} back={back} />;
}

function PlanPage({ plan, back }: { plan: Plan; back: { href: string; label: string } }) {
  const saved = useMemo(() => toFields(plan), [plan]);
  return (
    <Page title={plan.title} back={back} badges={<OpenBadge isOpen={plan.isOpen} />}>
      <PlanForm id={plan.id} saved={saved} />
    </Page>
  );
}

function toFields({ id: _id, ...fields }: Plan): PlanFields {
  return fields;
}
