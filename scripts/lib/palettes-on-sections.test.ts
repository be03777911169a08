/** Proposed palettes in the sheet of the theme: what sections make of them can be read. */
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  paletteValues,
  proposePalettes,
} from '../../apps/back-office/features/site-styles/palette/propose-palettes.ts';
import { compileStyles } from '../../apps/server/render/styles/compile-styles.ts';
import { readSectionColors } from '../../apps/server/render/styles/section-colors.ts';
import { loadTheme } from '../../apps/server/render/theme/load-theme.ts';
import { contrastOf, readColor } from '../../packages/blocks/src/checks/read-color.ts';

const folder = path.join(import.meta.dirname, '../../themes/linden');

it('every colour theme of sections has readable texts in every palette, light and dark', async () => {
  const theme = await loadTheme(folder);
  const { styles, styleFiles, tweaks } = theme;
  const names = new Set(tweaks.map(({ name }) => name));
  for (const seed of ['#ffd400', '#2c4a37']) {
    for (const palette of proposePalettes(seed)) {
      const values = paletteValues(palette, names);
      expect(Object.keys(values)).toHaveLength(23);
      const { css, faults } = compileStyles({
        sheets: styles,
        files: styleFiles,
        tweaks,
        values,
        isMinified: true,
      });
      expect(faults).toEqual([]);
      const colors = readSectionColors(css, () => true);
      expect(Object.keys(colors).toSorted()).toEqual(['', 'bold', 'dark', 'light', 'white']);
      for (const [name, looks] of Object.entries(colors)) {
        expect([seed, palette.name, name, looks.length > 0]).toEqual([
          seed,
          palette.name,
          name,
          true,
        ]);
        for (const { ground, text } of looks) {
          const [below, letters] = [readColor(ground)!, readColor(text)!];
          const isEnough = contrastOf(letters, below) >= 4.5;
          expect([seed, palette.name, name, ground, text, isEnough]).toEqual([
            seed,
            palette.name,
            name,
            ground,
            text,
            true,
          ]);
        }
      }
    }
  }
}, 120_000);
