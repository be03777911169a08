/** The tables of a font out of the file that it comes in, checked before anything else reads them. */
import { inflateSync } from 'node:zlib';
import { convert } from 'fontverter';

/** Unpacked: more is no font for a page. */
const mostFontBytes = 20_000_000;
const mostTables = 64;

/** The file is no font, or a broken one. */
export class FontFileError extends Error {
  override name = 'FontFileError';
}

/** The same as a plain OpenType file. @throws FontFileError */
export async function readContainer(file: Buffer): Promise<Buffer> {
  const kind = file.length < 12 ? '' : file.toString('latin1', 0, 4);
  switch (kind) {
    case '\0\u0001\0\0':
    case 'OTTO':
    case 'true':
      checkTables(file);
      return file;
    case 'wOFF':
      return unpackWoff(file);
    case 'wOF2':
      return unpackWoff2(file);
    default:
      throw new FontFileError('It has another kind of beginning.');
  }
}

function checkTables(file: Buffer): void {
  const count = file.readUInt16BE(4);
  require(count > 0 && count <= mostTables && file.length >= 12 + count * 16);
  for (let at = 0; at < count; at += 1) {
    const [offset, length] = [16, 20].map((part) => file.readUInt32BE(4 + at * 16 + part));
    require(offset! + length! <= file.length);
  }
}

/** Each table is unpacked by itself, and never to more than its entry says. */
function unpackWoff(file: Buffer): Buffer {
  require(file.length >= 44 && file.readUInt32BE(8) === file.length);
  const count = file.readUInt16BE(12);
  require(count > 0 && count <= mostTables && file.length >= 44 + count * 20);
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    return {
      tag: file.subarray(entry, entry + 4),
      offset: file.readUInt32BE(entry + 4),
      packed: file.readUInt32BE(entry + 8),
      length: file.readUInt32BE(entry + 12),
      checksum: file.readUInt32BE(entry + 16),
    };
  });
  const total = entries.reduce((sum, { length }) => sum + padded(length), 12 + count * 16);
  require(total <= mostFontBytes);
  const plain = Buffer.alloc(total);
  file.copy(plain, 0, 4, 8);
  plain.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  plain.writeUInt16BE(2 ** power * 16, 6);
  plain.writeUInt16BE(power, 8);
  plain.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let to = 12 + count * 16;
  for (const [at, { tag, offset, packed, length, checksum }] of entries.entries()) {
    require(offset + packed <= file.length && packed <= length);
    const bytes = file.subarray(offset, offset + packed);
    const table = packed === length ? bytes : inflate(bytes, length);
    const entry = 12 + at * 16;
    tag.copy(plain, entry);
    plain.writeUInt32BE(checksum, entry + 4);
    plain.writeUInt32BE(to, entry + 8);
    plain.writeUInt32BE(length, entry + 12);
    table.copy(plain, to);
    to += padded(length);
  }
  return plain;
}

function inflate(bytes: Buffer, length: number): Buffer {
  try {
    const table = inflateSync(bytes, { maxOutputLength: Math.max(1, length) });
    require(table.length === length);
    return table;
  } catch {
    throw new FontFileError('A table cannot be unpacked.');
  }
}

async function unpackWoff2(file: Buffer): Promise<Buffer> {
  require(file.length >= 48 && file.readUInt32BE(8) === file.length);
  const count = file.readUInt16BE(12);
  require(count > 0 && count <= mostTables && file.readUInt32BE(16) <= mostFontBytes);
  const plain = await convert(file, 'sfnt', 'woff2').catch(() => undefined);
  require(plain !== undefined && plain.length <= mostFontBytes);
  checkTables(plain);
  return plain;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function require(isSo: boolean): asserts isSo {
  if (!isSo) throw new FontFileError('The tables of the font are broken.');
}
