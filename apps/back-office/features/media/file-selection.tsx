import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { archivePath } from './folder-bar.tsx';
import { PlaceDialog } from './folder-dialogs.tsx';
import { folderTexts } from './folder-texts.ts';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';
import { fileReads } from './use-uploads.ts';

/** What can be done with files that are chosen. */
export function FileSelection({
  ids,
  folderId,
  onDone,
}: {
  ids: readonly string[];
  /** The folder that is shown. */
  folderId: string | null;
  onDone: () => void;
}) {
  const write = useTexts();
  const confirm = useConfirm();
  const { identifier } = useSite();
  const [isMoving, setIsMoving] = useState(false);
  const remove = useWrite('POST /api/sites/:identifier/files/removals', {
    refreshes: fileReads,
    onDone: ({ removed, kept }) => {
      const said = [
        ...(removed.length > 0 ? [write(texts.removed, { count: removed.length })] : []),
        ...(kept.length > 0 ? [write(texts.keptSome, { count: kept.length })] : []),
      ];
      if (said.length > 0) showToast({ message: said.join('. ') });
      onDone();
    },
  });
  const move = useWrite('POST /api/sites/:identifier/files/moves', {
    refreshes: fileReads,
    onDone: () => {
      setIsMoving(false);
      onDone();
    },
  });
  const title = write(texts.deleteSome, { count: ids.length });
  const askAndRemove = async () => {
    const isSure = await confirm.ask({
      title,
      text: write(texts.deleteText),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier }, body: { ids: [...ids] } });
  };
  return (
    <div className={classes['selection']}>
      <Button onPress={() => setIsMoving(true)}>
        {write(folderTexts.moveSome, { count: ids.length })}
      </Button>
      <ButtonLink href={archivePath(identifier, { ids: ids.join(',') })} download>
        {write(folderTexts.download)}
      </ButtonLink>
      <Button kind="danger" isPending={remove.isRunning} onPress={() => void askAndRemove()}>
        {title}
      </Button>
      <Button onPress={onDone}>{write(texts.cancel)}</Button>
      {isMoving && (
        <PlaceDialog
          title={write(folderTexts.moveSome, { count: ids.length })}
          present={folderId}
          isBusy={move.isRunning}
          onPlace={(to) =>
            move.run({ params: { identifier }, body: { ids: [...ids], folderId: to } })
          }
          onClose={() => setIsMoving(false)}
        />
      )}
    </div>
  );
}
