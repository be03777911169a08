import type { SiteFile, StaffProduct } from '@sitewright/contract';
import { GripVertical, ImagePlus, Pencil, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { mediaTexts } from '../media/media-texts.ts';
import { moveTo } from './move-forward.ts';
import { pictureTexts } from './picture-texts.ts';
import type { ProductForm } from './product-fields.ts';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';
import { dropPicture } from './variant-pictures.ts';

const FilePicker = lazy(async () => ({
  default: (await import('../media/file-picker.tsx')).FilePicker,
}));

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

interface PictureListProps {
  readonly edit: EditForm<ProductForm>;
  readonly pictures: StaffProduct['pictures'];
}

/** The pictures of a product in their order. */
export function PictureList({ edit, pictures }: PictureListProps) {
  const write = useTexts();
  const { may } = useSite();
  const [isPicking, setIsPicking] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const { form } = edit;
  const dropFromVariants = (id: string) => {
    const rows = form.getValues('variants');
    const left = dropPicture(rows, id);
    if (left !== rows) form.setValue('variants', left, { shouldDirty: true });
  };
  // Those that were chosen since the product was read.
  const [picked, setPicked] = useState<readonly SiteFile[]>([]);
  const known = [
    ...pictures,
    ...picked.map(({ id, url, altText }) => ({ id, assetUrl: url, altText })),
  ];
  return (
    <FormField
      control={edit.form.control}
      name="imageIds"
      render={({ value, onChange, error }) => (
        <>
          {value.length === 0 && (
            <span className={classes['muted']}>{write(texts.noPictures)}</span>
          )}
          {error !== undefined && <p role="alert">{error}</p>}
          {value.length > 1 && (
            <span className={classes['muted']}>{write(pictureTexts.order)}</span>
          )}
          <ol className={classes['pictures']}>
            {value.map((id, index) => (
              <li key={id}>
                <div
                  className={joinClasses(
                    classes['picture'],
                    dragged === index && classes['isDragged'],
                  )}
                  onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (dragged !== undefined) onChange(moveTo(value, dragged, index));
                    setDragged(undefined);
                  }}
                >
                  <Picture
                    picture={known.find((one) => one.id === id)}
                    number={index + 1}
                    mayEdit={may('edit-products')}
                    onMove={(step) => {
                      const to = Math.min(Math.max(index + step, 0), value.length - 1);
                      if (to !== index) onChange(moveTo(value, index, to));
                    }}
                    onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
                    onRemove={() => {
                      onChange(value.filter((one) => one !== id));
                      dropFromVariants(id);
                    }}
                    {...(may('view-media') && { onEdit: () => setOpened(id) })}
                  />
                </div>
              </li>
            ))}
          </ol>
          {opened !== undefined && (
            <Suspense>
              <PictureDialog id={opened} edit={edit} onClose={() => setOpened(undefined)} />
            </Suspense>
          )}
          {may('edit-products') && may('view-media') && (
            <div>
              <Button onPress={() => setIsPicking(true)}>
                <ImagePlus size={16} aria-hidden="true" />
                {write(mediaTexts.pick)}
              </Button>
            </div>
          )}
          {isPicking && (
            <Suspense>
              <FilePicker
                isMany
                onClose={() => setIsPicking(false)}
                onPick={(files) => {
                  setPicked([...picked, ...files]);
                  onChange([...new Set([...value, ...files.map(({ id }) => id)])]);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    />
  );
}

interface PictureProps {
  readonly picture: { assetUrl: string; altText: string } | undefined;
  readonly number: number;
  readonly mayEdit: boolean;
  readonly onMove: (step: number) => void;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onRemove: () => void;
  readonly onEdit?: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function Picture({ picture, number, mayEdit, onMove, onDrag, onRemove, onEdit }: PictureProps) {
  const write = useTexts();
  return (
    <>
      {picture && (
        <img src={`${picture.assetUrl}?format=300w`} alt={picture.altText} draggable={false} />
      )}
      {picture?.altText === '' && (
        <span className={classes['muted']}>{write(pictureTexts.noAltText)}</span>
      )}
      <div className={classes['pictureTools']}>
        {mayEdit && (
          <button
            type="button"
            draggable
            className={classes['grip']}
            aria-label={write(pictureTexts.move, { number })}
            onKeyDown={(event) => {
              const step = steps[event.key];
              if (step === undefined) return;
              event.preventDefault();
              onMove(step);
            }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', String(number));
              onDrag(true);
            }}
            onDragEnd={() => onDrag(false)}
          >
            <GripVertical size={16} aria-hidden="true" />
          </button>
        )}
        {onEdit && (
          <Button
            kind="quiet"
            isSmall
            isIcon
            aria-label={write(pictureTexts.edit, { number })}
            onPress={onEdit}
          >
            <Pencil size={16} aria-hidden="true" />
          </Button>
        )}
        {mayEdit && (
          <Button
            kind="quiet"
            isSmall
            isIcon
            aria-label={write(texts.pictureRemove, { number })}
            onPress={onRemove}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </>
  );
}
