import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of a theme folder. `path` has forward slashes and no leading one. */
export interface ThemeFile {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** Every file below a folder, sorted by path; an absent folder is an empty list. */
export async function listThemeFiles(folder: string): Promise<ThemeFile[]> {
  const files: ThemeFile[] = [];
  await walk(folder, '', files);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Changes whenever a file is added, removed or written. Cheap: looks at no contents. */
export function filesStamp(files: readonly ThemeFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0${file.size}\0${file.mtimeMs}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The file as text without byte-order mark; '' when it went away meanwhile. */
export async function readThemeText(folder: string, path: string): Promise<string> {
  try {
    return (await readFile(join(folder, path), 'utf8')).replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
}

async function walk(folder: string, below: string, into: ThemeFile[]): Promise<void> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) await walk(folder, path, into);
    else if (entry.isFile()) {
      const { size, mtimeMs } = await stat(join(folder, path));
      into.push({ path, size, mtimeMs });
    }
  }
}
