import { hash } from 'node:crypto';
import { compressMiddle } from './brotli-pieces.ts';

/** Bytes that many bodies hold in their middle: what is told of them is worked out once. */
export class SharedBytes {
  readonly bytes: Buffer;
  /** Two have the same only if their bytes are the same. */
  readonly digest: string;
  #brotli: Promise<Buffer | undefined> | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.digest = hash('sha256', bytes, 'base64url');
  }

  /** Their piece of a stream, for `joinPieces`. */
  brotli(): Promise<Buffer | undefined> {
    this.#brotli ??= compressMiddle(this.bytes);
    return this.#brotli;
  }
}

/** A body with shared bytes in its middle. */
export interface SharedMiddle {
  readonly before: Buffer;
  readonly middle: SharedBytes;
  readonly after: Buffer;
}

/** What a body is made of. */
export type BodyContent = Buffer | SharedMiddle;

/** All bytes of a body. */
export function bytesOf(content: BodyContent): Buffer {
  if (!('middle' in content)) return content;
  const { before, middle, after } = content;
  return Buffer.concat([before, middle.bytes, after]);
}
