import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../../render/styles/compile-styles.ts';
import { splitSheet } from '../../render/styles/split-sheet.ts';
import { loadTheme } from '../../render/theme/load-theme.ts';
import type { Theme } from '../../render/theme/theme.ts';

const folder = path.join(import.meta.dirname, '../../../../themes/linden');

describe('what Linden lets an owner change of type, pictures, fields and motion', () => {
  let theme: Theme;
  beforeAll(async () => {
    theme = await loadTheme(folder);
  });

  const compile = (values: Record<string, string>, isMinified = true) => {
    const { styles, styleFiles, tweaks } = theme;
    const input = { sheets: styles, files: styleFiles, tweaks, values, isMinified };
    return compileStyles(input);
  };
  const sheet = (values: Record<string, string>) => {
    const { css, faults } = compile(values);
    expect([values, faults]).toEqual([values, []]);
    return css;
  };
  /** Of the largest width, in rem. */
  const step = (css: string, name: number) => {
    const [, value = ''] = new RegExp(`--sw-size-step-${name}:([^;}]+)`).exec(css) ?? [];
    return Number.parseFloat(value.split(',').at(-1) ?? '');
  };

  it('every value of every choice makes a sheet without a fault', () => {
    const choices = theme.tweaks.filter(
      ({ type, options }) => type === 'value' && options.length > 0,
    );
    const most = Math.max(...choices.map(({ options }) => options.length));
    // One sheet takes the first option of all, the next one the second.
    for (let turn = 0; turn < most; turn += 1) {
      const values = choices.map(({ name, options }) => [name, options[turn % options.length]!]);
      sheet(Object.fromEntries(values));
    }
  });

  it('a white section of a look that is dark at any hour has dark letters', () => {
    const { values } = theme.presets.find(({ name }) => name === 'nocturne')!;
    const [white = ''] = /\[data-section-theme=white\]\{[^}]*/.exec(sheet({ ...values })) ?? [];
    expect(white).toContain('--sw-color-text:#0f1214');
  });

  it('sizes stand in one ratio, grow with the text, and stay small enough for a phone', () => {
    const ratios = { 'minor-third': 1.2, fourth: 1.333, golden: 1.618 };
    for (const [name, ratio] of Object.entries(ratios)) {
      const css = sheet({ 'type-scale': name });
      expect(step(css, 2) / step(css, 1)).toBeCloseTo(ratio, 2);
      expect(step(css, 5)).toBeLessThanOrEqual(7.5);
      const [least] = /--sw-size-step-5:clamp\(([\d.]+)rem/.exec(css)!.slice(1);
      expect(Number(least)).toBeLessThanOrEqual(3);
    }
    const large = sheet({ 'type-scale': 'minor-third', 'body-size': '20px' });
    expect(large).toMatch(/--sw-size-step-0:1\.25rem/);
    expect(step(large, 2)).toBeCloseTo(1.44 * 1.25, 2);
    expect(sheet({ 'line-spacing': 'wide' })).toContain('--sw-line:1.9');
  });

  it('the look as it is has no rule of any of them', () => {
    const css = sheet({});
    expect(css).not.toContain('--sw-radius-picture');
    expect(css).not.toContain('sw-come-in');
    expect(css).not.toContain('grayscale(');
  });

  it('content comes in by styles alone, never for who wants no motion, on paper, or without support', () => {
    const motions = { fade: 'sections', rise: 'blocks', slide: 'sections', grow: 'blocks' };
    for (const [motion, part] of Object.entries(motions)) {
      const css = sheet({ motion, 'motion-of': part });
      expect(css).toMatch(
        /@supports \(animation-timeline:\s?view\(\)\)\s?\{@media screen and \(prefers-reduced-motion:\s?no-preference\)/,
      );
      expect(css.match(/animation-timeline:/g)).toHaveLength(2);
      // Nothing that has a place in the layout changes.
      const [frames = ''] = /@keyframes sw-come-in\{.*?\}\}/.exec(css) ?? [];
      expect(frames).toContain('opacity:0');
      expect(frames).not.toMatch(/width|height|margin|top|left|padding/);
      expect(splitSheet(css, '/site.css')?.keyframes.map(({ name }) => name)).toContain(
        'sw-come-in',
      );
    }
  });

  it('fields without a line around them keep the one below, and pictures that are round stay round', () => {
    for (const style of ['filled', 'underlined']) {
      expect(sheet({ 'field-style': style })).toContain(
        'border-bottom-color:var(--sw-color-control)',
      );
    }
    expect(sheet({ 'field-radius': '14px' })).toContain('--sw-radius-field:14px');
    const css = sheet({ 'picture-corners': 'square' });
    expect(css.lastIndexOf('sw-crop--round img')).toBeGreaterThan(
      css.indexOf('--sw-radius-picture'),
    );
  });
});
