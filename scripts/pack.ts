/**
 * Makes the packages that other projects can use on their own into archives for npm: JavaScript
 * with type declarations, since Node.js runs no TypeScript below `node_modules`.
 *
 *   npm run pack -- DIR
 *
 * Writes `sitewright-commerce-X.tgz`, `sitewright-template-X.tgz` and `sitewright-formatters-X.tgz`
 * into DIR. Each is compiled against the declarations of the others, as its users are.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packedManifest } from './lib/packed-manifest.ts';
import type { Manifest } from './lib/packed-manifest.ts';

/** What is used comes before what uses it. */
const PACKAGES = ['commerce', 'template', 'formatters'];

const root = resolve(import.meta.dirname, '..');

const target = process.argv[2];
if (target === undefined) {
  console.error('usage: npm run pack -- DIR');
  process.exit(2);
}
mkdirSync(target, { recursive: true });
const stage = mkdtempSync(join(tmpdir(), 'sitewright-pack-'));
try {
  for (const name of PACKAGES) console.log(pack(name, resolve(target)));
} finally {
  rmSync(stage, { recursive: true });
}

/** Compiles one package in the stage and packs it; gives the path of the archive. */
function pack(name: string, into: string): string {
  const from = join(root, 'packages', name);
  const to = join(stage, name);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  cpSync(join(from, 'src'), join(to, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && !path.endsWith('/testing'),
  });
  const readme = join(from, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(to, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2));
  linkDependencies(manifest, to);
  compile(to);
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', into], to),
  ) as readonly { readonly filename: string }[];
  return join(into, packed!.filename);
}

/** Our own packages as they were just made, all others as they are installed. */
function linkDependencies({ dependencies = {} }: Manifest, to: string): void {
  for (const name of Object.keys(dependencies)) {
    const [scope, own] = name.split('/');
    const link = join(to, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(
      scope === '@sitewright' ? join(stage, own!) : join(root, 'node_modules', name),
      link,
    );
  }
}

function compile(folder: string): void {
  const compilerOptions = {
    noEmit: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
    types: [],
    skipLibCheck: false,
  };
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: ['src'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], folder);
}

/** Runs a program and gives what it prints; what it complains of goes to our own error output. */
function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
