import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressMiddle, joinPieces } from './brotli-pieces.ts';

const rules = Buffer.from('.card{color:#123}.card:hover{color:#456}\n'.repeat(400));
const tail = Buffer.from('<p class="card">text</p>'.repeat(40));

/** Where the pieces do not fit nobody is sent them. */
async function come(before: Buffer, piece: Buffer, after: Buffer): Promise<Buffer | undefined> {
  const middle = await compressMiddle(piece);
  const joined = middle && joinPieces({ before, middle, after });
  return joined && brotliDecompressSync(joined);
}

test('a page around a piece that was compressed before comes out as it was', async () => {
  const middle = await compressMiddle(rules);
  const text = fc.string({ unit: 'grapheme', maxLength: 2_000 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 2, max: 50 }), (one, other, times) => {
      const before = Buffer.from(one);
      const after = Buffer.concat([Buffer.from(other.repeat(times)), tail]);
      const joined = joinPieces({ before, middle: middle!, after });
      expect(brotliDecompressSync(joined!)).toEqual(Buffer.concat([before, rules, after]));
    }),
  );
});

test.each([0, 1, 100, 100_000, 131_072])('so it does around a piece of %i bytes', async (size) => {
  const piece = Buffer.from(Array.from({ length: size }, (_, place) => (place * place) >> 7));
  const whole = Buffer.concat([tail, piece, tail]);
  expect(await come(tail, piece, tail)).toEqual(size === 0 ? undefined : whole);
});

test.each([0, 1, 3, 100])('%i bytes that do not become smaller are not joined', async (size) => {
  const after = Buffer.from(Array.from({ length: size }, (_, place) => (place * 37) % 251));
  expect(await come(tail, rules, after)).toBeUndefined();
});

test('more than a block is not joined', async () => {
  expect(await come(tail, rules, Buffer.alloc(131_073))).toBeUndefined();
  expect(await come(tail, rules, Buffer.alloc(131_072))).toHaveLength(
    tail.length + rules.length + 131_072,
  );
});
