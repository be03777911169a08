import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { restockTexts as texts } from './restock-texts.ts';

interface WaitingDialogProps {
  readonly name: string;
  readonly wanted: { readonly productId: string; readonly variantId: string };
  readonly onClose: () => void;
}

/** Who waits for a variant, the longest waiting first, a page at a time. RSTK-07 */
export function WaitingDialog({ name, wanted, onClose }: WaitingDialogProps) {
  const write = useTexts();
  const { identifier: site, timeZone } = useSite();
  const read = usePages('GET /api/site-users/account/notifications/restock', {
    query: { site, ...wanted },
  });
  return (
    <Dialog
      isOpen
      title={write(texts.showOf, { name })}
      onClose={onClose}
      actions={
        <>
          {read.hasMore && (
            <Button isPending={read.isLoadingMore} onPress={read.loadMore}>
              {write(texts.more)}
            </Button>
          )}
          <Button kind="primary" onPress={onClose}>
            {write(texts.close)}
          </Button>
        </>
      }
    >
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <ul>
          {read.answer
            .flatMap(({ signUps }) => signUps)
            .map(({ id, siteVisitorEmail, createdOn }) => (
              <li key={id}>
                {siteVisitorEmail} ·{' '}
                <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}
