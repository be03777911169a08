import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';
import { fileNameOf, PictureFolder } from './picture-folder.ts';
import { isPrivateAddress } from '../../../http/private-address.ts';

const limits = { timeoutMs: 2000, maxBytes: 100 };

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fec0::1',
    '::127.0.0.1',
    'localhost',
    '',
  ])('%s is', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is not',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('fetchPicture', () => {
  const server = createServer((_request, response) => response.end('secret'));
  afterAll(() => server.close());

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'https://169.254.169.254/latest/meta-data',
  ])('never asks %s', async (url) => {
    await expect(fetchPicture(url, limits)).rejects.toThrow('a private address');
  });

  it('never asks a name that leads to a private address', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(fetchPicture(`http://localhost:${port}/a.jpg`, limits)).rejects.toThrow(
      'a private address',
    );
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/a.jpg', 'data:image/png,x', 'nonsense', ''])(
    'refuses %j',
    async (url) => {
      await expect(fetchPicture(url, limits)).rejects.toThrow('not a web address');
    },
  );
});

describe('picture folder', () => {
  it('finds a picture by the end of its address', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-pictures-'));
    mkdirSync(path.join(folder, 'deep'));
    writeFileSync(path.join(folder, 'deep', 'Blue Vase.jpg'), 'bytes');
    const pictures = await PictureFolder.open(folder);
    for (const url of ['https://x/y/Blue+Vase.JPG?v=2', 'blue-vase.jpg', '/a/Blue%20Vase.jpg']) {
      expect((await pictures.read(url))?.toString()).toBe('bytes');
    }
    expect(await pictures.read('https://x/y/other.jpg')).toBeUndefined();
    expect(await pictures.read('https://x/../../etc/passwd')).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  it('a name that is badly encoded stays as it is', () => {
    expect(fileNameOf('https://x/100%.jpg')).toBe('100%.jpg');
  });
});
