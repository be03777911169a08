import { describe, expect, it } from 'vitest';
import { canOpenAdditionalFields, hasEnoughStock, isScarce, stockOf, sumStock } from './stock.ts';

const unlimited = { unlimited: true, qtyInStock: 0 };

describe('stock', () => {
  it('counts a missing, negative or broken quantity as none', () => {
    expect(stockOf({})).toBe(0);
    expect(stockOf({ qtyInStock: Number.NaN })).toBe(0);
    expect(stockOf({ qtyInStock: null })).toBe(0);
    expect(stockOf({ qtyInStock: -3 })).toBe(0);
    expect(stockOf({ qtyInStock: 4 })).toBe(4);
    expect(stockOf(unlimited)).toBe(Number.POSITIVE_INFINITY);
  });

  it('PDP-10 any unlimited variant makes the sum unlimited; counts below zero take away', () => {
    expect(sumStock([{ qtyInStock: 2 }, { qtyInStock: 5 }, { qtyInStock: -1 }])).toBe(6);
    expect(sumStock([{ qtyInStock: 2 }, { qtyInStock: -3 }])).toBe(0);
    expect(sumStock([{ qtyInStock: 2 }, unlimited])).toBe(Number.POSITIVE_INFINITY);
    expect(sumStock([])).toBe(0);
  });

  it('ATC-14 compares with what the cart already holds', () => {
    expect(hasEnoughStock({ qtyInStock: 5 }, 5)).toBe(true);
    expect(hasEnoughStock({ qtyInStock: 5 }, 3, 3)).toBe(false);
    expect(hasEnoughStock(unlimited, 9999, 9999)).toBe(true);
    expect(hasEnoughStock({ qtyInStock: 0 }, 1)).toBe(false);
  });

  it('ATC-17 opens additional fields only while more is in stock than in the cart', () => {
    expect(canOpenAdditionalFields({ qtyInStock: 2 }, 1)).toBe(true);
    expect(canOpenAdditionalFields({ qtyInStock: 2 }, 2)).toBe(false);
    expect(canOpenAdditionalFields(unlimited, 500)).toBe(true);
  });

  it('PDP-15 is scarce from one up to the threshold', () => {
    expect([0, 1, 10, 11].map((qtyInStock) => isScarce({ qtyInStock }, 10))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isScarce(unlimited, 10)).toBe(false);
  });
});
