import { expect, it } from 'vitest';
import { safeFilename } from './prepare-asset.ts';

it('a file has no name that begins with a dot, leads elsewhere or says what it is not', () => {
  expect(safeFilename('.htaccess', 'text/plain')).toBe('htaccess');
  expect(safeFilename('..\\..\\tall vase.PNG', 'image/webp')).toBe('tall-vase.webp');
  expect(safeFilename('/etc/<b>vase?.txt', 'text/plain')).toBe('bvase.txt');
  expect([safeFilename('...', 'text/plain'), safeFilename('', 'image/png')]).toEqual([
    'file',
    'image.png',
  ]);
});
