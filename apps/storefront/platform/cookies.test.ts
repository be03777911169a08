import { describe, expect, test } from 'vitest';
import { isSignedIn, mayHaveCart, readCookie } from './cookies.ts';

describe('cookies', () => {
  test('reads one cookie among several', () => {
    expect(readCookie('crumb', 'a=1; crumb=x%3Dy; b=2')).toBe('x=y');
    expect(readCookie('rumb', 'a=1; crumb=x')).toBeUndefined();
  });

  test.each([
    ['hasCart=true', true],
    ['hasCart=false', false],
    ['CART=abc', true],
    ['SiteUserInfo=%7B%22authenticated%22%3Atrue%7D', true],
    ['SiteUserInfo=%7B%22authenticated%22%3Afalse%7D', false],
    ['crumb=abc', false],
    ['', false],
  ])('CART-17 CART-24 with the cookies «%s» the cart is asked for: %s', (cookies, expected) => {
    expect(mayHaveCart(cookies)).toBe(expected);
  });

  test('a broken site-user cookie is nobody', () => {
    expect(isSignedIn('SiteUserInfo=yes')).toBe(false);
  });
});
