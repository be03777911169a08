import type { StaffProduct } from '@sitewright/contract';
import { ArrowLeft, X } from 'lucide-react';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
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
  return (
    <FormField
      control={edit.form.control}
      name="imageIds"
      render={({ value, onChange }) =>
        value.length === 0 ? (
          <span className={classes['muted']}>{write(texts.noPictures)}</span>
        ) : (
          <ol className={classes['pictures']}>
            {value.map((id, index) => (
              <Picture
                key={id}
                picture={pictures.find((one) => one.id === id)}
                number={index + 1}
                onEarlier={() => onChange(moveForward(value, index))}
                onRemove={() => onChange(value.filter((one) => one !== id))}
              />
            ))}
          </ol>
        )
      }
    />
  );
}

function Picture({
  picture,
  number,
  onEarlier,
  onRemove,
}: {
  picture: StaffProduct['pictures'][number] | undefined;
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

function moveForward(ids: readonly string[], index: number): string[] {
  const moved = ids[index];
  const others = ids.filter((_, at) => at !== index);
  return moved === undefined ? others : others.toSpliced(index - 1, 0, moved);
}
