import type { CallAnswer } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { DonationForm, type DonationFields } from './donation-form.tsx';
import { OpenBadge } from './supporter-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

type Donation = CallAnswer<'GET /api/sites/:identifier/donations'>['donations'][number];

const newDonation: DonationFields = {
  title: '',
  coverText: '',
  suggestedCents: [1000, 2500, 5000],
  minCents: 100,
  maxCents: 1_000_000,
  isFreeAmount: true,
  isMonthlyOffered: false,
  asksName: false,
  asksMessage: false,
  isOpen: true,
};

/** What is collected for, set up or changed. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/donations', { params: { identifier } });
  const back = { href: href('supporters'), label: write(texts.donations) };
  if (id === 'new') {
    return (
      <Page title={write(texts.newDonation)} back={back}>
        <DonationForm saved={newDonation} />
      </Page>
    );
  }
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.donations)} back={back} read={read} />;
  }
  const donation = read.answer.donations.find((one) => one.id === id);
  if (!donation) return <MissingScreen />;
  return <DonationPage key={id} donation={donation} back={back} />;
}

function DonationPage({
  donation,
  back,
}: {
  donation: Donation;
  back: { href: string; label: string };
}) {
  const saved = useMemo(() => toFields(donation), [donation]);
  return (
    <Page title={donation.title} back={back} badges={<OpenBadge isOpen={donation.isOpen} />}>
      <DonationForm id={donation.id} saved={saved} />
    </Page>
  );
}

function toFields({ id: _id, ...fields }: Donation): DonationFields {
  return fields;
}
