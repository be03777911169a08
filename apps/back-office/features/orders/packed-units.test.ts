import { describe, expect, it } from 'vitest';
import { findByCode, listPacked, packUnit, unpackItem, type PackedUnits } from './packed-units.ts';

const blue = { id: 'blue', sku: 'CUP', open: 1 };
const green = { id: 'green', sku: 'cup', open: 2 };
const sent = { id: 'sent', sku: 'VASE', open: 0 };
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
    expect(listPacked(items, packed)).toEqual([
      { id: 'blue', quantity: 1 },
      { id: 'green', quantity: 2 },
    ]);
  });

  it('knows nothing of what is not in the order, or has left already', () => {
    for (const code of ['', 'JUG', 'VASE']) expect(findByCode(items, {}, code)).toBe('unknown');
  });

  it('packs no unit twice and takes an item out again', () => {
    const full = packUnit(packUnit({}, blue), blue);
    expect(listPacked(items, full)).toEqual([{ id: 'blue', quantity: 1 }]);
    expect(listPacked(items, unpackItem(full, blue))).toEqual([]);
  });
});
