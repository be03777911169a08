import { useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { RuleButtons } from '../rules/rule-buttons.tsx';
import { StateBadge } from '../rules/state-badge.tsx';
import { toSaleFields, type StoredSale } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';
import { SaleForm } from './sale-form.tsx';
import { useSaleActions } from './use-discount-actions.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { id } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/sales', { params: { identifier } });
  const sale =
    read.state === 'success' ? read.answer.sales.find((one) => one.id === id) : undefined;
  if (sale) return <SalePage sale={sale} />;
  if (read.state === 'success') return <MissingScreen />;
  return (
    <UnreadPage
      title={write(texts.sales)}
      back={{ href: href('discounts/sales'), label: write(texts.sales) }}
      read={read}
    />
  );
}

function SalePage({ sale }: { sale: StoredSale }) {
  const write = useTexts();
  const router = useRouter();
  const { href } = useSite();
  const actions = useSaleActions();
  const saved = useMemo(() => toSaleFields(sale), [sale]);
  return (
    <Page
      title={sale.name}
      badges={<StateBadge rule={sale} />}
      back={{ href: href('discounts/sales'), label: write(texts.sales) }}
      actions={
        <RuleButtons
          rule={sale}
          actions={actions}
          onGone={() => void router.navigate({ href: href('discounts/sales') })}
        />
      }
    >
      <SaleForm key={sale.id} id={sale.id} saved={saved} />
    </Page>
  );
}
