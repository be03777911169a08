import { expect, it } from 'vitest';
import { themeOfSection } from './section-theme.ts';

const none = { source: 'none' } as const;

it.each([
  [{}, ''],
  [{ background: none }, ''],
  [{ background: { ...none, color: '#fff8f0' } }, 'white'],
  [{ background: { ...none, color: '#1b2a1e' } }, 'dark'],
  [{ background: { ...none, color: 'rgb(20 30 40)' } }, 'dark'],
  [{ background: { ...none, color: 'hsl(40, 60%, 95%)' } }, 'white'],
  // 0.65 of the way from black to white is light.
  [{ background: { ...none, color: '#a6a6a6' } }, 'white'],
  [{ background: { ...none, color: '#a5a5a5' } }, 'dark'],
  // The ground of the site shows through, or a picture does.
  [{ background: { ...none, color: '#00000080' } }, ''],
  [{ background: { source: 'upload', assetId: 'a', color: '#000', overlay: 0.4 } }, ''],
  [{ background: { ...none, color: 'var(--mine)' } }, ''],
  [{ theme: 'bold', background: { ...none, color: '#000' } }, 'bold'],
] as const)('FMT-17 the section %j is drawn as %j', (style, theme) => {
  expect(themeOfSection(style)).toBe(theme);
});
