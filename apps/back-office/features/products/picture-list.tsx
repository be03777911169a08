import type { SiteFile, StaffProduct } from '@sitewright/contract';
import { ArrowLeft, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../media/file-picker.tsx';
import { mediaTexts } from '../media/media-texts.ts';
import { moveForward } from './move-forward.ts';
import type { ProductForm } from './product-fields.ts';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

interface PictureListProps {
  readonly edit: EditForm<ProductForm>;
  readonly pictures: StaffProduct['pictures'];
}

/** The pictures of a product in their order. */
export function PictureList({ edit, pictures }: PictureListProps) {
  const write = useTexts();
  const { may } = useSite();
  const [isPicking, setIsPicking] = useState(false);
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
          <ol className={classes['pictures']}>
            {value.map((id, index) => (
              <Picture
                key={id}
                picture={known.find((one) => one.id === id)}
                number={index + 1}
                onEarlier={() => onChange(moveForward(value, index))}
                onRemove={() => onChange(value.filter((one) => one !== id))}
              />
            ))}
          </ol>
          {may('edit-products') && may('view-media') && (
            <div>
              <Button onPress={() => setIsPicking(true)}>
                <ImagePlus size={16} aria-hidden="true" />
                {write(mediaTexts.pick)}
              </Button>
            </div>
          )}
          {isPicking && (
            <FilePicker
              isMany
              onClose={() => setIsPicking(false)}
              onPick={(files) => {
                setPicked([...picked, ...files]);
                onChange([...new Set([...value, ...files.map(({ id }) => id)])]);
              }}
            />
          )}
        </>
      )}
    />
  );
}

function Picture({
  picture,
  number,
  onEarlier,
  onRemove,
}: {
  picture: { assetUrl: string; altText: string } | undefined;
  number: number;
  onEarlier: () => void;
  onRemove: () => void;
}) {
  const write = useTexts();
  return (
    <li>
      {picture && <img src={`${picture.assetUrl}?format=300w`} alt={picture.altText} />}
      <div className={classes['pictureTools']}>
        <Button
          kind="quiet"
          isSmall
          isIcon
          isDisabled={number === 1}
          aria-label={write(texts.pictureEarlier, { number })}
          onPress={onEarlier}
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          isSmall
          isIcon
          aria-label={write(texts.pictureRemove, { number })}
          onPress={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
