import type { CallFailure } from '@sitewright/contract';
import { Page } from './page.tsx';
import { FailedState, PendingState } from './states.tsx';

/** A screen whose content is not there: it is being read, or could not be. */
export function UnreadPage({
  title,
  back,
  read,
}: {
  title: string;
  back: { readonly href: string; readonly label: string };
  read:
    | { readonly state: 'pending' }
    | {
        readonly state: 'failed';
        readonly failure: CallFailure;
        readonly refetch: () => void;
      };
}) {
  return (
    <Page title={title} back={back}>
      {read.state === 'pending' ? (
        <PendingState />
      ) : (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      )}
    </Page>
  );
}
