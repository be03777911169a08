import type { Answerer } from './answer-scope.ts';

/**
 * Answers of rooms that come later than this one, because they know what a way to pay can do. The
 * composition of the server brings them.
 */
export interface LaterAnswerers {
  readonly donation: Answerer<'donation'>;
  readonly plan: Answerer<'plan'>;
}
