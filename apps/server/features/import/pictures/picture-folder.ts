/** Pictures in a folder, found by the file name at the end of an address. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures that lie beside an import file, found by their names. */
export class PictureFolder {
  #files: ReadonlyMap<string, string>;

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  /** Lists a folder and those inside it. */
  static async open(folder: string): Promise<PictureFolder> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile());
    return new PictureFolder(
      new Map(
        files.map((entry) => [normalise(entry.name), path.join(entry.parentPath, entry.name)]),
      ),
    );
  }

  /** The bytes of the picture that an address or a plain name ends in; undefined when it is not there. */
  async read(url: string): Promise<Buffer | undefined> {
    const file = this.#files.get(normalise(fileNameOf(url)));
    return file === undefined ? undefined : readFile(file);
  }
}

/** `https://x/y/Blue+Vase.JPG?v=2` → `Blue Vase.JPG`. */
export function fileNameOf(url: string): string {
  const name =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const spaced = name.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Shops write blanks as `+`, `%20`, `_` or `-`; the case differs too. */
function normalise(name: string): string {
  return name.toLowerCase().replace(/[\s+_-]+/g, '-');
}
