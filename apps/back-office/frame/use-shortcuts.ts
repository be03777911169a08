import { useEffect, useEffectEvent } from 'react';
import { isInDialog } from '../ui/is-in-dialog.ts';

/**
 * Keys → what they do: `mod+k`, `?`, or one after the other: `g o`. False: there was nothing to do,
 * and the key is for others.
 */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/** The second key of a pair comes within this time. */
const pairMs = 1_000;

/**
 * Listens to keys anywhere on the page; single keys rest while somebody types. A button of the
 * screen with `keys` of its own is pressed by them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const find = useEffectEvent((keys: string) => shortcuts[keys] ?? findPress(keys));
  useEffect(() => {
    let first = '';
    let firstAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = nameOf(event);
      if (event.defaultPrevented || (!key.startsWith('mod+') && isTyping(event.target))) return;
      const pair = event.timeStamp - firstAt < pairMs ? `${first} ${key}` : '';
      const act = find(pair) ?? find(key);
      [first, firstAt] = act ? ['', 0] : [key, event.timeStamp];
      if (!act) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function nameOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isInput = target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
  return isInput || target.isContentEditable || isInDialog(target);
}

function findPress(keys: string): (() => unknown) | undefined {
  const button = document.querySelector<HTMLElement>(`[data-keys="${CSS.escape(keys)}"]`);
  return button && !button.matches('[data-disabled]') ? () => button.click() : undefined;
}
