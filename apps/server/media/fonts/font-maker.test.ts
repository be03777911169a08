import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingsGroups } from '@sitewright/contract';
import { FontMaker } from './font-maker.ts';
import { lettersFor } from './font-ranges.ts';
import { FontFileError, readContainer } from './read-container.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (name: string, file: string) =>
  readFile(join(dirname(resolve(`@fontsource-variable/${name}/package.json`)), 'files', file));

describe('a font that is uploaded', () => {
  const maker = new FontMaker();
  let lora: Buffer;
  let plain: Buffer;
  beforeAll(async () => {
    lora = await fontFile('lora', 'lora-latin-wght-normal.woff2');
    plain = await convert(lora, 'sfnt', 'woff2');
  });

  const make = async (bytes: Buffer, locales: readonly string[] = ['de-DE']) =>
    maker.make({ bytes, locales });
  const letters = async (bytes: Uint8Array) =>
    (create(await convert(Buffer.from(bytes), 'sfnt', 'woff2')) as Font).characterSet;
  /** The same with another flag of its licence. */
  const flagged = (flags: number) => {
    const copy = Buffer.from(plain);
    const at = 12 + 16 * tables(copy).indexOf('OS/2');
    copy.writeUInt16BE(flags, copy.readUInt32BE(at + 8) + 8);
    return copy;
  };
  const tables = (file: Buffer) =>
    Array.from({ length: file.readUInt16BE(4) }, (_, at) =>
      file.toString('latin1', 12 + at * 16, 16 + at * 16),
    );

  it('becomes a WOFF2 with the letters of the languages, and is measured', async () => {
    const answer = await make(plain);
    if (!answer || !('font' in answer)) throw new Error(JSON.stringify(answer));
    const { font } = answer;
    expect(font).toMatchObject({
      family: 'Lora',
      weight: '400 700',
      style: 'normal',
      licence: 'installable',
    });
    expect(font.fallback.sizeAdjust).toBeGreaterThan(85);
    expect(font.fallback.sizeAdjust).toBeLessThan(125);
    expect(Buffer.from(font.bytes.subarray(0, 4)).toString()).toBe('wOF2');
    const kept = await letters(font.bytes);
    expect(kept).toContain('ß'.codePointAt(0));
    expect(kept).not.toContain('č'.codePointAt(0));
    expect(font.bytes.length).toBeLessThanOrEqual(lora.length);
  });

  it('keeps what the languages of a site need, and no more', async () => {
    const cyrillic = await fontFile('lora', 'lora-cyrillic-wght-normal.woff2');
    const [german, polish, russian] = [['de-DE'], ['pl-PL'], ['ru-RU']].map(lettersFor);
    expect([german!(0x142), polish!(0x142), russian!(0x436), german!(0x436)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([german!(0x20ac), german!(0xfc)]).toEqual([true, true]);
    const answer = await make(cyrillic, ['ru-RU']);
    expect(answer && 'font' in answer && (await letters(answer.font.bytes))).toContain(0x436);
  });

  it('says what its licence allows, and is refused where that is nothing', async () => {
    expect(await make(flagged(0x2))).toEqual({ problem: 'restricted' });
    expect(await make(flagged(0x2_00))).toEqual({ problem: 'restricted' });
    expect(await make(flagged(0x4))).toMatchObject({ font: { licence: 'viewing' } });
    expect(await make(flagged(0x8))).toMatchObject({ font: { licence: 'editable' } });
    const whole = await make(flagged(0x1_00));
    const all = (create(plain) as Font).characterSet.length;
    expect(whole && 'font' in whole && (await letters(whole.font.bytes)).length).toBe(all);
  }, 60_000);

  it('that is none, is cut off, or tells lies about its tables is refused', async () => {
    const none = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const far = Buffer.from(plain);
    far.writeUInt32BE(0xff_ff_ff_00, 12 + 8);
    const many = Buffer.from(plain);
    many.writeUInt16BE(60_000, 4);
    for (const file of [none, Buffer.alloc(0), lora.subarray(0, 9_000), far, many]) {
      expect(await make(file)).toEqual({ problem: 'unreadable' });
    }
    expect(await make(Buffer.concat([plain.subarray(0, 300), Buffer.alloc(40_000)]))).toEqual({
      problem: 'unreadable',
    });
  }, 60_000);

  it('that says of itself what no style sheet takes is refused, or says what one takes', async () => {
    const start = (file: Buffer, tag: string) =>
      file.readUInt32BE(12 + 16 * tables(file).indexOf(tag) + 8);
    const changed = (change: (file: Buffer) => void) => {
      const copy = Buffer.from(plain);
      change(copy);
      return copy;
    };
    const flat = changed((file) => file.writeUInt16BE(0, start(file, 'head') + 18));
    expect(await make(flat)).toEqual({ problem: 'unreadable' });
    const weights = changed((file) => {
      const fvar = start(file, 'fvar');
      const axis = fvar + file.readUInt16BE(fvar + 4);
      file.writeInt32BE(-5 * 65_536, axis + 4);
      file.writeInt32BE(20_000 * 65_536, axis + 12);
    });
    const named = changed((file) => {
      const name = start(file, 'name');
      const texts = name + file.readUInt16BE(name + 4);
      const family = Buffer.from(`A${'\u{1D49C}'.repeat(40)}`, 'utf16le').swap16();
      for (let at = 0; at < file.readUInt16BE(name + 2); at += 1) {
        const record = name + 6 + at * 12;
        if (![1, 16].includes(file.readUInt16BE(record + 6))) continue;
        file.writeUInt16BE(126, record + 8);
        family.copy(file, texts + file.readUInt16BE(record + 10), 0, 126);
      }
    });
    for (const file of [weights, named]) {
      const answer = await make(file);
      if (!answer || !('font' in answer)) throw new Error(JSON.stringify(answer));
      const { family, weight, style, fallback } = answer.font;
      const face = { assetId: '0'.repeat(24), weight, style };
      const own = { name: 'own-a', family, category: 'Serif', faces: [face], fallback };
      expect(settingsGroups.fonts.fields.own.schema.safeParse([own]).error?.issues).toBeUndefined();
      expect(weight.split(' ').every((one) => Number(one) <= 1_000)).toBe(true);
    }
  }, 60_000);

  it('in a WOFF that unpacks to far more than it says is not unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
    for (const length of [bomb.length + 10, 15_000_000, 4_000_000_000]) {
      await expect(readContainer(woff(bomb, length))).rejects.toThrow(FontFileError);
    }
    const before = Date.now();
    expect(await make(woff(bomb, 15_000_000))).toEqual({ problem: 'unreadable' });
    expect(Date.now() - before).toBeLessThan(20_000);
  }, 60_000);

  it('whatever its bytes are, its tables are read or it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(plain, lora),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (file, changes) => {
          const broken = Buffer.from(file);
          for (const [at, value] of changes) broken[at] = value;
          await readContainer(broken).catch((error: unknown) => {
            expect(error).toBeInstanceOf(FontFileError);
          });
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('that comes behind ten others is told to come again', async () => {
    const crowded = new FontMaker();
    const bytes = Buffer.from('no font at all');
    const asked = Array.from({ length: 12 }, () => crowded.make({ bytes, locales: [] }));
    const answers = await Promise.all(asked);
    expect(answers.slice(0, 11)).toEqual(Array(11).fill({ problem: 'unreadable' }));
    expect(answers[11]).toBeUndefined();
  }, 60_000);

  it('that takes too long is given up, and the next one is made', async () => {
    const hasty = new FontMaker(1);
    expect(await hasty.make({ bytes: plain, locales: [] })).toBeUndefined();
    expect(await make(plain)).toMatchObject({ font: { family: 'Lora' } });
  }, 60_000);
});

/** A WOFF of one table. */
function woff(packed: Buffer, length: number): Buffer {
  const head = Buffer.alloc(44 + 20);
  head.write('wOFF', 0, 'latin1');
  head.writeUInt32BE(0x1_00_00, 4);
  head.writeUInt32BE(head.length + packed.length, 8);
  head.writeUInt16BE(1, 12);
  head.write('glyf', 44, 'latin1');
  head.writeUInt32BE(head.length, 48);
  head.writeUInt32BE(packed.length, 52);
  head.writeUInt32BE(length, 56);
  return Buffer.concat([head, packed]);
}
