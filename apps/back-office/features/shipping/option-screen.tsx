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
import { toOptionFields, type StoredOption } from './option-fields.ts';
import { OptionForm } from './option-form.tsx';
import { shippingTexts as texts } from './shipping-texts.ts';

const refreshes = ['GET /api/sites/:identifier/shipping-options'] as const;

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { id } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/shipping-options', { params: { identifier } });
  const option =
    read.state === 'success' ? read.answer.shippingOptions.find((one) => one.id === id) : undefined;
  if (option) return <OptionPage option={option} />;
  if (read.state === 'success') return <MissingScreen />;
  return (
    <Page
      title={write(texts.shipping)}
      back={{ href: href('shipping'), label: write(texts.shipping) }}
    >
      {read.state === 'failed' ? (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      ) : (
        <PendingState />
      )}
    </Page>
  );
}

function OptionPage({ option }: { option: StoredOption }) {
  const write = useTexts();
  const router = useRouter();
  const { href, identifier } = useSite();
  const change = useWrite('PATCH /api/sites/:identifier/shipping-options/:id', { refreshes });
  const gone = useWrite('DELETE /api/sites/:identifier/shipping-options/:id', { refreshes });
  const actions = useRuleActions({
    setEnabled: (id, isEnabled) =>
      change.runAndWait({
        params: { identifier, id },
        body: { changes: { isEnabled: { from: !isEnabled, to: isEnabled } } },
      }),
    remove: (id) => gone.runAndWait({ params: { identifier, id } }),
  });
  const saved = useMemo(() => toOptionFields(option), [option]);
  return (
    <Page
      title={option.name}
      badges={<StateBadge rule={{ isEnabled: option.isEnabled }} />}
      back={{ href: href('shipping'), label: write(texts.shipping) }}
      actions={
        <RuleButtons
          rule={option}
          actions={actions}
          onGone={() => void router.navigate({ href: href('shipping') })}
        />
      }
    >
      <OptionForm key={option.id} id={option.id} saved={saved} />
    </Page>
  );
}
