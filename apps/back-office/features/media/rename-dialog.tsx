import type { SiteFile } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';
import { fileReads } from './use-uploads.ts';

/** Another name for a file; what was typed stays when it cannot be saved. FILE-03, FILE-08 */
export function RenameDialog({ file, onClose }: { file: SiteFile; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [name, setName] = useState(file.filename);
  const [error, setError] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const rename = useWrite('POST /api/sites/:identifier/files/:id/edits', {
    refreshes: fileReads,
    onDone: onClose,
    onFailed: ({ kind, errors, message }) => {
      const [first] = Object.values(errors);
      setIsFailed(first === undefined);
      setError(first ?? (kind === 'refused' ? message : undefined));
    },
  });
  const save = () => {
    setIsFailed(false);
    setError(undefined);
    const changes = { filename: { from: file.filename, to: name } };
    rename.run({ params: { identifier, id: file.id }, body: { changes } });
  };
  return (
    <Dialog
      isOpen
      title={write(texts.rename)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={rename.isRunning} onPress={save}>
            {write(texts.rename)}
          </Button>
        </>
      }
    >
      {isFailed && (
        <p role="alert" className={classes['problem']}>
          <strong>{write(texts.unableToRename)}</strong> {write(texts.renameFailed)}
        </p>
      )}
      <TextField label={write(texts.fileName)} value={name} error={error} onChange={setName} />
    </Dialog>
  );
}
