import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { joinPieces } from './brotli-pieces.ts';
import { bytesOf, type BodyContent } from './shared-bytes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this a compressed body saves nothing. */
const minSize = 800;

/** How hard brotli works, from 0 to 11: for who asks first, and for all who come after. */
export interface BrotliQualities {
  readonly first: number;
  readonly later: number;
}

/**
 * A quarter of the work for a body that may never be asked for again, a sixth more bytes; a body
 * that is asked for twice is worth the rest.
 */
const forPages: BrotliQualities = { first: 1, later: 5 };
/** For files: kept for good, and asked for by everybody. */
export const forFiles: BrotliQualities = { first: 9, later: 9 };

/**
 * Work of that quality on a body of that size is done within half a millisecond: less than it takes
 * to hand it to another thread and back.
 */
const quickQuality = 1;
const quickBytes = 100_000;

/** Bytes in one encoding, and the strong ETag that is theirs alone. */
export interface EncodedBytes {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Bytes in the encodings that are asked for, each made when it is first asked for. */
export class EncodedBody {
  /** Of the bytes as they are. */
  readonly length: number;
  readonly #content: BodyContent;
  readonly #tag: string;
  readonly #qualities: BrotliQualities;
  readonly #encoded = new Map<string, Promise<EncodedBytes>>();
  #wasAsked = false;

  constructor(content: BodyContent, qualities: BrotliQualities = forPages) {
    this.#content = content;
    this.#qualities = qualities;
    this.length = lengthOf(content);
    this.#tag = digestOf(content).slice(0, 20);
  }

  /** The bytes as they are, put together when they are asked for. */
  get bytes(): Buffer {
    return bytesOf(this.#content);
  }

  /** The encoding to answer with. */
  choose(acceptEncoding: string | undefined): Encoding {
    if (this.length < minSize || acceptEncoding === undefined) return 'identity';
    if (/(?:^|[\s,])br(?![^,]*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
    return /(?:^|[\s,])gzip(?![^,]*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)
      ? 'gzip'
      : 'identity';
  }

  async encode(encoding: Encoding): Promise<EncodedBytes> {
    if (encoding === 'identity') return { bytes: this.bytes, etag: this.etag() };
    if (encoding === 'gzip') return this.#once('gzip', () => gzipped(this.bytes, { level: 6 }));
    const { first, later } = this.#qualities;
    const quality = this.#wasAsked ? later : first;
    this.#wasAsked = true;
    return this.#brotli(quality);
  }

  /** The tag of the bytes as they are. */
  etag(suffix = ''): string {
    return `"${this.#tag}${suffix}"`;
  }

  /** The tag by which the browser shows that it has these bytes, in any encoding. */
  matchingTag(ifNoneMatch = ''): string | undefined {
    if (ifNoneMatch === '*') return this.etag();
    const start = ifNoneMatch.indexOf(`"${this.#tag}`);
    if (start < 0) return undefined;
    const [tag = ''] = ifNoneMatch.slice(start + 1).split('"', 1);
    return `"${tag}"`;
  }

  #brotli(quality: number): Promise<EncodedBytes> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.length };
    const isQuick = quality <= quickQuality && this.length <= quickBytes;
    return this.#once(`br${quality}`, async () => {
      const joined = isQuick && (await joinQuickly(this.#content));
      if (joined) return joined;
      const { bytes } = this;
      return isQuick ? brotliCompressSync(bytes, { params }) : brotlied(bytes, { params });
    });
  }

  async #once(name: string, make: () => Promise<Buffer>): Promise<EncodedBytes> {
    const known = this.#encoded.get(name);
    if (known) return known;
    const making = make().then((bytes) => ({ bytes, etag: this.etag(`-${name}`) }));
    this.#encoded.set(name, making);
    return making;
  }
}

function lengthOf(content: BodyContent): number {
  if (!('middle' in content)) return content.length;
  return content.before.length + content.middle.bytes.length + content.after.length;
}

/** Of the bytes; what is shared counts by its own digest, which is known. */
function digestOf(content: BodyContent): string {
  if (!('middle' in content)) return hash('sha256', content, 'base64url');
  const { before, middle, after } = content;
  const sum = createHash('sha256').update(before).update(middle.digest).update(after);
  return sum.digest('base64url');
}

/** At the quality of who asks first; undefined where there is nothing to join. */
async function joinQuickly(content: BodyContent): Promise<Buffer | undefined> {
  if (!('middle' in content)) return undefined;
  const { before, after } = content;
  const middle = await content.middle.brotli();
  return middle && joinPieces({ before, middle, after });
}
