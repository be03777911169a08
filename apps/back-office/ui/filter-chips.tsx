import { ListFilter, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import classes from './filter-chips.module.css';
import { Menu, type MenuChoice } from './menu.tsx';

const texts = defineTexts({
  filter: { en: 'Filter', de: 'Filter' },
  remove: { en: 'Remove filter {name}', de: 'Filter {name} entfernen' },
});

/** The bar above a list: its search first, then filters and what else narrows it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={classes['bar']}>{children}</search>;
}

/** What a list can be narrowed to. */
export function FilterMenu({ choices }: { choices: readonly MenuChoice[] }) {
  const write = useTexts();
  const label = write(texts.filter);
  return (
    <Menu label={label} choices={choices}>
      <Button>
        <ListFilter size={16} aria-hidden="true" />
        {label}
      </Button>
    </Menu>
  );
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
