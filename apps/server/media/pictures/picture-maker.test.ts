import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
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
