import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboField } from '../../../ui/combo-field.tsx';
import { FilterChip } from '../../../ui/filter-chips.tsx';
import { FailedPart } from '../../../ui/states.tsx';
import classes from './bulk.module.css';

/** Some of the categories, found by their names. */
export function CategoryPicks({
  label,
  ids,
  onChange,
}: {
  label: string;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const { identifier } = useSite();
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
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.displayName ?? id;
  return (
    <div className={classes['form']}>
      <ComboField
        key={ids.length}
        label={label}
        choices={categories
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, displayName }) => ({ value: id, label: displayName }))}
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
