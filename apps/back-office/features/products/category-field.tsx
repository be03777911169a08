import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

/** The categories a product is in, of its store page; one of another page can be left. */
export function CategoryField({
  collectionId,
  ids,
  onChange,
}: {
  collectionId: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  if (read.state !== 'success') return null;
  const categories = read.answer.categories.filter(
    (one) => one.collectionId === collectionId || ids.includes(one.id),
  );
  return (
    <fieldset className={classes['choices']}>
      <legend>{write(texts.categories)}</legend>
      {categories.length === 0 && (
        <span className={classes['muted']}>{write(texts.noCategories)}</span>
      )}
      {categories.map(({ id, displayName, depth }) => (
        <div key={id} style={{ paddingInlineStart: `${depth}rem` }}>
          <CheckField
            isSelected={ids.includes(id)}
            onChange={(isOn) =>
              onChange((isOn ? [...ids, id] : ids.filter((one) => one !== id)).toSorted())
            }
          >
            {displayName}
          </CheckField>
        </div>
      ))}
    </fieldset>
  );
}
