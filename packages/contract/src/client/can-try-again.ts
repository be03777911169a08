import type { CallFailure } from './client.ts';

/**
 * Whether the same call may succeed a moment later: nothing answered, the server was too busy, or it
 * failed itself. What it refused stays refused. MSG-05, D-75
 */
export function canTryAgain({ kind, status }: CallFailure): boolean {
  return kind === 'offline' || kind === 'too-many' || status >= 500;
}
