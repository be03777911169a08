/** Themes of a test: the theme `plain` with files of the test's own over it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const plain = path.join(import.meta.dirname, 'themes/plain');

export interface TestThemes {
  /** For THEMES_DIR. */
  readonly folder: string;
  /** Writes a file of the theme the way many editors do: a new file in the place of the old one. */
  replace(file: string, text: string): void;
  remove(): void;
}

/** A folder of themes with the theme `plain`; `null` takes one of its files away. */
export function writeTestThemes(files: Readonly<Record<string, string | null>>): TestThemes {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-themes-'));
  const theme = path.join(folder, 'plain');
  fs.cpSync(plain, theme, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(theme, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (text === null) fs.rmSync(target);
    else fs.writeFileSync(target, text);
  }
  return {
    folder,
    replace(file, text) {
      const target = path.join(theme, file);
      fs.writeFileSync(`${target}.new~`, text);
      fs.renameSync(`${target}.new~`, target);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
