import { watch } from 'node:fs';
import type { ThemeStore } from './theme-store.ts';

/** Editors write a file in several steps. */
const settleMs = 80;

/**
 * For theme authors: reads a theme again when one of its files changes. Pages are kept under the
 * version of their theme, so that the next request shows the change. Gives how to stop.
 */
export function watchThemes(
  themesDir: string,
  themes: ThemeStore,
  onReload: (name: string) => void,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();

  function reload(name: string): void {
    timers.delete(name);
    themes.reload(name).then(
      (isChanged) => isChanged && onReload(name),
      () => {},
    );
  }

  const watcher = watch(themesDir, { recursive: true }, (_event, path) => {
    const name = String(path ?? '').split(/[/\\]/)[0];
    if (!name) return;
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => reload(name), settleMs),
    );
  });
  return () => {
    watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
