import { useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { MenuChoice } from '../../ui/menu.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { ClipPresses } from './use-clip-acts.ts';

/** Copy, Cut and Paste in a menu; what is only looked at is only copied. */
export function useClipChoices(
  shown: EditorStore,
  clips: ClipPresses,
  mayChange: boolean,
): readonly MenuChoice[] {
  const write = useTexts();
  const isDisabled = useSyncExternalStore(
    shown.subscribe,
    () => shown.read().selection === undefined,
  );
  const copy = { id: 'copy', label: write(texts.copy), onAction: clips.copy, isDisabled };
  if (!mayChange) return [copy];
  return [
    copy,
    { id: 'cut', label: write(texts.cut), onAction: clips.cut, isDisabled },
    { id: 'paste', label: write(texts.paste), onAction: clips.paste },
  ];
}
