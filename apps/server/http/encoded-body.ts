import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this a compressed body saves nothing. */
const minSize = 800;

/** Bytes with a strong ETag, each encoding made once, when it is first asked for. */
export class EncodedBody {
  readonly bytes: Buffer;
  readonly #tag: string;
  readonly #quality: number;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, quality = 5) {
    this.bytes = bytes;
    this.#quality = quality;
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  }

  /** The encoding to answer with. */
  choose(acceptEncoding: string | undefined): Encoding {
    if (this.bytes.length < minSize || acceptEncoding === undefined) return 'identity';
    if (/(?:^|[\s,])br(?![^,]*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
    return /(?:^|[\s,])gzip(?![^,]*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)
      ? 'gzip'
      : 'identity';
  }

  async encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const making = encoding === 'br' ? this.#brotli() : gzipped(this.bytes, { level: 6 });
    this.#encoded.set(encoding, making);
    return making;
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
  }

  /** True when the browser has these bytes, in any encoding. */
  matches(ifNoneMatch: string | undefined): boolean {
    return (
      ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.#tag}`))
    );
  }

  #brotli(): Promise<Buffer> {
    return brotlied(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }
}
