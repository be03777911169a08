import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../../render/styles/compile-styles.ts';
import { loadTheme } from '../../render/theme/load-theme.ts';
import type { Theme } from '../../render/theme/theme.ts';

const folder = path.join(import.meta.dirname, '../../../../themes/linden');

describe('the Linden theme', () => {
  let theme: Theme;
  let css: string;

  beforeAll(async () => {
    theme = await loadTheme(folder);
    const { styles, styleFiles, tweaks } = theme;
    const compiled = compileStyles({
      sheets: styles,
      files: styleFiles,
      tweaks,
      values: {},
      isMinified: false,
    });
    expect(compiled.faults).toEqual([]);
    ({ css } = compiled);
  });

  it('has no mistake in any template', () => {
    expect(theme.errors).toEqual([]);
  });

  it.each([
    ['text', 'bg'],
    ['text', 'surface'],
    ['muted', 'bg'],
    ['muted', 'surface'],
    ['on-accent', 'accent'],
    ['error', 'bg'],
    ['success', 'bg'],
    ['sale', 'bg'],
  ])('%s on %s has a contrast of 4.5 or more, light and dark', (front, back) => {
    const fronts = tokenValues(css, front);
    const backs = tokenValues(css, back);
    expect(fronts).toHaveLength(2);
    for (const [i, color] of fronts.entries()) {
      expect(contrast(color, backs[i] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('gives controls an outline of 3 or more', () => {
    for (const [i, color] of tokenValues(css, 'control').entries()) {
      expect(contrast(color, tokenValues(css, 'bg')[i] ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The light and the dark value; what print sets comes later. */
function tokenValues(css: string, name: string): string[] {
  const found = css.matchAll(new RegExp(`--sw-color-${name}:\\s*(#[0-9a-f]{3,6}|[a-z]+)`, 'g'));
  return [...found].map((match) => match[1] ?? '').slice(0, 2);
}

/** WCAG 2 contrast of two `#rgb` or `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const hex = color === 'white' ? 'ffffff' : color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}
