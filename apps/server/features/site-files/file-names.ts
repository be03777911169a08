/** Names of files: the same on every disk, and the same for the same things. */
import { createHash } from 'node:crypto';

const longest = 100;

/** A name without anything that a disk could take for something else; different ones stay different. */
export function safeName(text: string): string {
  const name = text
    .replace(/[^A-Za-z0-9._-]/gu, (letter) =>
      [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    )
    .replace(/^\./, '%2e')
    .replace(/\.$/, '%2e');
  if (name === '') return '%';
  return name.length > longest ? `${name.slice(0, longest - 9)}${markOf(text)}` : name;
}

/** The last part of a file name from its last dot on; empty without one. */
function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
}

/** Short, and follows from the text alone. `~` is in no other name. */
function markOf(text: string): string {
  return `~${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** What a path gets to be a file: that of media is one already. */
const fileEndings = ['', '.json', '.html'];

/** The folders that a path leads through. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** A thing that wants a path. */
export interface Nameable {
  readonly id: string;
  readonly path: string;
  /** What tells it from another one with the same path. */
  readonly distinct: string;
}

/**
 * Paths by id. Those that a disk would take for one, whatever the case of their letters, get a mark
 * each, so that none depends on which came first; so does a file that is called as a folder.
 */
export function namePaths(things: readonly Nameable[]): Map<string, string> {
  const alike = Map.groupBy(things, ({ path }) => path.toLowerCase());
  const folders = new Set([...alike.keys()].flatMap(foldersOf));
  return new Map(
    things.map(({ id, path, distinct }) => {
      const lower = path.toLowerCase();
      const isFolder = fileEndings.some((ending) => folders.has(lower + ending));
      if (alike.get(lower)!.length === 1 && !isFolder) return [id, path];
      const extension = extensionOf(path);
      const stem = path.slice(0, path.length - extension.length);
      return [id, `${stem}${markOf(distinct)}${extension}`];
    }),
  );
}
