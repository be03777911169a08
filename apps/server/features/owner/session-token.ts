/** Secrets of sign-in. Only their hashes are stored. */
import { createHash } from 'node:crypto';

/** 32 random bytes need no slow hash: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
