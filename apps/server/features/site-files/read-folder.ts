/** Reads a folder of files, and trusts nothing of it. */
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  siteByteFolders,
  siteFileLimits,
  siteFiles,
  siteFolders,
  SiteFilesError,
  type SiteContent,
} from './site-format.ts';

const textKinds = /\.(?:json|html)$/;

/**
 * The files of a folder. What stands beside those of a site, such as a README or what keeps
 * versions, is passed over. Links are refused: they lead out of the folder.
 * @throws SiteFilesError when it is no such folder, or holds more than a site may
 */
export async function readSiteFolder(folder: string): Promise<SiteContent> {
  const names = await readdir(folder).catch(() => {
    throw new SiteFilesError(`There is no folder ${folder}.`);
  });
  if (!names.includes(siteFiles.site)) {
    throw new SiteFilesError(`${folder} has no ${siteFiles.site}: it is no export of a site.`);
  }
  const texts = new Map<string, string>();
  const media = new Map<string, string>();
  let bytes = 0;
  for await (const file of walk(folder, names)) {
    const top = file.path.split('/')[0]!;
    if (texts.size + media.size >= siteFileLimits.files) {
      throw new SiteFilesError(`${folder} has more than ${siteFileLimits.files} files.`);
    }
    if (siteByteFolders.has(top)) {
      requireSize(file, siteFileLimits.mediaBytes);
      media.set(file.path, path.join(folder, file.path));
      continue;
    }
    if (!textKinds.test(file.path)) {
      throw new SiteFilesError(`${file.path} is no file of a site.`);
    }
    requireSize(file, siteFileLimits.textBytes);
    bytes += file.size;
    if (bytes > siteFileLimits.allTextBytes) throw new SiteFilesError(`${folder} is too large.`);
    texts.set(file.path, await readText(folder, file.path));
  }
  return { texts, media };
}

interface FoundFile {
  /** From the folder on, with slashes. */
  readonly path: string;
  readonly size: number;
}

async function* walk(folder: string, names: readonly string[]): AsyncGenerator<FoundFile> {
  const own: readonly string[] = [...Object.values(siteFiles), ...siteFolders];
  for (const name of names.toSorted()) {
    if (own.includes(name)) yield* walkAt(folder, name, 1);
  }
}

async function* walkAt(folder: string, file: string, depth: number): AsyncGenerator<FoundFile> {
  const found = await lstat(path.join(folder, file));
  if (found.isSymbolicLink()) throw new SiteFilesError(`${file} is a link, which is not followed.`);
  if (found.isFile()) {
    yield { path: file, size: found.size };
    return;
  }
  if (!found.isDirectory()) throw new SiteFilesError(`${file} is no file.`);
  if (depth > siteFileLimits.depth) throw new SiteFilesError(`${file} lies too deep.`);
  const names = await readdir(path.join(folder, file));
  for (const name of names.toSorted()) yield* walkAt(folder, `${file}/${name}`, depth + 1);
}

function requireSize({ path: file, size }: FoundFile, most: number): void {
  if (size <= most) return;
  throw new SiteFilesError(`${file} is larger than ${most / 1024 / 1024} MiB.`);
}

async function readText(folder: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(folder, file));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SiteFilesError(`${file} is no text in UTF-8.`);
  }
}
