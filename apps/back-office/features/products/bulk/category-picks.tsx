import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ComboField } from '../../../ui/combo-field.tsx';
import { FilterChip } from '../../../ui/filter-chips.tsx';
import { FailedPart } from '../../../ui/states.tsx';
import { nameCategory } from '../list-filters/category-paths.ts';
import { filterTexts } from '../list-filters/filter-texts.ts';
import { useStorePages } from '../store-page/use-store-pages.ts';
import classes from './bulk.module.css';

/** Some of the categories, found by their names. */
export function CategoryPicks({
  label,
  ids,
  collectionId,
  onChange,
}: {
  label: string;
  ids: readonly string[];
  /** Of this store page alone. */
  collectionId?: string;
  onChange: (ids: readonly string[]) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const pages = useStorePages();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  if (read.state === 'failed') {
    return (
      <FailedPart onRetry={read.refetch}>
        {label}: {read.failure.message}
      </FailedPart>
    );
  }
  if (read.state !== 'success' || read.answer.categories.length === 0) return null;
  const { categories } = read.answer;
  const nameOf = (id: string) =>
    nameCategory(id, categories, pages) ?? write(filterTexts.goneCategory);
  return (
    <div className={classes['form']}>
      <ComboField
        key={`${ids.length} ${collectionId ?? ''}`}
        label={label}
        choices={categories
          .filter(({ id }) => !ids.includes(id))
          .filter((one) => collectionId === undefined || one.collectionId === collectionId)
          .map(({ id }) => ({ value: id, label: nameOf(id) }))}
        value={null}
        onChange={(id) => onChange([...ids, id])}
      />
      {ids.length > 0 && (
        <div className={classes['chips']}>
          {ids.map((id) => (
            <FilterChip
              key={id}
              name={nameOf(id)}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
