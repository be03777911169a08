import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './list-control.module.css';

const texts = defineTexts({
  add: { en: 'Add', de: 'Hinzufügen' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
});

/** A setting that is a list: a line each, with its fields. */
export function ListControl<Line>({
  label,
  lines,
  onChange,
  empty,
  nameOf,
  fields,
}: {
  label: string;
  lines: readonly Line[];
  onChange: (lines: readonly Line[]) => void;
  /** A new line. */
  empty: () => Line;
  nameOf: (line: Line, index: number) => string;
  fields: (line: Line, change: (changed: Partial<Line>) => void) => ReactNode;
}) {
  const write = useTexts();
  const change = (index: number, changed: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['title']}>{label}</legend>
      {lines.map((line, index) => (
        <div key={index} className={classes['line']}>
          <div className={classes['fields']}>
            {fields(line, (changed) => change(index, changed))}
          </div>
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.remove, { name: nameOf(line, index) })}
            onPress={() => onChange(lines.filter((_line, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden="true" />
          </Button>
        </div>
      ))}
      <div>
        <Button isSmall onPress={() => onChange([...lines, empty()])}>
          <Plus size={16} aria-hidden="true" />
          {write(texts.add)}
        </Button>
      </div>
    </fieldset>
  );
}
