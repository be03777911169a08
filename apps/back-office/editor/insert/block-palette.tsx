import { blockTypeTable } from '@sitewright/blocks';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { blockName } from '../block-name.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './insert.module.css';

/** All blocks that there are, narrowed by what is typed; Enter takes the first. */
export function BlockPalette({
  isForMail,
  onPick,
  onClose,
}: {
  /** Only blocks that mail programs show. */
  isForMail: boolean;
  onPick: (type: string) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const choices = [...blockTypeTable.values()]
    .filter(({ mail }) => !isForMail || mail !== undefined)
    .map(({ type }) => ({ type, name: write(blockName(type)) }))
    .filter(({ type, name }) => `${type} ${name.toLowerCase()}`.includes(wanted));
  return (
    <Dialog isOpen title={write(texts.addBlock)} onClose={onClose}>
      <form
        className={classes['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = choices;
          if (first) onPick(first.type);
        }}
      >
        <TextField
          label={write(texts.findBlock)}
          inputRef={focusFirst}
          value={typed}
          onChange={setTyped}
          maxLength={100}
        />
        <ul className={classes['choices']}>
          {choices.map(({ type, name }) => (
            <li key={type}>
              <button type="button" onClick={() => onPick(type)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        {choices.length === 0 && <output>{write(texts.noBlock)}</output>}
      </form>
    </Dialog>
  );
}
