import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { builtInFolder } from '../../apps/server/render/theme/theme-store.ts';

/** The files of a theme that are written in the template language. */
export const TEMPLATE_EXTENSIONS: readonly string[] = [
  '.region',
  '.list',
  '.item',
  '.block',
  '.page',
];

const JSON_FILE = /\.(?:conf|preset)$|^strings\/.*\.json$/;

const STYLE_FILE = /^styles\/.*\.(?:less|css)$/;

/** Bytes of the largest file that is read. */
const MAX_BYTES = 4 * 1024 * 1024;

/** One file, as text. */
export interface ThemeFile {
  /** With forward slashes, relative to the folder that was asked for. */
  readonly path: string;
  readonly source: string;
  /** Why `source` is not what the file holds. */
  readonly fault?: FileFault;
}

export interface FileFault {
  readonly message: string;
  /** An offset in `source`. */
  readonly at?: number;
}

/** True for a file in the template language. */
export function isTemplate(path: string): boolean {
  return TEMPLATE_EXTENSIONS.includes(extname(path));
}

/** True for a file of settings. */
export function isJson(path: string): boolean {
  return JSON_FILE.test(path);
}

/** True for a style sheet. */
export function isStyle(path: string): boolean {
  return STYLE_FILE.test(path);
}

/**
 * The paths of all files below a folder, sorted. Like the server it passes over symbolic links,
 * `node_modules` and names that begin with a dot, so that a loop of links does no harm.
 */
export function listFiles(folder: string, below = ''): readonly string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

/** Reads one file of a folder. A byte-order mark is left out. */
export function readThemeFile(folder: string, path: string): ThemeFile {
  const { size } = statSync(join(folder, path));
  if (size > MAX_BYTES) {
    const message = `The file has ${size} bytes; more than ${MAX_BYTES} are not read`;
    return { path, source: '', fault: { message } };
  }
  const bytes = readFileSync(join(folder, path));
  const source = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const at = firstForeignByte(bytes);
  if (at === undefined) return { path, source };
  return {
    path,
    source,
    fault: { message: 'The file is not UTF-8: this byte has no meaning', at },
  };
}

/** Where bytes that are no UTF-8 begin: an offset in their text without a byte-order mark. */
function firstForeignByte(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decode(bytes.subarray(0, middle)) === undefined) bad = middle;
    else good = middle;
  }
  return decode(bytes.subarray(0, good))?.length;
}

/** The text of whole characters; a last one that is cut off is left out. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** The partials of a `blocks` folder by file name; sub-folders are flattened. */
export function readPartials(blocks: string): ReadonlyMap<string, ThemeFile> {
  if (!existsSync(blocks)) return new Map();
  const paths = listFiles(blocks).filter((path) => path.endsWith('.block'));
  return new Map(paths.map((path) => [basename(path), readThemeFile(blocks, path)]));
}

/** The partials that the server has for every theme, with and without `.block`. */
export function builtInPartials(): ReadonlyMap<string, ThemeFile> {
  return withShortNames(readPartials(join(builtInFolder, 'blocks')));
}

/** Each partial under its name without `.block`, too. */
export function withShortNames(
  partials: ReadonlyMap<string, ThemeFile>,
): ReadonlyMap<string, ThemeFile> {
  const short = [...partials].map(([name, file]) => [name.replace(/\.block$/, ''), file] as const);
  return new Map([...partials, ...short]);
}

/** The folder of the theme that a file belongs to: the nearest one with `blocks` or settings. */
export function findTheme(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'blocks')) || existsSync(join(folder, 'template.conf'))) {
      return folder;
    }
    if (folder === dirname(folder)) return undefined;
  }
}
