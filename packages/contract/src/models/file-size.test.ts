import { expect, test } from 'vitest';
import { megabyte, writeFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [20 * megabyte, '19.07 MB'],
  [300 * megabyte, '286.1 MB'],
  [1024 ** 3, '1 GB'],
  [5 * 1024 ** 5, '5120 TB'],
])('FILE-10 %d bytes are shown as %s', (bytes, shown) => {
  expect(writeFileSize(bytes)).toBe(shown);
});
