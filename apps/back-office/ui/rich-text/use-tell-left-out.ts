import { useCallback } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../toast-store.ts';
import type { LeftOut } from './paste/paste-extension.ts';
import { richTextTexts as texts } from './rich-text-texts.ts';

/** Tells what a paste left out, and what to do about it. */
export function useTellLeftOut(): (leftOut: LeftOut) => void {
  const write = useTexts();
  return useCallback(
    ({ pictures, isTooLong }) => {
      const names = pictures.filter(Boolean).slice(0, 3).join(', ');
      const message = isTooLong
        ? write(texts.pasteTooLong)
        : write(names === '' ? texts.picturesLeft : texts.namedPicturesLeft, {
            count: pictures.length,
            names,
          });
      showToast({ message, tone: isTooLong ? 'danger' : 'neutral' });
    },
    [write],
  );
}
