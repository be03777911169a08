import { useTexts } from '../texts/use-texts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import type { SaveState } from './store/editor-store.ts';

/** Where saving stands, in words. */
export function SaveNote({ state }: { state: SaveState }) {
  const write = useTexts();
  return (
    <output className={classes['saveNote']} data-state={state}>
      {write(texts[state])}
    </output>
  );
}
