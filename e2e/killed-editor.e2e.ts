/** The short form of `npm run prove-editor`: four ends in the middle of typing. */
import { expect, test } from '@playwright/test';
import { proveEditor } from '../scripts/prove-editor/prove-editor.ts';
import { shopOfWorker } from './support/shops.ts';

test('who types in the editor loses at most two seconds of it when the browser or the server is killed', async () => {
  test.setTimeout(240_000);
  expect(await proveEditor({ kills: 4, seed: 10, port: shopOfWorker.ownPort })).toBe(0);
});
