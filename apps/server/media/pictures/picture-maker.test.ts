import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { PictureError, PictureMaker } from './picture-maker.ts';

const maker = new PictureMaker();
afterAll(() => maker.close());

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('works on pictures in another process', async () => {
  const bytes = await picture();
  expect(await maker.run('describe', bytes)).toEqual({
    format: 'png',
    width: 60,
    height: 40,
    pages: 1,
  });
  expect((await maker.run('readColorData', bytes)).centerAverage).toBe('336699');
  const smaller = await maker.run('encode', { bytes, width: 30, format: 'webp' });
  expect(Buffer.isBuffer(smaller)).toBe(true);
  expect(await maker.run('describe', smaller)).toMatchObject({ format: 'webp', width: 30 });
});

test('says what cannot be read, and goes on', async () => {
  const bytes = Buffer.from('no picture');
  expect(await maker.run('describe', bytes)).toBeUndefined();
  await expect(maker.run('encode', { bytes, width: 3, format: 'png' })).rejects.toThrow(
    PictureError,
  );
  expect(await maker.run('describe', await picture())).toMatchObject({ width: 60 });
});

test('a process that dies fails its work and is replaced', async () => {
  const bytes = await picture();
  const dying = new PictureMaker();
  const lost = dying.run('describe', bytes);
  dying.close();
  await expect(lost).rejects.toThrow('ended');
  expect(await dying.run('describe', bytes)).toMatchObject({ format: 'png' });
  dying.close();
});

/** Numbers of the processes of pictures that this one has started. */
function runningProcesses(): string[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'picture-process'], {
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').filter(Boolean);
}

test.runIf(process.platform === 'linux')(
  'its process ends when there is nothing to do for a while, and the next picture has another',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const others = new Set(runningProcesses());
    const own = () => runningProcesses().filter((pid) => !others.has(pid));
    const resting = new PictureMaker();
    try {
      await resting.run('describe', await picture());
      const [first] = own();
      expect(first).toBeDefined();
      vi.advanceTimersByTime(9_000);
      await resting.run('describe', await picture());
      vi.advanceTimersByTime(9_000);
      expect(own()).toEqual([first]);
      vi.advanceTimersByTime(1_000);
      while (own().length > 0) await wait(20);
      expect(await resting.run('describe', await picture())).toMatchObject({ format: 'png' });
      expect(own()).not.toContain(first);
    } finally {
      vi.useRealTimers();
      resting.close();
    }
  },
);
