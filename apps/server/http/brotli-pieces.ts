/**
 * A brotli stream (RFC 7932) put together of pieces, so that what many bodies hold in their middle
 * is compressed once. Quality 1 looks back at nothing beyond its own call and uses no words of the
 * dictionary that comes with brotli, so a piece means the same wherever it stands; what is made once
 * is tried out before it is used.
 */
import { promisify } from 'node:util';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
} from 'node:zlib';

const {
  BROTLI_PARAM_QUALITY: quality,
  BROTLI_PARAM_LGWIN: windowBits,
  BROTLI_OPERATION_FLUSH: flush,
} = constants;

/**
 * With windows of this size the header of a stream takes four bits; a larger one costs an encoder more
 * memory to clear and finds no more in bodies of this size.
 */
const options = { params: { [quality]: 1, [windowBits]: 18 } };
const headerBits = 4;

/** Bodies with something in the middle that others hold too. */
export interface BrotliPieces {
  readonly before: Buffer;
  /** As {@link compressMiddle} made it. */
  readonly middle: Buffer;
  readonly after: Buffer;
}

/** So many bytes are one block. */
const blockBytes = 131_072;

/** The whole stream; undefined where what follows is no single block that becomes smaller. */
export function joinPieces({ before, middle, after }: BrotliPieces): Buffer | undefined {
  const last = brotliCompressSync(after, options);
  if (after.length > blockBytes || last.length >= after.length) return undefined;
  const first = brotliCompressSync(before, { ...options, finishFlush: flush, chunkSize: 1_024 });
  return Buffer.concat([first, middle, withoutHeader(last)]);
}

/** Only bytes that are stored as they are, where nothing becomes smaller, stand at full bytes. */
function withoutHeader(stream: Buffer): Buffer {
  const moved = Buffer.allocUnsafe(stream.length);
  let low = stream[0]! >> headerBits;
  for (let at = 1; at < stream.length; at += 1) {
    const byte = stream[at]!;
    moved[at - 1] = low | ((byte << headerBits) & 0xff);
    low = byte >> headerBits;
  }
  moved[stream.length - 1] = low;
  // The last two bits of a stream are set: a byte of zeros is behind its end.
  return low === 0 ? moved.subarray(0, -1) : moved;
}

/** The piece for the middle; undefined if brotli should ever come to look further back. */
export async function compressMiddle(bytes: Buffer): Promise<Buffer | undefined> {
  const stream = createBrotliCompress(options);
  const flushed = promisify((done: () => void) => stream.flush(flush, done));
  await flushed();
  stream.read();
  stream.write(bytes);
  await flushed();
  const middle: unknown = stream.read();
  stream.destroy();
  if (!(middle instanceof Buffer)) return undefined;
  return meansTheSame(middle, bytes) ? middle : undefined;
}

/** Behind a text that repeats itself: what looked back would find that. */
function meansTheSame(middle: Buffer, bytes: Buffer): boolean {
  const before = Buffer.from('<p class="sample">'.repeat(20));
  const after = Buffer.from('</p>'.repeat(20));
  const joined = joinPieces({ before, middle, after });
  try {
    return (
      joined !== undefined &&
      brotliDecompressSync(joined).equals(Buffer.concat([before, bytes, after]))
    );
  } catch {
    return false;
  }
}
