/**
 * `npm run prove-card-testing`: ten thousand stolen cards from fifty addresses against a whole shop.
 * Fails when more than the ceiling reach the provider, or when another buyer cannot buy. The short
 * form is one of the tests.
 */
import { spawnSync } from 'node:child_process';

const test = 'apps/server/features/checkout/card-testing.test.ts';

const { status } = spawnSync('vitest', ['run', test], {
  stdio: 'inherit',
  env: { ...process.env, CARD_TESTING_TRIES: '10000', CARD_TESTING_ADDRESSES: '50' },
});
process.exitCode = status ?? 1;
