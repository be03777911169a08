import { describe, expect, it } from 'vitest';
import {
  findByCode,
  isAllPacked,
  listPacked,
  packUnit,
  readPacked,
  unpackItem,
  type PackedUnits,
} from './packed-units.ts';

const blue = { id: 'blue', sku: 'CUP', gtin: '', open: 1 };
const green = { id: 'green', sku: 'cup', gtin: '', open: 2 };
const jug = { id: 'jug', sku: '', gtin: '036000291452', open: 1 };
const sent = { id: 'sent', sku: 'VASE', gtin: '', open: 0 };
const items = [blue, green, sent];

describe('packing', () => {
  it('fills the items of one SKU one after the other, and says when all lie there', () => {
    let packed: PackedUnits = {};
    for (const id of ['blue', 'green', 'green']) {
      const item = findByCode(items, packed, ' Cup ');
      expect(item).toMatchObject({ id });
      if (typeof item !== 'string') packed = packUnit(packed, item);
    }
    expect(findByCode(items, packed, 'CUP')).toBe('packed');
    expect(isAllPacked(items, packed)).toBe(true);
    expect(listPacked(items, packed)).toEqual([
      { id: 'blue', quantity: 1 },
      { id: 'green', quantity: 2 },
    ]);
  });

  it('knows a barcode with and without its leading zero', () => {
    for (const code of ['036000291452', '0036000291452', '00036000291452', '36000291452'])
      expect(findByCode([blue, jug], {}, code)).toBe(jug);
    for (const code of ['0', '', '036000291453'])
      expect(findByCode([blue, jug], {}, code)).toBe('unknown');
  });

  it('knows nothing of what is not in the order, or has left already', () => {
    for (const code of ['', 'JUG', 'VASE']) expect(findByCode(items, {}, code)).toBe('unknown');
  });

  it('packs no unit twice and takes an item out again', () => {
    const full = packUnit(packUnit({}, blue), blue);
    expect(listPacked(items, full)).toEqual([{ id: 'blue', quantity: 1 }]);
    expect(listPacked(items, unpackItem(full, blue))).toEqual([]);
  });

  it('remembers over a reload what still fits the order', () => {
    const remembered = { blue: 5, green: 1, sent: 2, gone: 1, odd: 'x' };
    expect(listPacked(items, readPacked(items, remembered))).toEqual([
      { id: 'blue', quantity: 1 },
      { id: 'green', quantity: 1 },
    ]);
    for (const broken of [undefined, null, 'x', [], { blue: -1, green: 1.5 }])
      expect(listPacked(items, readPacked(items, broken))).toEqual([]);
  });
});
