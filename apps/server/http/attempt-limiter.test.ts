import { describe, expect, it } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';

describe('attempt limiter', () => {
  it('refuses above the ceiling, by key, until the window is over', () => {
    const limiter = new AttemptLimiter({ max: 2, windowMs: 1000 });
    limiter.take('a', 0);
    limiter.take('a', 10);
    expect(() => limiter.take('a', 20)).toThrow('Please try again in a few seconds.');
    expect(() => limiter.take('b', 20)).not.toThrow();
    expect(() => limiter.take('a', 1000)).not.toThrow();
  });
});
