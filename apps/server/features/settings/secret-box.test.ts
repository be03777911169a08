import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const box = new SecretBox(randomBytes(32));
const sealed = box.seal('zoe@example.com', 'a:restock');
const [version = '', nonce = '', tag = '', text = ''] = sealed.split('.');

it('opens what it sealed, for what it was sealed for', () => {
  expect(box.open(sealed, 'a:restock')).toBe('zoe@example.com');
  expect(box.tryOpen(sealed, 'a:restock')).toBe('zoe@example.com');
});

it('opens nothing of another key or another thing, and nothing that was changed', () => {
  expect(() => box.open(sealed, 'b:restock')).toThrow();
  expect(new SecretBox(randomBytes(32)).tryOpen(sealed, 'a:restock')).toBeUndefined();
  const changed = Buffer.from(text, 'base64url');
  changed[0]! ^= 1;
  const other = [version, nonce, tag, changed.toString('base64url')].join('.');
  expect(box.tryOpen(other, 'a:restock')).toBeUndefined();
  for (const wrong of ['', 'v1', 'v1..', `v2.${nonce}.${tag}.${text}`]) {
    expect(box.tryOpen(wrong, 'a:restock')).toBeUndefined();
  }
});

it('a tag that was shortened, and so is quicker guessed, opens nothing', () => {
  for (const bytes of [4, 8, 12, 15]) {
    const short = Buffer.from(tag, 'base64url').subarray(0, bytes).toString('base64url');
    const cut = [version, nonce, short, text].join('.');
    expect(box.tryOpen(cut, 'a:restock'), `${bytes} bytes`).toBeUndefined();
  }
});
