/**
 * Measures what a browser would load of the template language: bundled, minified, gzip, without
 * the locale library. Run alone it prints the sizes.
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ENTRY = 'entry';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENGINE = `export { compile, render } from '@sitewright/template';`;
const SHOP_GROUPS = 'coreGroup, contentGroup, commerceGroup, dateGroup';

/** What is measured, by its heading. */
const SOURCES: Readonly<Record<string, string>> = {
  'engine alone': ENGINE,
  'with core and content': groupsEntry('coreGroup, contentGroup'),
  'with core, content, commerce, date': groupsEntry(SHOP_GROUPS),
  'with all formatters': `${ENGINE}export { createRegistry } from '@sitewright/formatters';`,
};

function groupsEntry(groups: string): string {
  return `${ENGINE}export { createRegistryOf, ${groups} } from '@sitewright/formatters';`;
}

/** Bytes of a module and all that it imports, after gzip. */
async function measureBundle(source: string): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'browser',
    external: /^@phensley\//,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `${ROOT}${ENTRY}.ts` : undefined),
        load: (id) => (id === `${ROOT}${ENTRY}.ts` ? source : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** One line about the sizes, for people. */
export async function describeBundles(): Promise<string> {
  const sizes: string[] = [];
  for (const [title, source] of Object.entries(SOURCES)) {
    const bytes = await measureBundle(source);
    sizes.push(`${title} ${(bytes / 1000).toFixed(1)} kB`);
  }
  return `In a browser (minified, gzip, without the locale library): ${sizes.join('; ')}.`;
}

if (import.meta.main) console.log(await describeBundles());
