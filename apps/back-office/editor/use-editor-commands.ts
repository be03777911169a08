import type { Breakpoint } from '@sitewright/contract';
import { useMemo } from 'react';
import { useScreenCommands, type ScreenCommand } from '../frame/screen-commands.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ClipPresses } from './clips/use-clip-acts.ts';
import type { EditorActs } from './editor-acts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import type { EditorStore } from './store/editor-store.ts';
import { useSteps } from './use-steps.ts';
import { findTexts } from './words/find-texts.ts';

interface Editing {
  readonly store: EditorStore;
  readonly acts: EditorActs;
  readonly clips: ClipPresses;
  readonly breakpoint: Breakpoint;
  readonly mayEdit: boolean;
}

/** What the palette and the sheet of keys know of the editor while it is open. */
export function useEditorCommands({ store, acts, clips, breakpoint, mayEdit }: Editing): void {
  const write = useTexts();
  const steps = useSteps(store);
  const commands = useMemo(() => {
    const looking: ScreenCommand[] = [
      { id: 'copy', label: write(texts.copy), keys: 'Ctrl C', run: clips.copy },
      // The keyboard goes to what they open: they are keys alone.
      { id: 'find', label: write(findTexts.title), keys: 'Ctrl F' },
    ];
    if (!mayEdit) return looking;
    const toggle = () => store.chooseSeveral(!store.read().choosesSeveral);
    const changing: ScreenCommand[] = [
      { id: 'cut', label: write(texts.cut), keys: 'Ctrl X', run: clips.cut },
      { id: 'paste', label: write(texts.paste), keys: 'Ctrl V', run: clips.paste },
      {
        id: 'duplicate',
        label: write(texts.duplicate),
        keys: 'Ctrl D',
        run: () => acts.duplicate(),
      },
      { id: 'several', label: write(texts.chooseSeveral), run: toggle },
      { id: 'all', label: write(texts.chooseAll), keys: 'Ctrl A', run: () => acts.selectAll() },
      { id: 'group', label: write(texts.group), keys: 'Ctrl G', run: () => acts.group() },
      {
        id: 'ungroup',
        label: write(texts.ungroup),
        keys: 'Ctrl Shift G',
        run: () => acts.ungroup(),
      },
      {
        id: 'up',
        label: write(texts.moveUp),
        keys: 'Ctrl ↑',
        run: () => acts.reorder(-1, breakpoint),
      },
      {
        id: 'down',
        label: write(texts.moveDown),
        keys: 'Ctrl ↓',
        run: () => acts.reorder(1, breakpoint),
      },
      { id: 'remove', label: write(texts.remove), keys: 'Delete', run: () => acts.remove() },
      { id: 'add', label: write(texts.addBlock), keys: '/' },
      { id: 'undo', label: write(texts.undo), keys: 'Ctrl Z', run: steps.undo },
      { id: 'redo', label: write(texts.redo), keys: 'Ctrl Shift Z', run: steps.redo },
    ];
    return [...looking.slice(0, 1), ...changing, ...looking.slice(1)];
  }, [write, store, acts, clips, breakpoint, mayEdit, steps]);
  useScreenCommands(commands);
}
