/** Unpacks a ZIP of a site, and trusts nothing of it. */
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import {
  siteByteFolders,
  siteFileLimits,
  siteFiles,
  siteFolders,
  SiteFilesError,
} from '../site-format.ts';

/**
 * What a ZIP may unpack to: as many times its own bytes, and what small ones may have besides. Texts
 * of sites get some ten times smaller in a ZIP, pictures and films hardly at all.
 */
const mostTimes = 50;
const freeBytes = 64 * 1024 * 1024;
const own: ReadonlySet<string> = new Set([...Object.values(siteFiles), ...siteFolders]);

/**
 * Writes the files of a site into a folder that is empty. Names that lead out of it, links, locked
 * files, files that are there twice and more than a site may hold are refused, and so is a ZIP that
 * unpacks to far more than it holds.
 * @throws SiteFilesError
 */
export async function unpackSite(file: string, folder: string): Promise<void> {
  try {
    const zip = await openPromise(file, { strictFileNames: true, validateEntrySizes: true });
    try {
      await unpackAll(zip, folder, (await stat(file)).size);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof SiteFilesError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteFilesError(`That ZIP cannot be read: ${reason}.`);
  }
}

async function unpackAll(zip: ZipFile, folder: string, zipBytes: number): Promise<void> {
  if (zip.entryCount > siteFileLimits.files) {
    throw new SiteFilesError(`It has more than ${siteFileLimits.files} files.`);
  }
  const mostBytes = freeBytes + mostTimes * zipBytes;
  let [bytes, textBytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize } = entry;
    // A README that somebody put beside them is passed over, as in a folder.
    const top = name.split('/')[0]!;
    if (name.endsWith('/') || !own.has(top)) continue;
    requirePlain(entry);
    const isText = !siteByteFolders.has(top);
    const most = isText ? siteFileLimits.textBytes : siteFileLimits.mediaBytes;
    if (uncompressedSize > most) throw new SiteFilesError(`${name} is larger than it may be.`);
    bytes += uncompressedSize;
    if (isText) textBytes += uncompressedSize;
    if (bytes > siteFileLimits.allBytes || textBytes > siteFileLimits.allTextBytes) {
      throw new SiteFilesError('Its files are larger than a site may be.');
    }
    if (bytes > mostBytes) throw new SiteFilesError('Its files unpack to far more than it holds.');
    if (name.split('/').length > siteFileLimits.depth) {
      throw new SiteFilesError(`${name} lies too deep.`);
    }
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    // `wx`: a name that is there twice is refused.
    await pipeline(
      await zip.openReadStreamPromise(entry),
      createWriteStream(target, { flags: 'wx' }),
    );
  }
}

const typeMask = 0o170000;
const regular = 0o100000;

/** @throws SiteFilesError for a link, and for what is locked by a password */
function requirePlain(entry: Entry): void {
  const type = (entry.externalFileAttributes >>> 16) & typeMask;
  if (type !== 0 && type !== regular) {
    throw new SiteFilesError(`${entry.fileName} is a link, which is not followed.`);
  }
  if (entry.isEncrypted()) throw new SiteFilesError(`${entry.fileName} is locked.`);
}
