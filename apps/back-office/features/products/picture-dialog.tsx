import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FocalPoint } from '../media/focal-point.tsx';
import { mediaTexts } from '../media/media-texts.ts';
import { fileReads } from '../media/use-uploads.ts';
import { pictureTexts as texts } from './picture-texts.ts';
import type { ProductForm } from './product-fields.ts';
import { givePicture, picturedValues } from './variant-pictures.ts';
import classes from './products.module.css';

const fileCall = 'GET /api/sites/:identifier/files/:id';

interface PictureDialogProps {
  readonly id: string;
  readonly edit: EditForm<ProductForm>;
  readonly onClose: () => void;
}

/** One picture: what it shows in words, its middle, and which variants it is of. */
export function PictureDialog({ id, edit, onClose }: PictureDialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(fileCall, { params: { identifier, id } });
  if (read.state === 'success') {
    return <Loaded key={id} file={read.answer.file} edit={edit} onClose={onClose} />;
  }
  return (
    <Dialog isOpen title={write(texts.title)} onClose={onClose}>
      {read.state === 'pending' ? (
        <PendingState lines={6} />
      ) : (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      )}
    </Dialog>
  );
}

type File = CallAnswer<typeof fileCall>['file'];

function Loaded({ file, edit, onClose }: Omit<PictureDialogProps, 'id'> & { file: File }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const [altText, setAltText] = useState(file.altText);
  const [point, setPoint] = useState({ x: file.focalX, y: file.focalY });
  const save = useWrite('POST /api/sites/:identifier/files/:id/edits', {
    refreshes: [...fileReads, 'GET /api/sites/:identifier/products/:id'],
    onFailed: () => {},
  });
  const mayEdit = may('edit-media');
  const seen = { altText: file.altText, focalX: file.focalX, focalY: file.focalY };
  const wanted = { altText, focalX: point.x, focalY: point.y };
  const names = ['altText', 'focalX', 'focalY'] as const;
  const changed = names.filter((name) => seen[name] !== wanted[name]);
  const finish = async () => {
    if (changed.length === 0) return onClose();
    const changes = Object.fromEntries(
      changed.map((name) => [name, { from: seen[name], to: wanted[name] }]),
    );
    const failure = await save.send({ params: { identifier, id: file.id }, body: { changes } });
    if (!failure) onClose();
  };
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={save.isRunning} onPress={() => void finish()}>
            {write(texts.done)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        {save.failure && <Banner tone="danger">{save.failure.message}</Banner>}
        <FocalPoint value={point} onChange={setPoint} isDisabled={!mayEdit}>
          <img src={`${file.url}?format=750w`} alt={file.altText} draggable={false} />
        </FocalPoint>
        <TextField
          isLong
          rows={2}
          label={write(mediaTexts.altText)}
          help={write(texts.everywhere)}
          value={altText}
          onChange={setAltText}
          isDisabled={!mayEdit}
        />
        <VariantChoices id={file.id} edit={edit} />
      </div>
    </Dialog>
  );
}

/** Which values of options it is the picture of; saved with the product. */
function VariantChoices({ id, edit: { form } }: { id: string; edit: EditForm<ProductForm> }) {
  const write = useTexts();
  const { may } = useSite();
  const [rows, optionNames] = useWatch({
    control: form.control,
    name: ['variants', 'optionNames'],
  });
  if (rows.length < 2) return null;
  return (
    <fieldset className={classes['choices']} disabled={!may('edit-products')}>
      <legend>{write(texts.variants)}</legend>
      <span className={classes['muted']}>{write(texts.variantsHelp)}</span>
      {picturedValues(rows, optionNames, id).map(({ option, value, count, all }) => (
        <CheckField
          key={`${option} ${value}`}
          isSelected={count === all}
          isIndeterminate={count > 0 && count < all}
          onChange={(isOn) =>
            form.setValue('variants', givePicture(rows, { option, value, id, isOn }), {
              shouldDirty: true,
            })
          }
        >
          {write(texts.value, { option, value, count, all })}
        </CheckField>
      ))}
    </fieldset>
  );
}
