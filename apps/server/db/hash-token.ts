import { createHash } from 'node:crypto';

/**
 * What is stored of a token, a key or another secret that is shown once. 32 random bytes need no
 * slow hash: there is nothing to guess.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
