import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { AboutCard } from './about-card.tsx';
import { accountReads } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';
import { CodesCard } from './codes-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** One's own account: who, how they sign in, where they are signed in. */
export function Screen() {
  const write = useTexts();
  const read = useRead('GET /api/staff/account', {});
  const answerOffer = useProvedWrite('POST /api/staff/account/ownership', {
    refreshes: accountReads,
    onDone: (_answer, { body }) => body.isAccepted && location.reload(),
  });
  return (
    <Page title={write(texts.title)} isNarrow>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          {read.answer.ownershipOffer && (
            <Banner
              tone="warning"
              action={
                <>
                  <Button onPress={() => answerOffer.run({ body: { isAccepted: false } })}>
                    {write(texts.decline)}
                  </Button>
                  <Button
                    kind="primary"
                    onPress={() => answerOffer.run({ body: { isAccepted: true } })}
                  >
                    {write(texts.accept)}
                  </Button>
                </>
              }
            >
              {write(texts.offer, { name: read.answer.ownershipOffer.from })}
            </Banner>
          )}
          <AboutCard key={read.answer.email} account={read.answer} />
          <PasswordCard account={read.answer} />
          <PasskeysCard account={read.answer} />
          <CodesCard account={read.answer} />
          <SessionsCard account={read.answer} />
          {answerOffer.dialog}
        </>
      )}
    </Page>
  );
}
