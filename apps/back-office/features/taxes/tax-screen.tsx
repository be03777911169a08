import { useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { RuleButtons } from '../rules/rule-buttons.tsx';
import { StateBadge } from '../rules/state-badge.tsx';
import { useRuleActions } from '../rules/use-rule-actions.ts';
import { toTaxFields, type StoredTax } from './tax-fields.ts';
import { TaxForm } from './tax-form.tsx';
import { taxTexts as texts } from './tax-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { id } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/tax-rules', { params: { identifier } });
  const tax =
    read.state === 'success' ? read.answer.taxRules.find((one) => one.id === id) : undefined;
  if (tax) return <TaxPage tax={tax} />;
  if (read.state === 'success') return <MissingScreen />;
  return (
    <Page title={write(texts.taxes)} back={{ href: href('taxes'), label: write(texts.taxes) }}>
      {read.state === 'failed' ? (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      ) : (
        <PendingState />
      )}
    </Page>
  );
}

function TaxPage({ tax }: { tax: StoredTax }) {
  const write = useTexts();
  const router = useRouter();
  const { href, identifier } = useSite();
  const gone = useWrite('DELETE /api/sites/:identifier/tax-rules/:id', {
    refreshes: ['GET /api/sites/:identifier/tax-rules'],
  });
  const actions = useRuleActions({
    remove: (id) => gone.runAndWait({ params: { identifier, id } }),
  });
  const saved = useMemo(() => toTaxFields(tax), [tax]);
  const times = { startsAt: tax.validFrom, endsAt: tax.validUntil };
  return (
    <Page
      title={tax.name}
      badges={<StateBadge rule={times} />}
      back={{ href: href('taxes'), label: write(texts.taxes) }}
      actions={
        <RuleButtons
          rule={{ id: tax.id, name: tax.name }}
          actions={actions}
          onGone={() => void router.navigate({ href: href('taxes') })}
        />
      }
    >
      <TaxForm key={tax.id} id={tax.id} saved={saved} />
    </Page>
  );
}
