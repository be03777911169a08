import { expect, it } from 'vitest';
import { localiseLinks } from './localise-links.ts';

const german = { siteId: 's', language: 'de', settings: {} };

it('links and forms stay in the language of the page, scripts as they are', () => {
  const html = '<a href="/shop">A</a><form action="/cart"></form><script>"<a href="/x">"</script>';
  expect(localiseLinks(html, german)).toBe(
    '<a href="/de/shop">A</a><form action="/de/cart"></form><script>"<a href="/x">"</script>',
  );
});

it.each(['<a ', "<a title='", '<script>', '<form action="/a'])(
  'what opens without an end is looked at once: %s',
  (sign) => {
    const html = `<p>${sign.repeat(100_000)}`;
    expect(localiseLinks(html, german).length).toBeGreaterThanOrEqual(html.length);
  },
);
