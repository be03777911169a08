import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AssetStore } from '../../../media/asset-store.ts';
import { SiteFilesError, type SiteContent } from '../site-format.ts';

/** Nothing of the moment stands in the files of a site: every file is of this day. */
const mtime = new Date('2000-01-01T00:00:00Z');

/**
 * The files of a site as one ZIP, made while it is read. `onFile` hears of each that is in it.
 * A byte that is missing ends the stream with a SiteFilesError.
 */
export function packSite(
  store: Pick<AssetStore, 'open'>,
  { texts, media }: SiteContent,
  onFile: () => void,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  for (const [file, text] of inOrder(texts)) {
    zip.addReadStreamLazy(file, { mtime, mode: 0o100644 }, (give) => {
      onFile();
      give(null, bytesOf(text));
    });
  }
  for (const [file, key] of inOrder(media)) {
    // Pictures and films get no smaller.
    zip.addReadStreamLazy(file, { mtime, mode: 0o100644, compress: false }, (give) => {
      onFile();
      store.open(key).then(
        (stream) =>
          stream
            ? give(null, stream)
            : give(new SiteFilesError(`The bytes of ${file} are not in the store.`), bytesOf('')),
        (error: unknown) => give(error, bytesOf('')),
      );
    });
  }
  zip.on('error', (error: unknown) => zip.outputStream.emit('error', error));
  zip.end();
  return zip.outputStream;
}

/** By their paths: ids, which would be another order, are an installation's own. */
function inOrder(files: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const bytesOf = (text: string) => Readable.from([Buffer.from(text, 'utf8')]);
