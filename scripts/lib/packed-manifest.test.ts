import { expect, it } from 'vitest';
import { packedManifest } from './packed-manifest.ts';

it('exports the JavaScript and the types of what exports TypeScript', () => {
  const manifest = {
    name: '@sitewright/x',
    version: '1.2.3',
    private: true,
    exports: { '.': './src/index.ts', './docs': './src/docs/index.ts' },
    dependencies: { a: '1.0.0' },
  };
  expect(packedManifest(manifest)).toEqual({
    name: '@sitewright/x',
    version: '1.2.3',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './docs': { types: './dist/docs/index.d.ts', default: './dist/docs/index.js' },
    },
    files: ['dist'],
    engines: { node: '>=20.19' },
    dependencies: { a: '1.0.0' },
  });
});
