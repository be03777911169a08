import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { editorTexts as texts } from './editor-texts.ts';
import type { EditorStore, StepTaken } from './store/editor-store.ts';

/** Undo and redo as people press them: what fits no more is said. */
export interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The steps of what is edited. */
export function useSteps(store: EditorStore): Steps {
  const write = useTexts();
  return useMemo(() => {
    const tell = (taken: StepTaken, not: keyof typeof texts, part: keyof typeof texts) => {
      if (taken !== 'all') showToast({ message: write(texts[taken === 'none' ? not : part]) });
    };
    return {
      undo: () => tell(store.undo(), 'undoneNot', 'undonePart'),
      redo: () => tell(store.redo(), 'redoneNot', 'redonePart'),
    };
  }, [store, write]);
}
