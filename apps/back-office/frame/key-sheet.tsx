import { useSections } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/button.tsx';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';

/** The sheet of keys. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const sections = useSections();
  const rows: readonly (readonly [keys: string, what: string])[] = [
    ['Ctrl K', write(frameTexts.keyFind)],
    ['Ctrl S', write(frameTexts.keySave)],
    ['?', write(frameTexts.keyHelp)],
    ['/', write(frameTexts.keySearch)],
    ['j  k', write(frameTexts.keysOfLists)],
    ['Enter', write(frameTexts.keyOpen)],
    ['x', write(frameTexts.keySelect)],
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
