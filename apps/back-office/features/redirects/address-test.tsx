import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { redirectTexts as texts } from './redirect-texts.ts';
import classes from './redirects.module.css';

const testCall = 'GET /api/sites/:identifier/redirects/test';

type Outcome = CallAnswer<typeof testCall>;

/** Tells what a visitor of an address would see. */
export function AddressTest() {
  const write = useTexts();
  const { identifier } = useSite();
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  const read = useRead(
    testCall,
    { params: { identifier }, query: { address } },
    { isWanted: address !== '' },
  );
  return (
    <Card title={write(texts.test)}>
      <form
        className={classes['try']}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = typed.trim();
          if (wanted === address && read.state === 'success') read.refetch();
          setAddress(wanted);
        }}
      >
        <TextField
          label={write(texts.address)}
          value={typed}
          maxLength={500}
          placeholder="/old-page"
          onChange={setTyped}
        />
        <Button type="submit" isDisabled={typed.trim() === ''}>
          {write(texts.tryIt)}
        </Button>
      </form>
      {address !== '' && read.state === 'pending' && <PendingState lines={1} />}
      {address !== '' && read.state === 'failed' && (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      )}
      {address !== '' && read.state === 'success' && <Told {...read.answer} />}
    </Card>
  );
}

function Told({ outcome, to, status, isFound, steps }: Outcome) {
  const write = useTexts();
  const target = { to: to ?? '', status: String(status ?? '') };
  const sentence = {
    page: write(texts.isPage),
    nothing: write(texts.isNothing),
    loop: write(texts.isLoop),
    redirect: write(isFound === false ? texts.leadsNowhere : texts.leads, target),
  }[outcome];
  const isGood = outcome === 'page' || (outcome === 'redirect' && isFound !== false);
  return (
    <Banner tone={isGood ? 'success' : 'warning'}>
      {sentence}
      {steps.length > 1 && (
        <ol className={classes['steps']}>
          {steps.map((step) => (
            <li key={step.id}>{`${step.from} → ${step.to}`}</li>
          ))}
        </ol>
      )}
    </Banner>
  );
}
