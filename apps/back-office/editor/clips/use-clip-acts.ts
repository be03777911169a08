import { useMemo } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { EditorActs, Pasted } from '../editor-acts.ts';
import { createClipActs } from './clip-acts.ts';

const texts = defineTexts({
  copied: { en: 'Copied', de: 'Kopiert' },
  nothing: {
    en: 'There is nothing to paste. Copy or cut a block or a section first.',
    de: 'Es gibt nichts einzufügen. Kopieren Sie zuerst einen Block oder einen Abschnitt, oder schneiden Sie ihn aus.',
  },
  'no-section': {
    en: 'There is no section for it yet. Add one first, then paste.',
    de: 'Dafür gibt es noch keinen Abschnitt. Fügen Sie zuerst einen hinzu, dann den Block ein.',
  },
});

/** Copying, cutting and pasting as people press them: what came of it is said. */
export interface ClipPresses {
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** Pastes a text that came by a key. False: it is none of ours. */
  readonly take: (text: string) => boolean;
}

/** The presses of one editor. */
export function useClipActs(acts: EditorActs): ClipPresses {
  const write = useTexts();
  return useMemo(() => {
    const clips = createClipActs(acts, () => navigator.clipboard);
    const tell = (pasted: Pasted) => {
      if (pasted !== 'pasted') showToast({ message: write(texts[pasted]) });
    };
    return {
      copy: () =>
        void clips.copy().then((isCopied) => {
          if (isCopied) showToast({ message: write(texts.copied) });
        }),
      cut: () => void clips.cut(),
      paste: () => void clips.paste().then(tell),
      take(text) {
        const pasted = acts.paste(text);
        // Somebody may mean another place than the page.
        if (pasted === 'no-section') tell(pasted);
        return pasted !== 'nothing';
      },
    };
  }, [acts, write]);
}
