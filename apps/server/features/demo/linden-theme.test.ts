import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../../render/styles/compile-styles.ts';
import { loadTheme } from '../../render/theme/load-theme.ts';
import type { Theme } from '../../render/theme/theme.ts';

const folder = path.join(import.meta.dirname, '../../../../themes/linden');

describe('the Linden theme', () => {
  let theme: Theme;
  const sheets = new Map<string, string>();

  beforeAll(async () => {
    theme = await loadTheme(folder);
    const { styles, styleFiles, tweaks } = theme;
    for (const { name, values } of theme.presets) {
      const input = { sheets: styles, files: styleFiles, tweaks, values, isMinified: false };
      const { css, faults } = compileStyles(input);
      expect([name, faults]).toEqual([name, []]);
      sheets.set(name, css);
    }
  });

  it('has no mistake in any template or preset', () => {
    expect(theme.errors).toEqual([]);
  });

  it('has five looks, the first of which is the theme as it is', () => {
    const names = theme.presets.map(({ name }) => name);
    expect(names).toEqual(['linden', 'hearth', 'kiosk', 'nocturne', 'salon']);
    expect(theme.presets[0]?.values).toEqual({});
    const fonts = [...sheets.values()].map((css) => /--sw-font-heading:\s*([^;]+)/.exec(css)?.[1]);
    expect(new Set(fonts).size).toBe(5);
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
    ['sale', 'surface'],
  ])('%s on %s has a contrast of 4.5 or more in every look, light and dark', (front, back) => {
    for (const [look, css] of sheets) {
      const fronts = tokenValues(css, front);
      const backs = tokenValues(css, back);
      expect(fronts).toHaveLength(2);
      for (const [i, color] of fronts.entries()) {
        const found = contrast(color, backs[i] ?? '');
        expect([look, i, found >= 4.5 || found]).toEqual([look, i, true]);
      }
    }
  });

  it('gives controls an outline of 3 or more in every look', () => {
    for (const [look, css] of sheets) {
      for (const [i, color] of tokenValues(css, 'control').entries()) {
        const found = contrast(color, tokenValues(css, 'bg')[i] ?? '');
        expect([look, i, found >= 3 || found]).toEqual([look, i, true]);
      }
    }
  });

  it('serves every font that a look names', () => {
    for (const css of sheets.values()) {
      for (const [, url = ''] of css.matchAll(/url\("?(\/assets\/[^)"]+)/g)) {
        expect(existsSync(path.join(folder, url)), url).toBe(true);
      }
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
