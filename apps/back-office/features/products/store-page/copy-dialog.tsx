import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailedState, PendingState } from '../../../ui/states.tsx';
import { FullPageWays } from './full-page-ways.tsx';
import { StorePageField } from './store-page-field.tsx';
import { storePageTexts as texts } from './store-page-texts.ts';
import { useStorePageRead } from './use-store-pages.ts';

/** Another store page for the copy of a product, whose own one is full. */
export function CopyDialog({
  title,
  isCopying,
  onCopy,
  onClose,
}: {
  title: string;
  isCopying: boolean;
  onCopy: (collectionId: string) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const [chosen, setChosen] = useState<string>();
  const { read, pages } = useStorePageRead();
  const free = (pages ?? []).filter(({ isFull }) => !isFull);
  const collectionId = free.find(({ id }) => id === chosen)?.id ?? free[0]?.id;
  return (
    <Dialog
      isOpen
      title={write(texts.copyTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          {collectionId !== undefined && (
            <Button kind="primary" isPending={isCopying} onPress={() => onCopy(collectionId)}>
              {write(texts.copy)}
            </Button>
          )}
        </>
      }
    >
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {pages !== undefined && collectionId === undefined && (
        <FullPageWays told={write(texts.noRoom)} />
      )}
      {collectionId !== undefined && (
        <>
          <p>{write(texts.copyText, { title })}</p>
          <StorePageField pages={free} value={collectionId} onChange={setChosen} />
        </>
      )}
    </Dialog>
  );
}
