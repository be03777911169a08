/** Makes the font of a page of a file that somebody uploaded. Runs in the process of fonts. */
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { FontLicenceFlag } from '@sitewright/contract';
import type { FontAnswer, MadeFont } from './font-messages.ts';
import { lettersFor } from './font-ranges.ts';
import { FontFileError, readContainer } from './read-container.ts';

/** Bits of fsType. OpenType 1.9, OS/2 */
const embedding = {
  restricted: 0x2,
  viewing: 0x4,
  editable: 0x8,
  noSubset: 0x1_00,
  bitmap: 0x2_00,
};

/** Of an em. OpenType 1.9, head */
const leastUnits = 16;

/** Kept whole or in part, it is no larger than this. */
const mostBytes = 4_000_000;

export async function makeFont(file: Buffer, locales: readonly string[]): Promise<FontAnswer> {
  let plain: Buffer;
  let font: Font;
  try {
    plain = await readContainer(file);
    font = open(plain);
  } catch (error) {
    if (error instanceof FontFileError) return { problem: 'unreadable' };
    throw error;
  }
  const flags = readFlags(plain);
  const licence = licenceOf(flags);
  if (licence === undefined || (flags & embedding.bitmap) !== 0) return { problem: 'restricted' };
  const bytes = await pack(plain, font, (flags & embedding.noSubset) === 0 ? locales : undefined);
  if (bytes === undefined) return { problem: 'unreadable' };
  if (bytes.length > mostBytes) return { problem: 'large' };
  return { font: { bytes, licence, ...describe(font) } };
}

/** @throws FontFileError */
function open(plain: Buffer): Font {
  try {
    const font = create(plain);
    if (!('characterSet' in font) || font.characterSet.length === 0) throw new Error('No letters.');
    if (font.unitsPerEm < leastUnits) throw new Error('No size.');
    return font;
  } catch (error) {
    throw new FontFileError('It cannot be read.', { cause: error });
  }
}

/** Undefined for locales: the font says that nothing of it may be left out. */
async function pack(
  plain: Buffer,
  font: Font,
  locales: readonly string[] | undefined,
): Promise<Buffer | undefined> {
  try {
    const targetFormat = 'woff2' as const;
    if (locales === undefined) {
      return await subsetFont(plain, '', { targetFormat, keepAllGlyphs: true } as object);
    }
    const isWanted = lettersFor(locales);
    const points = font.characterSet.filter(isWanted);
    // A font of signs alone keeps them all.
    const kept = points.length > 1 ? points : font.characterSet;
    const letters = kept.map((point) => String.fromCodePoint(point)).join('');
    return await subsetFont(plain, letters, { targetFormat });
  } catch {
    return undefined;
  }
}

function readFlags(plain: Buffer): number {
  const table = findTable(plain, 'OS/2');
  return table !== undefined && table.length >= 10 ? table.readUInt16BE(8) : 0;
}

/** The least of what several bits say; undefined: it may be in no page. */
function licenceOf(flags: number): FontLicenceFlag | undefined {
  if ((flags & embedding.editable) !== 0) return 'editable';
  if ((flags & embedding.viewing) !== 0) return 'viewing';
  return (flags & embedding.restricted) === 0 ? 'installable' : undefined;
}

function describe(font: Font): Omit<MadeFont, 'bytes' | 'licence'> {
  const family = nameOf(font, 'preferredFamily') || font.familyName || 'Font';
  const axis = font.variationAxes['wght'];
  const own = weightOf(font);
  const isSlanted = font.italicAngle !== 0 || /italic|oblique/i.test(font.subfamilyName ?? '');
  return {
    family: cleanName(family) || 'Font',
    weight: axis ? `${weightIn(axis.min)} ${weightIn(axis.max)}` : own,
    style: isSlanted ? 'italic' : 'normal',
    fallback: measure(font),
  };
}

/** No letter of it is cut in half. */
function cleanName(told: string): string {
  const text = told
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim();
  return Array.from(text).slice(0, 60).join('').trim();
}

/** What styles take for one. */
function weightIn(told: number): number {
  return Math.min(1_000, Math.max(1, Math.round(told)));
}

function nameOf(font: Font, name: string): string {
  const { records } =
    (font as { name?: { records?: Record<string, Record<string, string>> } }).name ?? {};
  const found = records?.[name];
  return found?.['en'] ?? Object.values(found ?? {})[0] ?? '';
}

function weightOf(font: Font): string {
  const weight = Number(font['OS/2']?.usWeightClass ?? 400);
  return String(weight >= 1 && weight <= 1_000 ? weight : 400);
}

const sample = 'the quick brown fox jumps over a lazy dog while seven others sit in the shade ';

/** Widths of Arial, which every system has or something like it, in thousandths. */
const arial: Readonly<Record<string, number>> = {
  ' ': 278,
  c: 500,
  f: 278,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  r: 333,
  s: 500,
  t: 278,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};

/** How Arial takes the room of this font, so that no line moves when it comes. */
function measure(font: Font): MadeFont['fallback'] {
  const { unitsPerEm } = font;
  const letters = sample.split('');
  const width = letters.reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return (
      sum + (font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth : 0)
    );
  }, 0);
  const usual = letters.reduce((sum, letter) => sum + (arial[letter] ?? 556), 0) / 1_000;
  const share = Math.min(2, Math.max(0.5, width / unitsPerEm / usual || 1));
  const percent = (units: number) => round((Math.abs(units) / unitsPerEm / share) * 100);
  return {
    sizeAdjust: round(share * 100),
    ascent: percent(font.ascent),
    descent: percent(font.descent),
    lineGap: percent(font.lineGap),
  };
}

const round = (value: number) => Math.min(300, Math.round(value * 10) / 10);

/** A table of a plain file whose entries were checked. */
function findTable(plain: Buffer, tag: string): Buffer | undefined {
  const count = plain.readUInt16BE(4);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    if (plain.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = plain.readUInt32BE(entry + 8);
    return plain.subarray(offset, offset + plain.readUInt32BE(entry + 12));
  }
  return undefined;
}
