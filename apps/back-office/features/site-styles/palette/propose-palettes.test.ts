import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../../ui/color-contrast.ts';
import { mainColors } from './main-colors.ts';
import {
  isReadable,
  paletteNames,
  paletteRoles,
  paletteValues,
  pairsOf,
  proposePalettes,
  underPointer,
} from './propose-palettes.ts';

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((digits) => {
  return `#${digits.toString(16).padStart(6, '0')}`;
});

describe('palettes made from a colour', () => {
  it('of any colour, with any second one, can be read, light and dark', () => {
    fc.assert(
      fc.property(color, color, (seed, second) => {
        for (const palette of proposePalettes(seed, second)) {
          for (const side of [palette.light, palette.dark]) {
            for (const [one, other, least] of pairsOf(side)) {
              // By the measure of the colour picker, which is not the one that they were made by.
              expect(contrastOf(one, other)).toBeGreaterThanOrEqual(least);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#7f7f00'])(
    'of %s, too',
    (seed) => {
      const palettes = proposePalettes(seed);
      expect(palettes.map(({ name }) => name)).toEqual([...paletteNames]);
      for (const { light, dark } of palettes) {
        expect([isReadable(light), isReadable(dark)]).toEqual([true, true]);
        for (const value of [...Object.values(light), ...Object.values(dark)]) {
          expect(value).toMatch(/^#[\da-f]{6}$/);
        }
      }
    },
  );

  it('a colour that can be read as it is stays what it is', () => {
    const [quiet] = proposePalettes('#2c4a37');
    expect(quiet?.light.accent).toBe('#2c4a37');
  });

  it('what is grey stays grey, and what is dark at any hour is so by day', () => {
    const grey = proposePalettes('#808080')[0]!.light.background;
    expect(new Set([grey.slice(1, 3), grey.slice(3, 5), grey.slice(5)]).size).toBe(1);
    const night = proposePalettes('#2c4a37').at(-1)!;
    expect(night.light).toEqual(night.dark);
  });

  it('is written by the names of the tweaks that a theme has', () => {
    const names = new Set(['background-color', 'text-color', 'accent-color', 'ground']);
    const [quiet, , , , , night] = proposePalettes('#aa3311');
    expect(Object.keys(paletteValues(quiet!, names)).toSorted()).toEqual([...names].toSorted());
    expect(paletteValues(quiet!, names)['ground']).toBe('light');
    expect(paletteValues(night!, names)['ground']).toBe('dark');
    expect(paletteRoles).toHaveLength(11);
  });

  it('a button under a pointer is what the theme makes of it', () => {
    expect(underPointer('#2c4a37', '#1f241f')).toBe('#2a4534');
  });
});

describe('the main colours of a picture', () => {
  const paint = (parts: readonly (readonly [number, number, number, number])[]) =>
    parts.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => [...rgb, 255]).flat());

  it('are those that there is most of, and small spots of colour', () => {
    const colors = mainColors(
      paint([
        [900, 230, 230, 228],
        [60, 200, 30, 30],
        [40, 30, 60, 160],
      ]),
    );
    expect(colors).toHaveLength(3);
    expect(colors.map((one) => Number.parseInt(one.slice(1, 3), 16) > 150)).toContain(true);
  });

  it('are at most six, none like another, and none of nothing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 4_000 }), (pixels) => {
        const colors = mainColors(pixels);
        expect(colors.length).toBeLessThanOrEqual(6);
        expect(new Set(colors).size).toBe(colors.length);
      }),
      { numRuns: 50 },
    );
    expect(mainColors([])).toEqual([]);
    expect(mainColors([10, 20, 30, 0])).toEqual([]);
  });
});
