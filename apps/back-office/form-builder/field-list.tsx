import { findFieldFault, formLimits, type FormField } from '@sitewright/contract';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { focusWrong } from '../forms/focus-wrong.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Menu } from '../ui/menu.tsx';
import { FieldEditor } from './field-editor.tsx';
import { addField, changeField, copyField, moveField, removeField } from './field-edits.ts';
import { fieldKinds, kindTexts, namingKinds, type FieldKind } from './field-kinds.ts';
import { FieldLine, gripIdOf } from './field-line.tsx';
import { builderTexts as texts } from './form-builder-texts.ts';
import classes from './form-builder.module.css';

interface FieldListProps {
  readonly fields: readonly FormField[];
  /** Missing: they are only looked at. */
  readonly onChange?: ((fields: FormField[]) => void) | undefined;
  /** Kinds that are offered; missing: all. */
  readonly kinds?: readonly FieldKind[];
  /** They were refused: what each is without is said. Each new one opens the first that is wrong. */
  readonly refusal?: unknown;
}

/** Builds the fields of a form: adds, orders and describes them. One is open at a time. FBLD-02 */
export function FieldList({ fields, onChange, kinds = fieldKinds, refusal }: FieldListProps) {
  const write = useTexts();
  const [openId, setOpenId] = useState<string>();
  const [newId, setNewId] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const [told, setTold] = useState<unknown>();
  const follow = useFollowedGrip(fields);
  if (refusal !== undefined && refusal !== told) {
    setTold(refusal);
    setOpenId(fields.find((field) => findFieldFault(field))?.id ?? openId);
  }
  useEffect(() => {
    if (told !== undefined) focusWrong();
  }, [told]);

  const moveTo = (field: FormField, to: number) => {
    const place = Math.min(Math.max(to, 0), fields.length - 1);
    onChange?.(moveField(fields, field.id, place));
    follow(field);
    setSpoken(write(texts.moved, { name: field.title, place: place + 1, count: fields.length }));
  };
  const add = (kind: FieldKind) => {
    const added = addField(fields, kind, namingKinds.includes(kind) ? write(kindTexts[kind]) : '');
    const id = added.at(-1)?.id;
    onChange?.(added);
    setNewId(id);
    setOpenId(id);
  };
  return (
    <div className={classes['builder']}>
      {fields.length === 0 && <span className={classes['muted']}>{write(texts.none)}</span>}
      {onChange && fields.length > 1 && (
        <span className={classes['muted']}>{write(texts.order)}</span>
      )}
      <ol className={classes['fields']}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <DropPlace
              isDragging={dragged !== undefined && dragged !== field.id}
              onDrop={(isBehind) => {
                const from = fields.findIndex(({ id }) => id === dragged);
                const moved = fields[from];
                const to = index + (isBehind ? 1 : 0);
                if (moved) moveTo(moved, from < to ? to - 1 : to);
                setDragged(undefined);
              }}
            >
              <FieldLine
                field={field}
                isOpen={openId === field.id}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onToggle={() => setOpenId(openId === field.id ? undefined : field.id)}
                actions={
                  onChange && {
                    onMove: (step) => moveTo(field, index + step),
                    onCopy: () => onChange(copyField(fields, field.id)),
                    onRemove: () => onChange(removeField(fields, field.id)),
                    onDragStart: () => setDragged(field.id),
                    onDragEnd: () => setDragged(undefined),
                  }
                }
              />
            </DropPlace>
            {openId === field.id && (
              <FieldEditor
                field={field}
                kinds={kinds}
                isNew={newId === field.id}
                showsFault={told !== undefined}
                onChange={(changed) => onChange?.(changeField(fields, field.id, changed))}
              />
            )}
          </li>
        ))}
      </ol>
      <output className={classes['spoken']} aria-live="polite">
        {spoken}
      </output>
      {onChange && (
        <AddField kinds={kinds} isFull={fields.length >= formLimits.fields} onAdd={add} />
      )}
    </div>
  );
}

function AddField({
  kinds,
  isFull,
  onAdd,
}: {
  kinds: readonly FieldKind[];
  isFull: boolean;
  onAdd: (kind: FieldKind) => void;
}) {
  const write = useTexts();
  if (isFull) {
    return (
      <span className={classes['muted']}>{write(texts.full, { count: formLimits.fields })}</span>
    );
  }
  return (
    <div>
      <Menu
        label={write(texts.add)}
        choices={kinds.map((kind) => ({
          id: kind,
          label: write(kindTexts[kind]),
          onAction: () => onAdd(kind),
        }))}
      >
        <Button>
          <Plus size={16} aria-hidden="true" />
          {write(texts.add)}
        </Button>
      </Menu>
    </div>
  );
}

/** A line that a dragged one can come to lie before or behind. */
function DropPlace({
  isDragging,
  onDrop,
  children,
}: {
  isDragging: boolean;
  onDrop: (isBehind: boolean) => void;
  children: React.ReactNode;
}) {
  const [over, setOver] = useState<'before' | 'behind'>();
  const isBehind = (event: DragEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return event.clientY > box.top + box.height / 2;
  };
  return (
    <div
      className={joinClasses(over && classes[over])}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        setOver(isBehind(event) ? 'behind' : 'before');
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(undefined);
        if (isDragging) onDrop(isBehind(event));
      }}
    >
      {children}
    </div>
  );
}

/** The keyboard stays on the handle of what was moved: the browser drops it when lines change place. */
function useFollowedGrip(fields: readonly FormField[]): (field: FormField) => void {
  const moved = useRef<FormField>(undefined);
  const focus = useEffectEvent(() => {
    if (!moved.current) return;
    document.getElementById(gripIdOf(moved.current))?.focus();
    moved.current = undefined;
  });
  useEffect(() => focus(), [fields]);
  return (field) => {
    moved.current = field;
  };
}
