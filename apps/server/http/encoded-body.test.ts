import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody, forFiles } from './encoded-body.ts';

const text = Array.from({ length: 4_000 }, (_, place) => `word ${(place * 7919) % 1_000}`).join(
  ' ',
);

test('who asks first gets quick work, all others less bytes under a tag of their own', async () => {
  const body = new EncodedBody(Buffer.from(text));
  const [first, second, third] = [
    await body.encode('br'),
    await body.encode('br'),
    await body.encode('br'),
  ];
  expect(second.bytes.length).toBeLessThan(first.bytes.length);
  expect(second.etag).not.toBe(first.etag);
  expect(third).toBe(second);
  for (const { bytes } of [first, second])
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
});

test('a file is made once', async () => {
  const body = new EncodedBody(Buffer.from(text), forFiles);
  expect(await body.encode('br')).toBe(await body.encode('br'));
});

test('a browser that shows any tag of a body has it, and is told that tag', async () => {
  const body = new EncodedBody(Buffer.from(text));
  const other = new EncodedBody(Buffer.from(`${text}.`));
  for (const encoding of ['br', 'br', 'gzip', 'identity'] as const) {
    const { etag } = await body.encode(encoding);
    expect(body.matchingTag(etag)).toBe(etag);
    expect(body.matchingTag(`"a", W/${etag}, "b"`)).toBe(etag);
    expect(other.matchingTag(etag)).toBeUndefined();
  }
  expect(body.matchingTag('*')).toBe(body.etag());
  expect(body.matchingTag(undefined)).toBeUndefined();
});
