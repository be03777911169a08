import { GripVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './chips.module.css';
import fields from './field.module.css';
import { joinClasses } from './join-classes.ts';

const texts = defineTexts({
  move: { en: 'Move {name}', de: '{name} verschieben' },
  rename: { en: 'Rename {name}', de: '{name} umbenennen' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  help: {
    en: 'Enter or a comma adds one; several lines can be pasted.',
    de: 'Eingabetaste oder Komma fügt hinzu; mehrere Zeilen lassen sich einfügen.',
  },
});

/** One of them. */
export interface Chip {
  readonly key: string;
  readonly text: string;
}

interface ChipsFieldProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly isDisabled?: boolean;
  readonly onAdd: (texts: string[]) => void;
  /** Answers whether it may be called so. */
  readonly onRename: (key: string, text: string) => boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (key: string) => void;
}

/** Words in an order: typed or pasted; moved by mouse or arrow keys; each may get another name. */
export function ChipsField({ label, chips, isDisabled = false, ...on }: ChipsFieldProps) {
  const write = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [dragged, setDragged] = useState<number>();
  const add = (text: string) => {
    on.onAdd(text.split(/[,\r\n\t]+/));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (typed.trim() === '' || event.ctrlKey) return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,\r\n\t]/.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < chips.length && to !== from) on.onMove(from, to);
  };
  return (
    <div className={fields['field']}>
      <label htmlFor={id} className={fields['label']}>
        {label}
      </label>
      {chips.length > 0 && (
        <ul className={classes['chips']}>
          {chips.map((chip, index) => (
            <li key={chip.key}>
              <ChipLine
                chip={chip}
                isDragged={dragged === index}
                mayDrop={dragged !== undefined}
                onStep={(step) => move(index, index + step)}
                onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
                onDrop={() => {
                  if (dragged !== undefined) move(dragged, index);
                  setDragged(undefined);
                }}
                onRename={(text) => on.onRename(chip.key, text)}
                onRemove={() => on.onRemove(chip.key)}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        className={fields['input']}
        value={typed}
        disabled={isDisabled}
        aria-describedby={`${id}-help`}
        onChange={({ target }) =>
          target.value.includes(',') ? add(target.value) : setTyped(target.value)
        }
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
      <span id={`${id}-help`} className={fields['help']}>
        {write(texts.help)}
      </span>
    </div>
  );
}

interface ChipLineProps {
  readonly chip: Chip;
  readonly isDragged: boolean;
  readonly mayDrop: boolean;
  readonly onStep: (step: number) => void;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onDrop: () => void;
  readonly onRename: (text: string) => boolean;
  readonly onRemove: () => void;
}

function ChipLine({ chip, isDragged, mayDrop, ...on }: ChipLineProps) {
  const write = useTexts();
  const name = chip.text;
  return (
    <div
      className={joinClasses(classes['chip'], isDragged && classes['dragged'])}
      onDragOver={(event) => mayDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        on.onDrop();
      }}
    >
      <button
        type="button"
        draggable
        className={classes['handle']}
        aria-label={write(texts.move, { name })}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (step === undefined) return;
          event.preventDefault();
          on.onStep(step);
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          on.onDrag(true);
        }}
        onDragEnd={() => on.onDrag(false)}
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <ChipText chip={chip} onRename={on.onRename} />
      <button
        type="button"
        className={classes['handle']}
        aria-label={write(texts.remove, { name })}
        onClick={on.onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Its name, which becomes a field when it is pressed. */
function ChipText({ chip, onRename }: { chip: Chip; onRename: (text: string) => boolean }) {
  const write = useTexts();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const label = write(texts.rename, { name: chip.text });
  if (typed === undefined) {
    return (
      <button
        type="button"
        className={classes['text']}
        aria-label={label}
        onClick={() => {
          setTyped(chip.text);
          setWrong(false);
        }}
      >
        {chip.text}
      </button>
    );
  }
  const finish = () => {
    const isDone = typed.trim() === chip.text || onRename(typed);
    setWrong(!isDone);
    if (isDone) setTyped(undefined);
  };
  return (
    <input
      className={classes['rename']}
      aria-label={label}
      aria-invalid={isWrong}
      value={typed}
      size={Math.max(4, typed.length)}
      // The button that was pressed is gone: what it opened has the focus.
      ref={(input) => {
        if (input && !input.contains(document.activeElement)) input.focus();
      }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          finish();
        }
        if (event.key === 'Escape') {
          event.stopPropagation();
          setTyped(undefined);
        }
      }}
    />
  );
}
