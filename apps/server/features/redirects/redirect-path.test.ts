import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTarget, matchPath, parseFrom, parseTo, sampleOf, toPath } from './redirect-path.ts';

const leadsTo = (from: string, to: string, path: string) => {
  const found = matchPath(parseFrom(from), toPath(path));
  return found && fillTarget(parseTo(to, parseFrom(from), ['shop.test']), found);
};

describe('addresses of redirects', () => {
  it('are taken whatever the case, the slash at the end and the encoding', () => {
    expect(leadsTo('/Old-Page/', '/new', '/old-page')).toBe('/new');
    expect(leadsTo('/caf%C3%A9', '/new', '/Café/?utm=1')).toBe('/new');
    expect(leadsTo('/old', '/new', '/older')).toBeUndefined();
  });

  it('hand the parts on that stand for wildcards', () => {
    const from = '/blog/[year]/[month]/[title]';
    expect(leadsTo(from, '/journal/[title]', '/blog/2019/04/Clay')).toBe('/journal/Clay');
    expect(leadsTo(from, '/journal/[title]', '/blog/2019/Clay')).toBeUndefined();
    expect(leadsTo('/shop/*', '/store/*', '/shop/p/a%20b')).toBe('/store/p/a%20b');
    expect(leadsTo('/shop/*', '/store/*', '/shop')).toBe('/store');
    expect(leadsTo('/shop/*', 'https://new.test/s/*?from=old', '/shop/x')).toBe(
      'https://new.test/s/x?from=old',
    );
  });

  it('of the own host are paths', () => {
    expect(parseTo('https://SHOP.test/a?b=1', '/old', ['shop.test'])).toBe('/a?b=1');
    expect(parseTo('https://shop.test', '/old', ['shop.test'])).toBe('/');
  });

  it('are refused where they cannot be', () => {
    for (const from of [
      'old',
      '/',
      '/cart',
      '/CHECKOUT/x',
      '/a*',
      '/*',
      '/*/a',
      '/a?b',
      '/[a',
      '/[a]/[a]',
    ]) {
      expect(() => parseFrom(from), from).toThrow();
    }
    const targets = [
      'new',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      'https://u:p@x.test',
    ];
    for (const to of [
      ...targets,
      '/x/[id]',
      '/x/*',
      'mailto:a@b.test',
      '/./\t/evil.example',
      '/\r\nSet-Cookie: a=b',
    ]) {
      expect(() => parseTo(to, '/old', []), to).toThrow();
    }
  });

  it('lead to no other site by what a visitor writes into them', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('/*', '/a/*', '/[x]'), (typed, to) => {
        const from = to.includes('[') ? '/old/[x]' : '/old/*';
        const target = leadsTo(from, to, `/old/${typed}`);
        if (target === undefined) return;
        expect(target.startsWith('/')).toBe(true);
        expect(new URL(target, 'http://shop.test').host).toBe('shop.test');
      }),
      { numRuns: 500 },
    );
  });

  it('with wildcards take their own sample', () => {
    for (const from of ['/a', '/a/*', '/a/[b]/c', '/a/[b]/*']) {
      expect(matchPath(from, sampleOf(from)), from).toBeDefined();
    }
  });
});
