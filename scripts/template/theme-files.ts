import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';

/** The files of a theme that are written in the template language. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.region', '.list', '.item', '.block', '.page']);

export interface ThemeFile {
  /** Relative to the folder that was asked for. */
  readonly path: string;
  readonly source: string;
}

/** Every template below a folder, by path. */
export function readTemplates(folder: string): readonly ThemeFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path: relative(folder, path), source: readFileSync(path, 'utf8') }));
}

/** The partials of a `blocks` folder by file name; sub-folders are flattened. */
export function readPartials(blocks: string): Readonly<Record<string, string>> {
  if (!existsSync(blocks)) return {};
  const files = readTemplates(blocks).filter(({ path }) => path.endsWith('.block'));
  return Object.fromEntries(files.map(({ path, source }) => [basename(path), source]));
}

/** The `blocks` folder beside a file or in a folder above it. */
export function findBlocks(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const blocks = join(folder, 'blocks');
    if (existsSync(blocks)) return blocks;
    if (folder === dirname(folder)) return undefined;
  }
}
