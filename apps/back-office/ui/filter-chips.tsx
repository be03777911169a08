import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './filter-chips.module.css';

const texts = defineTexts({
  remove: { en: 'Remove filter {name}', de: 'Filter {name} entfernen' },
});

/** The bar above a list: its search first, then filters and what else narrows it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={classes['bar']}>{children}</search>;
}

/** A filter that is set, with a button that takes it away. */
export function FilterChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const write = useTexts();
  return (
    <span className={classes['chip']}>
      {name}
      <button
        type="button"
        className={classes['remove']}
        aria-label={write(texts.remove, { name })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
