import type { CallAnswer } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { PlaceDialog } from './folder-dialogs.tsx';
import { folderTexts } from './folder-texts.ts';
import { mediaTexts as texts } from './media-texts.ts';
import { EditPictureButton, isEditable } from './picture-editor/edit-picture-button.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { fileReads } from './use-uploads.ts';

type Detail = CallAnswer<'GET /api/sites/:identifier/files/:id'>;

/** What can be done with a file. FILE-01, FILE-12 */
export function FileActions({ detail: { file, uses } }: { detail: Detail }) {
  const write = useTexts();
  const confirm = useConfirm();
  const router = useRouter();
  const { identifier, href } = useSite();
  const [opened, setOpened] = useState<'name' | 'place' | 'bytes'>();
  const close = () => setOpened(undefined);
  const remove = useWrite('POST /api/sites/:identifier/files/removals', {
    refreshes: fileReads,
    onDone: ({ removed }) => {
      const isGone = removed.includes(file.id);
      showToast({ message: isGone ? write(texts.removed, { count: 1 }) : write(texts.inUse) });
      if (isGone) void router.navigate({ href: href('media') });
    },
  });
  const move = useWrite('POST /api/sites/:identifier/files/moves', {
    refreshes: fileReads,
    onDone: close,
  });
  const askAndRemove = async () => {
    const isSure = await confirm.ask({
      title: `${write(texts.delete)}: ${file.filename}`,
      text: write(texts.deleteText),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier }, body: { ids: [file.id] } });
  };
  return (
    <>
      {isEditable(file) && (
        <EditPictureButton
          file={file}
          keys="c"
          onCopied={({ id }) => void router.navigate({ href: href(`media/${id}`) })}
        />
      )}
      <Button onPress={() => setOpened('bytes')}>{write(folderTexts.replace)}</Button>
      <Button keys="r" onPress={() => setOpened('name')}>
        {write(texts.rename)}
      </Button>
      <Button keys="m" onPress={() => setOpened('place')}>
        {write(folderTexts.move)}
      </Button>
      <ButtonLink href={`${file.url}?format=original`} download>
        {write(folderTexts.download)}
      </ButtonLink>
      <Button
        kind="danger"
        isDisabled={uses.length > 0}
        isPending={remove.isRunning}
        onPress={() => void askAndRemove()}
      >
        {write(texts.delete)}
      </Button>
      {opened === 'name' && <RenameDialog file={file} onClose={close} />}
      {opened === 'bytes' && <ReplaceDialog file={file} onClose={close} />}
      {opened === 'place' && (
        <PlaceDialog
          title={write(folderTexts.move)}
          present={file.folderId}
          isBusy={move.isRunning}
          onPlace={(folderId) =>
            move.run({ params: { identifier }, body: { ids: [file.id], folderId } })
          }
          onClose={close}
        />
      )}
    </>
  );
}
