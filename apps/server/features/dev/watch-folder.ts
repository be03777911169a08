import fs from 'node:fs';
import path from 'node:path';

/**
 * Watches every folder below `root` and calls back with the path of what changed, relative to it.
 * Folders are watched, not files: an editor that saves by putting a new file in the place of the
 * old one is heard as well, each time. Answers how to stop.
 */
export function watchFolder(root: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();

  function watch(folder: string): void {
    const watcher = fs.watch(path.join(root, folder), (_event, name) => {
      if (name === null) return;
      const changed = path.join(folder, name);
      // It may be another folder by the same name.
      drop(changed);
      watchBelow(changed);
      onChange(changed);
    });
    // A folder that goes away ends its watcher; its parent tells of it.
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
  }

  /** Lets go of a folder and of all in it. */
  function drop(folder: string): void {
    for (const [name, watcher] of watchers) {
      if (name !== folder && !name.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(name);
    }
  }

  /** Watches a folder and all in it; does nothing for a file. */
  function watchBelow(folder: string): void {
    const entries = listFolders(path.join(root, folder));
    if (entries === undefined) return;
    watch(folder);
    for (const name of entries) watchBelow(path.join(folder, name));
  }

  watchBelow('');
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

/** The folders in a folder; undefined for what is none. */
function listFolders(folder: string): string[] | undefined {
  try {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => entry.name);
  } catch {
    return undefined;
  }
}
