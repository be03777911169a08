import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where files of sites lie: a folder, or a bucket. Keys are made by `originalKey` and `variantKey`. */
export interface AssetStore {
  /** Writes whole or not at all; writing the same key again is harmless. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Keeps the bytes of a file of this machine without holding them; the file is gone then. Whole or
   * not at all.
   */
  take(key: string, path: string, contentType: string): Promise<void>;
  /** All bytes; undefined when the key is not there. */
  get(key: string): Promise<Buffer | undefined>;
  /** For large files and parts of them; undefined when the key is not there. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** In bytes; undefined when the key is not there. */
  size(key: string): Promise<number | undefined>;
  /** A key that is not there is fine. */
  delete(key: string): Promise<void>;
}

/** Where the original bytes of an asset lie: the same bytes of one site lie once. */
export function originalKey(siteId: string, sha256: string): string {
  return `${siteId}/${sha256.slice(0, 2)}/${sha256}/original`;
}

/** Where a smaller picture made of it lies. */
export function variantKey(siteId: string, sha256: string, name: string): string {
  return `${siteId}/${sha256.slice(0, 2)}/${sha256}/${name}`;
}

/** Where a file lies that only who bought it may have: no address of ours leads there. */
export function privateKey(siteId: string, sha256: string): string {
  return `${siteId}/private/${sha256}`;
}

/**
 * The hash of the bytes that lie at a key of `originalKey` or `privateKey`; undefined for any other
 * key, such as one that leads out of the folder.
 */
export function hashOfKey(key: string): string | undefined {
  const found =
    /^[\w-]+\/(?:([0-9a-f]{2})\/(\1[0-9a-f]{62})\/original|private\/([0-9a-f]{64}))$/.exec(key);
  return found?.[2] ?? found?.[3];
}
