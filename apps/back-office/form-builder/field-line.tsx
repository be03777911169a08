import type { FormField } from '@sitewright/contract';
import { ChevronDown, ChevronRight, Ellipsis, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { kindTexts } from './field-kinds.ts';
import { builderTexts as texts } from './form-builder-texts.ts';
import classes from './form-builder.module.css';

/** What can be done with a field; missing: it is only looked at. */
export interface FieldActions {
  readonly onMove: (step: number) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The handle of a field, by which the keyboard follows it. */
export function gripIdOf({ id }: Pick<FormField, 'id'>): string {
  return `grip-${id}`;
}

/** A field as one line: its handle, what it asks, whether it must be answered, and its menu. */
export function FieldLine({
  field,
  isOpen,
  isFirst,
  isLast,
  onToggle,
  actions,
}: {
  field: FormField;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  actions: FieldActions | undefined;
}) {
  const write = useTexts();
  const name = field.title || write(texts.untitled);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={classes['line']}>
      {actions && <Grip field={field} name={name} actions={actions} />}
      <button type="button" className={classes['toggle']} aria-expanded={isOpen} onClick={onToggle}>
        <Arrow size={16} aria-hidden="true" />
        <span className={classes['name']}>{name}</span>
        <span className={classes['kind']}>{write(kindTexts[field.type])}</span>
      </button>
      {field.required === true && <Badge>{write(texts.requiredBadge)}</Badge>}
      {actions && (
        <Menu
          label={write(texts.more, { name })}
          choices={[
            {
              id: 'up',
              label: write(texts.up),
              isDisabled: isFirst,
              onAction: () => actions.onMove(-1),
            },
            {
              id: 'down',
              label: write(texts.down),
              isDisabled: isLast,
              onAction: () => actions.onMove(1),
            },
            { id: 'copy', label: write(texts.copy), onAction: actions.onCopy },
            { id: 'remove', label: write(texts.remove), onAction: actions.onRemove },
          ]}
        >
          <Button kind="quiet" isSmall isIcon aria-label={write(texts.more, { name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        </Menu>
      )}
    </div>
  );
}

function Grip({ field, name, actions }: { field: FormField; name: string; actions: FieldActions }) {
  const write = useTexts();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    actions.onMove(step);
  };
  return (
    <button
      type="button"
      draggable
      id={gripIdOf(field)}
      className={classes['grip']}
      aria-label={write(texts.move, { name })}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        actions.onDragStart();
      }}
      onDragEnd={actions.onDragEnd}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
}
