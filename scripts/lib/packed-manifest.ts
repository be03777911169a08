/** The parts of a `package.json` that matter here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The manifest of a packed package: what exports TypeScript exports its JavaScript and types. */
export function packedManifest({ name, version, exports, dependencies }: Manifest): object {
  const entries = Object.entries(exports).map(([entry, path]) => {
    const built = path.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
    return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return {
    name,
    version,
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(entries),
    files: ['dist'],
    engines: { node: '>=20.19' },
    ...(dependencies && { dependencies }),
  };
}
