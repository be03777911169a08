import { useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import { RuleButtons } from '../rules/rule-buttons.tsx';
import { StateBadge } from '../rules/state-badge.tsx';
import { DiscountForm } from './discount-form.tsx';
import { toDiscountFields, type StoredDiscount } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';
import { useDiscountActions } from './use-discount-actions.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/discounts/:id', { params: { identifier, id } });
  if (read.state === 'success') return <DiscountPage discount={read.answer.discount} />;
  return (
    <UnreadPage
      title={write(texts.discounts)}
      back={{ href: href('discounts'), label: write(texts.discounts) }}
      read={read}
    />
  );
}

function DiscountPage({ discount }: { discount: StoredDiscount }) {
  const write = useTexts();
  const router = useRouter();
  const { href } = useSite();
  const actions = useDiscountActions();
  const saved = useMemo(() => toDiscountFields(discount), [discount]);
  return (
    <Page
      title={discount.name}
      badges={<StateBadge rule={discount} />}
      back={{ href: href('discounts'), label: write(texts.discounts) }}
      actions={
        <RuleButtons
          rule={discount}
          actions={actions}
          onGone={() => void router.navigate({ href: href('discounts') })}
        />
      }
    >
      <DiscountForm key={discount.id} id={discount.id} saved={saved} />
      <ActivityHistory subject={`discount:${discount.id}`} />
    </Page>
  );
}
