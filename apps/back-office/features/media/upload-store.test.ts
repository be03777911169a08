// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addUploads,
  cancelUpload,
  cancelUploads,
  clearUploads,
  readUploads,
  retryUpload,
  type UploadLine,
} from './upload-store.ts';

interface Options {
  onSuccess: () => void;
  onError: (error: Error) => void;
  onShouldRetry: (error: { originalResponse: { getStatus: () => number } }) => boolean;
  onProgress: (sent: number, total: number) => void;
}

/** Uploads that began, in their order. */
const begun: { options: Options; isGivenUp: boolean }[] = [];

vi.mock('tus-js-client', () => ({
  Upload: class {
    url = 'https://alder.test/uploads/id-1';
    readonly #kept: { options: Options; isGivenUp: boolean };
    constructor(_file: File, options: Options) {
      this.#kept = { options, isGivenUp: false };
    }
    findPreviousUploads() {
      return Promise.resolve([]);
    }
    start() {
      begun.push(this.#kept);
    }
    abort(isForgotten: boolean) {
      this.#kept.isGivenUp = isForgotten;
      return Promise.resolve();
    }
  },
}));

let asked: { path: string; body: unknown }[] = [];
let answer: () => Response = () => Response.json({ file: { id: 'f1' } });

beforeEach(() => {
  asked = [];
  begun.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: JSON.parse(body ?? 'null') });
    return answer();
  });
});
afterEach(() => {
  for (const { key } of readUploads()) cancelUpload(key);
  clearUploads();
  answer = () => Response.json({ file: { id: 'f1' } });
  vi.unstubAllGlobals();
});

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const states = () => readUploads().map(({ state }) => state);
const lineOf = (key: number): UploadLine => readUploads().find((line) => line.key === key)!;
const haveBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count));

it('FILE-06 two files go at once, the next when one is done', async () => {
  addUploads('alder', files('a', 'b', 'c'));
  await haveBegun(2);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  begun[0]!.options.onSuccess();
  await haveBegun(3);
  expect(states()).toEqual(['done', 'sending', 'sending']);
});

it('FILE-12 what replaces a file becomes that file, what does not is put into its folder', async () => {
  addUploads('alder', files('a'), { replaces: 'old' });
  addUploads('alder', files('b'), { accepts: 'image', folderId: 'menu' });
  await haveBegun(2);
  for (const { options } of begun) options.onSuccess();
  await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  expect(asked).toEqual([
    { path: '/api/sites/alder/files/old/replacements', body: { uploadId: 'id-1' } },
    {
      path: '/api/sites/alder/files',
      body: { uploadId: 'id-1', accepts: 'image', folderId: 'menu' },
    },
  ]);
});

it('FILE-07 a refusal is not tried again; a broken line is', async () => {
  const [key = 0] = addUploads('alder', files('a'));
  await haveBegun(1);
  const tries = (status: number) =>
    begun[0]!.options.onShouldRetry({ originalResponse: { getStatus: () => status } });
  expect([413, 403, 404].map(tries)).toEqual([false, false, false]);
  expect(lineOf(key).state).toBe('sending');
  expect([0, 502, 423].map(tries)).toEqual([true, true, true]);
  expect(lineOf(key).state).toBe('paused');
});

it('what is given up is forgotten on the server, and makes room', async () => {
  const [first = 0] = addUploads('alder', files('a', 'b', 'c'));
  await haveBegun(2);
  cancelUpload(first);
  expect(begun[0]!.isGivenUp).toBe(true);
  expect(lineOf(first)).toMatchObject({ state: 'ended', problem: { kind: 'cancelled' } });
  await haveBegun(3);
});

it('what was sent whole is not sent again when making a file of it failed', async () => {
  answer = () => Response.json({ message: 'No.', code: 'server_error' }, { status: 500 });
  const [key = 0] = addUploads('alder', files('a'));
  await haveBegun(1);
  begun[0]!.options.onSuccess();
  await vi.waitFor(() =>
    expect(lineOf(key)).toMatchObject({ state: 'ended', problem: { kind: 'processing-failed' } }),
  );
  answer = () => Response.json({ file: { id: 'f2' } });
  retryUpload(key);
  await vi.waitFor(() => expect(lineOf(key).file?.id).toBe('f2'));
  expect(begun).toHaveLength(1);
});

it('FILE-06 of 5,000 files two are on their way, all come, and what is left is given up at once', async () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `${index}.png`);
  const keys = addUploads('alder', files(...names));
  for (let at = 0; at < 200; at += 1) {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(at), { interval: 1 });
    begun[at]!.options.onProgress(1, 2);
    begun[at]!.options.onSuccess();
    expect(states().filter((state) => state === 'sending').length).toBeLessThanOrEqual(2);
  }
  await vi.waitFor(() => expect(states().filter((state) => state === 'done')).toHaveLength(200));
  cancelUploads(keys);
  expect(states().filter((state) => state === 'done')).toHaveLength(200);
  expect(states().filter((state) => state === 'ended')).toHaveLength(4_800);
});
