import { randomBytes } from 'node:crypto';

const poolSize = 8192;
let pool = Buffer.alloc(0);
let drawn = 0;

let lastMs = 0;
let counter = 0;

/**
 * A new id: 24 hex digits that sort by time. 12 digits of milliseconds, 3 of a counter that
 * keeps ids of one millisecond in order, 9 random ones.
 */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = 0;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMs += 1;
      counter = 0;
    }
  }
  const random = takeRandom(5).toString('hex').slice(0, 9);
  return lastMs.toString(16).padStart(12, '0') + counter.toString(16).padStart(3, '0') + random;
}

/** An unguessable token for cookies and links: 32 random bytes, base64url. */
export function newToken(): string {
  return takeRandom(32).toString('base64url');
}

/** True for text that may be a token; what is none is not worth a question to the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{20,100}$/.test(text);
}

/** Random bytes are drawn many at a time: each draw is a call into the system. */
function takeRandom(length: number): Buffer {
  if (drawn + length > pool.length) {
    pool = randomBytes(poolSize);
    drawn = 0;
  }
  const taken = pool.subarray(drawn, drawn + length);
  drawn += length;
  return taken;
}
