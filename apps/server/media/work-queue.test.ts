import { expect, test } from 'vitest';
import { QueueFullError, WorkQueue } from './work-queue.ts';

test('works run a few at a time, in order, and a full queue refuses', async () => {
  const queue = new WorkQueue({ concurrency: 2, maxWaiting: 1 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name));
      });
    });
  const first = run('a');
  const second = run('b');
  const third = run('c');
  expect(started).toEqual(['a', 'b']);
  await expect(run('d')).rejects.toBeInstanceOf(QueueFullError);
  ends.get('a')!();
  expect(await first).toBe('a');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  ends.get('b')!();
  ends.get('c')!();
  expect(await Promise.all([second, third])).toEqual(['b', 'c']);
});

test('a work that fails makes room for the next', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 5 });
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
