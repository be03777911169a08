import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr-code.tsx';

it('AUTH-06 the code of the one-time-code set-up is drawn square by square, with its quiet edge', () => {
  const text =
    'otpauth://totp/Sitewright:anna@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Sitewright';
  const { size, path } = drawQr(text);
  const { data } = encode(text, { ecc: 'M', border: 2 });
  expect(data).toHaveLength(size);
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) expect(drawn.has(`${x} ${y}`)).toBe(isDark);
  }
  expect([...drawn].some((place) => /^[01] | [01]$/.test(place))).toBe(false);
});
