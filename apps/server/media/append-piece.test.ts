import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendPiece } from './append-piece.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-pieces-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (at: number, text: string) =>
  appendPiece(path.join(folder, 'upload'), { at, bytes: Buffer.from(text) });
const read = () => readFile(path.join(folder, 'upload'), 'utf8');

it('a piece that comes once more takes the place of what came since', async () => {
  expect([await put(0, 'one '), await put(4, 'two '), await put(8, 'three')]).toEqual([4, 8, 13]);
  expect(await put(4, 'TWO ')).toBe(8);
  expect(await read()).toBe('one TWO ');
  expect(await put(0, 'anew')).toBe(4);
  expect(await read()).toBe('anew');
});

it('a piece behind one that is missing is not written', async () => {
  await put(0, 'one ');
  expect(await put(9, 'three')).toBeUndefined();
  expect(await read()).toBe('one ');
});
