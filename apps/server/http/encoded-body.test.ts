import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EncodedBody, forFiles } from './encoded-body.ts';
import { bytesOf, SharedBytes } from './shared-bytes.ts';

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

describe('a body with styles in its middle that others have too', () => {
  const styles = new SharedBytes(Buffer.from('p{color:red}'.repeat(500)));
  const around = (title: string) => ({
    before: Buffer.from(`<title>${title}</title>`),
    middle: styles,
    after: Buffer.from(`<p>${title}</p>`.repeat(100)),
  });

  test('is the same in every encoding', async () => {
    const body = new EncodedBody(around('Größe'));
    const whole = bytesOf(around('Größe')).toString();
    expect(body.bytes.toString()).toBe(whole);
    expect(body.length).toBe(body.bytes.length);
    const [first, second] = [await body.encode('br'), await body.encode('br')];
    expect(brotliDecompressSync(first.bytes).toString()).toBe(whole);
    expect(brotliDecompressSync(second.bytes).toString()).toBe(whole);
    expect(gunzipSync((await body.encode('gzip')).bytes).toString()).toBe(whole);
    expect((await body.encode('identity')).bytes.toString()).toBe(whole);
  });

  test('has another tag once any of it is another', () => {
    const tags = [
      around('a'),
      around('b'),
      { ...around('a'), middle: new SharedBytes(Buffer.from('p{color:blue}')) },
    ].map((content) => new EncodedBody(content).etag());
    expect(new Set(tags).size).toBe(3);
    expect(new EncodedBody(around('a')).etag()).toBe(tags[0]);
  });
});
