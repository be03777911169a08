import type { LayerMove } from '@sitewright/blocks';
import type { Breakpoint } from '@sitewright/contract';
import { useCallback, useEffect } from 'react';
import { isInDialog } from '../ui/is-in-dialog.ts';
import { keepClip } from './clips/clip-acts.ts';
import type { ClipPresses } from './clips/use-clip-acts.ts';
import type { EditorActs } from './editor-acts.ts';
import type { EditorStore } from './store/editor-store.ts';
import { useSteps, type Steps } from './use-steps.ts';

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Brackets bring a block before all that it lies on, or behind; with Ctrl past the next one. */
const layerKeys: Readonly<Record<string, { far: LayerMove; next: LayerMove }>> = {
  ']': { far: 'front', next: 'forward' },
  '[': { far: 'back', next: 'backward' },
};

interface Wish {
  readonly store: EditorStore;
  readonly acts: EditorActs;
  readonly clips: Pick<ClipPresses, 'take'>;
  readonly breakpoint: Breakpoint;
  readonly mayEdit: boolean;
  readonly onInsert: () => void;
  readonly onFind: () => void;
  /** The page on the canvas: copying and pasting there are the editor's too. */
  readonly page: Document | undefined;
}

/**
 * The keys of the editor, in the page and around it. A field that has the focus keeps its own; so do
 * buttons with Enter and Space.
 */
export function useEditorKeys({
  store,
  acts,
  clips,
  breakpoint,
  mayEdit,
  onInsert,
  onFind,
  page,
}: Wish) {
  const steps = useSteps(store);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isFinding(event)) {
        event.preventDefault();
        onFind();
        return;
      }
      if (isTyping(event)) return;
      const isWithCtrl = event.ctrlKey || event.metaKey;
      const act = isWithCtrl
        ? withCtrl(event, { store, acts, breakpoint, mayEdit, steps })
        : alone(event, { store, acts, breakpoint, mayEdit, onInsert });
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    [store, acts, steps, breakpoint, mayEdit, onInsert, onFind],
  );
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const text = isTyping(event) ? undefined : acts.copy();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      keepClip(text, true);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!mayEdit || isTyping(event)) return;
      if (clips.take(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    };
    const onCut = (event: ClipboardEvent) => {
      onCopy(event);
      if (mayEdit && event.defaultPrevented) acts.remove();
    };
    const around = page ? [document, page] : [document];
    document.addEventListener('keydown', onKeyDown);
    for (const one of around) {
      one.addEventListener('copy', onCopy);
      one.addEventListener('cut', onCut);
      one.addEventListener('paste', onPaste);
    }
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const one of around) {
        one.removeEventListener('copy', onCopy);
        one.removeEventListener('cut', onCut);
        one.removeEventListener('paste', onPaste);
      }
    };
  }, [acts, clips, mayEdit, onKeyDown, page]);
  return onKeyDown;
}

function withCtrl(
  { key, shiftKey, altKey }: KeyboardEvent,
  {
    store,
    acts,
    breakpoint,
    mayEdit,
    steps,
  }: Pick<Wish, 'store' | 'acts' | 'breakpoint' | 'mayEdit'> & { steps: Steps },
): (() => void) | undefined {
  const name = key.toLowerCase();
  if (name === 's') return () => void store.flush();
  if (!mayEdit) return undefined;
  if (name === 'z') return shiftKey ? steps.redo : steps.undo;
  if (name === 'y') return steps.redo;
  if (name === 'd') return () => acts.duplicate();
  if (name === 'g') return () => (shiftKey ? acts.ungroup() : acts.group());
  if (name === 'a') return () => acts.selectAll();
  if (name === 'arrowup') return () => acts.reorder(-1, breakpoint);
  if (name === 'arrowdown') return () => acts.reorder(1, breakpoint);
  // On some keyboards the bracket itself is typed with Ctrl and Alt.
  const move = layerKeys[key]?.[altKey ? 'far' : 'next'];
  if (move) return () => acts.layer(breakpoint, move);
  return undefined;
}

function alone(
  { key, shiftKey, target }: KeyboardEvent,
  { store, acts, breakpoint, mayEdit, onInsert }: Omit<Wish, 'page' | 'onFind' | 'clips'>,
): (() => void) | undefined {
  if (key === 'Escape') {
    // What is chosen stays when choosing several ends.
    const isSeveral = store.read().choosesSeveral;
    return () => (isSeveral ? store.chooseSeveral(false) : store.select(undefined));
  }
  if (!mayEdit) return undefined;
  const step = arrows[key];
  const isOnControl = (target as Element | null)?.closest?.('[role=menu], [role=listbox]') != null;
  const { selection } = store.read();
  if (step && !isOnControl && selection !== undefined && selection.kind !== 'section') {
    return () => acts.nudge(breakpoint, { ...step, resizes: shiftKey });
  }
  if (key === 'Delete' || key === 'Backspace') return () => acts.remove();
  if (key === '/') return onInsert;
  const move = layerKeys[key]?.far;
  if (move) return () => acts.layer(breakpoint, move);
  return undefined;
}

/** Ctrl F, also from a field: nobody types by Ctrl. A dialog is in front of the page. */
export function isFinding({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  const isKey = key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isKey && !isInDialog(target as HTMLElement | null);
}

function isTyping({ target }: Event): boolean {
  const element = target as HTMLElement | null;
  if (!element?.closest) return false;
  const isField = element.matches('input, textarea, select');
  return isField || element.isContentEditable || isInDialog(element);
}
