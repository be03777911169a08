import { useState } from 'react';
import { useSections } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/button.tsx';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';
import { listScreenCommands } from './screen-commands.ts';

/** The sheet of keys: those of the screen below it come first. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const sections = useSections();
  const [own] = useState(readKeys);
  const rows: readonly (readonly [keys: string, what: string])[] = [
    ...own,
    ['Ctrl K', write(frameTexts.commands)],
    ['Ctrl S', write(frameTexts.keySave)],
    ['Ctrl Enter', write(frameTexts.keyGoOn)],
    ['F6', write(frameTexts.keyMessages)],
    ['?', write(frameTexts.keyHelp)],
    ['/', write(frameTexts.keySearch)],
    ['j  k', write(frameTexts.keysOfLists)],
    ['Enter', write(frameTexts.keyOpen)],
    ['x', write(frameTexts.keySelect)],
    ['←  →', write(frameTexts.keyExpand)],
    ...sections.flatMap(({ keys, title }) => (keys ? ([[keys, write(title)]] as const) : [])),
  ];
  return (
    <Dialog
      isOpen
      title={write(frameTexts.keys)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{write(frameTexts.close)}</Button>}
    >
      <dl className={classes['keys']}>
        {rows.map(([keys, what]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Keys of the buttons of the screen, and of what else can be done on it. */
function readKeys(): readonly (readonly [keys: string, what: string])[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-keys]')];
  return [
    ...buttons.map(
      ({ dataset, textContent, ariaLabel }) =>
        [dataset['keys'] ?? '', ariaLabel ?? textContent] as const,
    ),
    ...listScreenCommands().flatMap(({ keys, label }) =>
      keys === undefined ? [] : [[keys, label] as const],
    ),
  ];
}
