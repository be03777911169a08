/** Dialogs about folders: a name, and where something is put. */
import type { FileFolder } from '@sitewright/contract';
import { fileLimits } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { folderTexts as texts } from './folder-texts.ts';
import { mediaTexts } from './media-texts.ts';
import { idsInside, useFolders } from './use-folders.ts';
import { fileReads } from './use-uploads.ts';

const top = 'top';

/** The name of a new folder, or another one of a folder. What was typed stays when it is refused. */
export function FolderNameDialog({
  folder,
  parentId,
  onClose,
  onMade,
}: {
  /** Missing: a new one. */
  folder?: FileFolder;
  parentId: string | null;
  onClose: () => void;
  onMade?: (id: string) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [name, setName] = useState(folder?.name ?? '');
  const [error, setError] = useState<string>();
  const answers = {
    refreshes: fileReads,
    onDone: ({ id }: { id: string }) => {
      onClose();
      onMade?.(id);
    },
    onFailed: ({ errors, message }: { errors: Record<string, string>; message: string }) =>
      setError(Object.values(errors)[0] ?? message),
  };
  const make = useWrite('POST /api/sites/:identifier/file-folders', answers);
  const rename = useWrite('POST /api/sites/:identifier/file-folders/:id/edits', answers);
  const save = () => {
    setError(undefined);
    if (!folder) {
      make.run({ params: { identifier }, body: { name, parentId } });
      return;
    }
    const changes = { name: { from: folder.name, to: name } };
    rename.run({ params: { identifier, id: folder.id }, body: { changes } });
  };
  const done = write(folder ? texts.rename : texts.make);
  return (
    <Dialog
      isOpen
      title={write(folder ? texts.rename : texts.newFolder)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(mediaTexts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={name.trim() === ''}
            isPending={make.isRunning || rename.isRunning}
            onPress={save}
          >
            {done}
          </Button>
        </>
      }
    >
      <TextField
        label={write(texts.name)}
        value={name}
        maxLength={fileLimits.folderName}
        error={error}
        inputRef={focusFirst}
        onChange={setName}
      />
    </Dialog>
  );
}

/** Chooses a folder for something. */
export function PlaceDialog({
  title,
  present,
  moved,
  isBusy,
  onPlace,
  onClose,
}: {
  title: string;
  /** Where it lies now. */
  present: string | null;
  /** A folder that is moved: it cannot lie in itself. */
  moved?: string;
  isBusy: boolean;
  onPlace: (folderId: string | null) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const { folders } = useFolders();
  const [chosen, setChosen] = useState<string | null>(present ?? top);
  const own = moved === undefined ? new Set<string>() : idsInside(folders, moved);
  const choices = [
    { value: top, label: write(moved === undefined ? texts.noFolder : texts.top) },
    ...folders
      .filter(({ id }) => !own.has(id))
      .map(({ id, path }) => ({ value: id, label: path.join(' / ') })),
  ];
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(mediaTexts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={chosen === null || chosen === (present ?? top)}
            isPending={isBusy}
            onPress={() => onPlace(chosen === top ? null : chosen)}
          >
            {write(texts.move)}
          </Button>
        </>
      }
    >
      <ComboField
        label={write(texts.moveTo)}
        value={chosen}
        choices={choices}
        onChange={setChosen}
      />
    </Dialog>
  );
}
