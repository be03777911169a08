import { describe, expect, it } from 'vitest';
import { MAX_SLUG_LENGTH, makeSlug, slugify, suffixSlug } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Ageratum - Blue Horizon', 'ageratum-blue-horizon'],
    ['  Café crème  ', 'cafe-creme'],
    ["Maker's Mug №2", 'makers-mug-no2'],
    ['Été/Hiver', 'ete-hiver'],
    ['竹の箸', '竹の箸'],
    ['ガラス', 'ガラス'],
    ['!!!', ''],
    ['', ''],
    ['--a--', 'a'],
  ])('STOR-03 %j becomes %j', (title, slug) => expect(slugify(title)).toBe(slug));

  it('STOR-03 is at most 200 characters and never ends in a hyphen', () => {
    const slug = slugify(`${'a'.repeat(MAX_SLUG_LENGTH - 1)} b`);
    expect(slug).toBe('a'.repeat(MAX_SLUG_LENGTH - 1));
  });
});

describe('makeSlug', () => {
  it('STOR-04 takes the fallback title for an empty or too short slug', () => {
    expect(makeSlug('', 'Store', [])).toBe('store');
    expect(makeSlug('ab', 'Store', [])).toBe('store');
    expect(makeSlug('abc', 'Store', [])).toBe('abc');
  });

  it('STOR-05 adds the next numeric suffix, compared as numbers', () => {
    expect(makeSlug('Shop', 'Store', ['other'])).toBe('shop');
    expect(makeSlug('Shop', 'Store', ['shop'])).toBe('shop-1');
    expect(makeSlug('Shop', 'Store', ['shop', 'shop-1'])).toBe('shop-2');
    expect(makeSlug('Shop', 'Store', ['shop-9', 'shop', 'shop-10', 'shop-x', 'shop-1'])).toBe(
      'shop-11',
    );
    expect(makeSlug('', 'Store', ['store'])).toBe('store-1');
  });

  it('STOR-05 keeps a suffixed slug within 200 characters', () => {
    const long = 'a'.repeat(MAX_SLUG_LENGTH);
    expect(suffixSlug(long, [long])).toHaveLength(MAX_SLUG_LENGTH);
  });
});
