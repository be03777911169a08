import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { newOption } from './option-fields.ts';
import { OptionForm } from './option-form.tsx';
import { shippingTexts as texts } from './shipping-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/shipping-options', { params: { identifier } });
  return (
    <Page
      title={write(texts.newOption)}
      back={{ href: href('shipping'), label: write(texts.shipping) }}
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <NewOption count={read.answer.shippingOptions.length} />}
    </Page>
  );
}

/** It comes behind the others. */
function NewOption({ count }: { count: number }) {
  const [saved] = useState(() => newOption(count));
  return <OptionForm saved={saved} />;
}
