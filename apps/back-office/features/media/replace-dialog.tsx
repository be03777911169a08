import type { SiteFile } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChooseFiles, DropArea } from './drop-area.tsx';
import { folderTexts as texts } from './folder-texts.ts';
import classes from './media.module.css';
import { mediaTexts } from './media-texts.ts';
import { UploadList } from './upload-list.tsx';
import { addUploads } from './upload-store.ts';
import { useUploads } from './use-uploads.ts';

/** Uploads what a file is replaced by wherever it is shown. FILE-06, FILE-07, FILE-09 */
export function ReplaceDialog({ file, onClose }: { file: SiteFile; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [own, setOwn] = useState<readonly number[]>([]);
  const uploads = useUploads().filter(({ key }) => own.includes(key));
  const isDone = uploads.some(({ state }) => state === 'done');
  const replace = (given: readonly File[]) => {
    const [first] = given;
    if (first) setOwn([...own, ...addUploads(identifier, [first], { replaces: file.id })]);
  };
  return (
    <Dialog
      isOpen
      title={`${write(texts.replace)}: ${file.filename}`}
      onClose={onClose}
      actions={
        <Button {...(isDone && { kind: 'primary' as const })} onPress={onClose}>
          {write(isDone ? mediaTexts.done : mediaTexts.cancel)}
        </Button>
      }
    >
      <DropArea onFiles={replace}>
        <p>{write(texts.replaceText)}</p>
        {isDone ? (
          <output>{write(texts.replaced)}</output>
        ) : (
          <div className={classes['chosen']}>
            <ChooseFiles
              label={write(mediaTexts.choose)}
              {...(file.kind !== 'other' && { accept: `${file.kind}/*` })}
              onFiles={replace}
            />
            <span className={classes['muted']}>{write(mediaTexts.dropHere)}</span>
          </div>
        )}
        <UploadList uploads={uploads} />
      </DropArea>
    </Dialog>
  );
}
