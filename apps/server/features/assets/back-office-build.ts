/** What the build of the back office says about itself. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of the first files: a script, what it imports, and the styles. */
export interface BackOfficeBuild {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** The scripts of a screen that are not among those: `editor/editor-screen.tsx`. */
  scriptsOf(screen: string): readonly string[];
  /** Its styles, in the same way. */
  stylesOf(screen: string): readonly string[];
}

/** Folder of the built files. */
export const backOfficeDist = join(import.meta.dirname, '../../../back-office/dist/client');

/** Where they are served. */
export const assetsPath = '/config/assets/';

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);

/** Reads the build's manifest, and reads it again when it was built anew. */
export function createBuildReader(
  entry: string = 'main.tsx',
  folder: string = backOfficeDist,
): () => BackOfficeBuild | undefined {
  const path = join(folder, '.vite/manifest.json');
  let readAt = 0;
  let build: BackOfficeBuild | undefined;
  return () => {
    const mtime = existsSync(path) ? statSync(path).mtimeMs : 0;
    if (mtime !== readAt) {
      build = mtime === 0 ? undefined : describe(readFileSync(path, 'utf8'), entry);
      readAt = mtime;
    }
    return build;
  };
}

function describe(text: string, entry: string): BackOfficeBuild | undefined {
  const manifest = manifestSchema.parse(JSON.parse(text));
  const first = manifest[entry];
  if (!first) return undefined;
  const keys = importsOf(manifest, entry);
  const parts = [...keys].flatMap((key) => manifest[key] ?? []);
  const styles = [first, ...parts].flatMap(({ css }) => css);
  const ofScreen = (screen: string) =>
    [screen, ...importsOf(manifest, screen)]
      .filter((key) => key !== entry && !keys.has(key))
      .flatMap((key) => manifest[key] ?? []);
  return {
    script: assetsPath + first.file,
    preloads: parts.map(({ file }) => assetsPath + file),
    styles: [...new Set(styles)].map((file) => assetsPath + file),
    scriptsOf: (screen) => ofScreen(screen).map(({ file }) => assetsPath + file),
    stylesOf: (screen) => {
      const files = new Set(ofScreen(screen).flatMap(({ css }) => css));
      return [...files].map((file) => assetsPath + file);
    },
  };
}

function importsOf(
  manifest: z.infer<typeof manifestSchema>,
  key: string,
  found = new Set<string>(),
): Set<string> {
  for (const next of manifest[key]?.imports ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    importsOf(manifest, next, found);
  }
  return found;
}
