import type { Conflict } from '@sitewright/blocks';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { wordsOfHtml } from '../ui/words-of-html.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './conflicts-dialog.module.css';
import type { EditorStore } from './store/editor-store.ts';

/** Two people changed the same: both values, and somebody decides. Nothing is dropped in silence. */
export function ConflictsDialog({ store, conflict }: { store: EditorStore; conflict: Conflict }) {
  const write = useTexts();
  const [yours, theirs] = shownBoth(conflict.yours, conflict.theirs);
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.metTitle)}
      onClose={() => store.decide(conflict, 'theirs')}
      actions={
        <>
          <Button onPress={() => store.decide(conflict, 'theirs')}>{write(texts.theirs)}</Button>
          <Button kind="primary" onPress={() => store.decide(conflict, 'mine')}>
            {write(texts.mine)}
          </Button>
        </>
      }
    >
      <p>{write(texts.metText)}</p>
      <div className={classes['both']}>
        <pre>{yours}</pre>
        <pre>{theirs}</pre>
      </div>
    </Dialog>
  );
}

/** Of texts the words; where only their marks differ, all of them. */
function shownBoth(yours: unknown, theirs: unknown): [yours: string, theirs: string] {
  if (typeof yours === 'string' && typeof theirs === 'string') {
    const [own, other] = [wordsOfHtml(yours), wordsOfHtml(theirs)];
    if (own !== other) return [own, other];
  }
  return [shown(yours), shown(theirs)];
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
