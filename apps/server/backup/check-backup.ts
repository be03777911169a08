/** Reads a backup to its end without writing anything, and tells what it holds. */
import type { Readable } from 'node:stream';
import type { BackupFacts } from '@sitewright/contract';
import {
  BackupError,
  endName,
  manifestName,
  mediaPrefix,
  tablePrefix,
  type BackupCounts,
  type Manifest,
} from './backup-format.ts';
import {
  checkedMedia,
  parseEnd,
  parseManifest,
  readArchive,
  readSmallPart,
  requireWhole,
} from './read-archive.ts';

/** Tables whose rows people ask about. */
const told = { sites: 'sites', products: 'products', orders: 'orders', customers: 'customers' };

const settingsTable = 'installation_settings';
const fingerprintLine = /^secret-key-fingerprint\t"?([0-9a-f]{64})"?$/m;
const newline = 10;
/** Those that are looked at are far shorter. */
const mostLineBytes = 64 * 1024;

/**
 * Reads all of `file`. `fingerprint` is that of the key of this installation.
 * @throws BackupError when it is none, is not whole, or was made by a newer version
 */
export async function checkBackup(
  file: string,
  fingerprint: string | undefined,
): Promise<BackupFacts> {
  let manifest: Manifest | undefined;
  let said: BackupCounts | undefined;
  let theirs: string | undefined;
  const rows = new Map<string, number>();
  let media = 0;
  await readArchive(file, async (name, content) => {
    if (name === manifestName) manifest = parseManifest(await readSmallPart(content));
    else if (name === endName) said = parseEnd(await readSmallPart(content));
    else if (name.startsWith(tablePrefix)) {
      const table = name.slice(tablePrefix.length).split('/')[0]!;
      const look = (lines: string): void => {
        if (table === settingsTable) theirs ??= fingerprintLine.exec(lines)?.[1];
      };
      rows.set(table, (rows.get(table) ?? 0) + (await countLines(content, look)));
    } else if (name.startsWith(mediaPrefix)) {
      media += 1;
      for await (const _chunk of checkedMedia(name.slice(mediaPrefix.length), content));
    } else {
      for await (const _chunk of content);
    }
  });
  if (!manifest) throw new BackupError('The file is no backup of Sitewright.');
  const all = rows.values().reduce((sum, count) => sum + count, 0);
  requireWhole('The file', { found: { rows: all, media }, said });
  const counts = Object.entries(told).map(([name, table]) => [name, rows.get(table) ?? 0] as const);
  return {
    madeOn: Date.parse(manifest.createdAt),
    version: manifest.migrations.toSorted().at(-1)!.slice(0, 4),
    isOfThisInstallation:
      theirs === undefined || fingerprint === undefined || theirs === fingerprint,
    rows: all,
    media,
    ...(Object.fromEntries(counts) as Record<keyof typeof told, number>),
  };
}

/** A row of COPY is a line; what is inside of it has no line breaks. Longer ones are not shown. */
async function countLines(content: Readable, look: (lines: string) => void): Promise<number> {
  let count = 0;
  let rest = '';
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count += 1;
    const text = rest + chunk.toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    look(text.slice(0, end));
    rest = text.slice(end).slice(0, mostLineBytes);
  }
  return count;
}
