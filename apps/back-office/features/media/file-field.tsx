import type { FileKind, SiteFile } from '@sitewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from './media.module.css';
import { EditPictureButton, isEditable } from './picture-editor/edit-picture-button.tsx';
import { mediaTexts as texts } from './media-texts.ts';

const FilePicker = lazy(async () => ({
  default: (await import('./file-picker.tsx')).FilePicker,
}));

/** One file of the site, by its id; empty for none. */
export function FileField({
  kind,
  label,
  help,
  value,
  onChange,
  isDisabled,
}: {
  /** Others are not offered. */
  kind: FileKind;
  label: string;
  help: string | undefined;
  value: string;
  /** `file`: what is known of it, and whether it came into the library just now. */
  onChange: (id: string, file?: SiteFile, isUploaded?: boolean) => void;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const [isPicking, setIsPicking] = useState(false);
  const read = useRead(
    'GET /api/sites/:identifier/files/:id',
    { params: { identifier, id: value } },
    { isWanted: value !== '' && may('view-media') },
  );
  const file = value !== '' && read.state === 'success' ? read.answer.file : undefined;
  return (
    <fieldset className={classes['group']}>
      <legend>{label}</legend>
      <div className={classes['chosen']}>
        {file?.kind === 'image' && <img src={`${file.url}?format=300w`} alt={file.altText} />}
        {file && file.kind !== 'image' && <span>{file.filename}</span>}
        <Button isDisabled={isDisabled} onPress={() => setIsPicking(true)}>
          {write(kind === 'image' ? texts.pickOne : texts.choose)}
        </Button>
        {file && isEditable(file) && may('edit-media') && (
          <EditPictureButton file={file} isDisabled={isDisabled} />
        )}
        {value !== '' && (
          <Button isDisabled={isDisabled} onPress={() => onChange('')}>
            {write(texts.takeAway)}
          </Button>
        )}
      </div>
      {help !== undefined && <span className={classes['muted']}>{help}</span>}
      {isPicking && (
        <Suspense>
          <FilePicker
            kind={kind}
            onPick={([picked], uploaded) =>
              picked && onChange(picked.id, picked, uploaded.has(picked.id))
            }
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
