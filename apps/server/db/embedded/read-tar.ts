/** Reads a tar archive of plain files and folders, such as PGlite writes. */

export interface TarEntry {
  /** Path inside the archive, without a slash in front. */
  name: string;
  isFolder: boolean;
  content: Buffer;
}

const blockSize = 512;
const nameEnd = 100;
const sizeStart = 124;
const sizeEnd = 136;
const typeAt = 156;
const folderType = '5'.charCodeAt(0);

/** The entries in their order. Names beyond 100 characters and links are not known here. */
export function* readTar(archive: Buffer): Generator<TarEntry> {
  let offset = 0;
  while (offset + blockSize <= archive.length && archive[offset] !== 0) {
    const header = archive.subarray(offset, offset + blockSize);
    const size = Number.parseInt(textOf(header.subarray(sizeStart, sizeEnd)), 8) || 0;
    const start = offset + blockSize;
    yield {
      name: textOf(header.subarray(0, nameEnd)).replace(/^\/+/, ''),
      isFolder: header[typeAt] === folderType,
      content: archive.subarray(start, start + size),
    };
    offset = start + Math.ceil(size / blockSize) * blockSize;
  }
}

function textOf(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('latin1', 0, end === -1 ? bytes.length : end).trim();
}
