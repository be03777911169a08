/** The shape of the source: how large its files are and which of them import each other. */
import fs from 'node:fs';
import path from 'node:path';

/** One import of a file of the project by another. */
export interface FileImport {
  /** Paths from the root, with slashes. */
  readonly from: string;
  readonly to: string;
  /** Gone when the program runs. */
  readonly isType: boolean;
}

export interface Sizes {
  readonly files: number;
  /** Lines that are not blank. */
  readonly median: number;
  readonly nineInTen: number;
  /** Largest first. */
  readonly largest: readonly { readonly file: string; readonly lines: number }[];
}

const roots = ['packages', 'apps'];
const isSource = /\.(?:ts|tsx)$/;
const isLeftOut = /(?:^|\/)(?:node_modules|dist|testing|tests)\/|\.(?:test|d)\.tsx?$/;

/** The source files of packages and apps, without tests and what only they use. */
export function listSources(rootDir: string): string[] {
  return roots
    .flatMap((root) =>
      fs
        .readdirSync(path.join(rootDir, root), { recursive: true, encoding: 'utf8' })
        .map((file) => `${root}/${file.split(path.sep).join('/')}`),
    )
    .filter((file) => isSource.test(file) && !isLeftOut.test(file))
    .toSorted();
}

const importPattern =
  /^(?:import|export)( type)?\b([^;'"]*?)from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** The imports of files of the project, by relative path or by the name of a package. */
export function readFileImports(rootDir: string, file: string): FileImport[] {
  const source = fs.readFileSync(path.join(rootDir, file), 'utf8');
  return [...source.matchAll(importPattern)].flatMap(([, type, names, named, bare, later]) => {
    const to = resolveImport(rootDir, file, named ?? bare ?? later ?? '');
    return to === undefined
      ? []
      : [{ from: file, to, isType: type !== undefined || namesTypesOnly(names) }];
  });
}

/** `{ type A, type B }` */
function namesTypesOnly(names: string | undefined): boolean {
  const list = /^\s*\{([^}]*)\}\s*$/.exec(names ?? '')?.[1]?.split(',') ?? [];
  const given = list.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

function resolveImport(rootDir: string, file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const known = /^@sitewright\/([\w-]+)(?:\/(.+))?$/.exec(name);
  if (!known) return undefined;
  const [, folder = '', sub] = known;
  const main = `packages/${folder}/src/${sub ?? 'index'}${sub?.endsWith('.ts') ? '' : '.ts'}`;
  return fs.existsSync(path.join(rootDir, main)) ? main : undefined;
}

/** Sizes of files by their lines that are not blank. */
export function measureSizes(rootDir: string, files: readonly string[], largest = 5): Sizes {
  const sized = files
    .map((file) => ({
      file,
      lines: fs
        .readFileSync(path.join(rootDir, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    }))
    .toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) =>
    sized[Math.min(sized.length - 1, Math.floor(sized.length * share))]?.lines ?? 0;
  return {
    files: sized.length,
    median: at(0.5),
    nineInTen: at(0.9),
    largest: sized.slice(-largest).toReversed(),
  };
}

/** Groups of files that reach each other through their imports, each sorted. */
export function findCycles(imports: readonly FileImport[]): string[][] {
  const next = new Map<string, Set<string>>();
  const back = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    next.set(from, (next.get(from) ?? new Set()).add(to));
    back.set(to, (back.get(to) ?? new Set()).add(from));
  }
  const seen = new Set<string>();
  const finished: string[] = [];
  for (const file of next.keys()) walk(file, next, seen, (left) => finished.push(left));
  const grouped = new Set<string>();
  const groups = finished.toReversed().map((file) => {
    const group: string[] = [];
    walk(file, back, grouped, (left) => group.push(left));
    return group;
  });
  const isCycle = (group: string[]) =>
    group.length > 1 || group.some((file) => next.get(file)?.has(file));
  return groups.filter(isCycle).map((group) => group.toSorted());
}

/** Depth first, without recursion; `leave` hears of each new file when all behind it are done. */
function walk(
  start: string,
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
  leave: (file: string) => void,
): void {
  if (seen.has(start)) return;
  seen.add(start);
  const open = [{ file: start, rest: [...(edges.get(start) ?? [])] }];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const following = top.rest.pop();
    if (following === undefined) {
      leave(top.file);
      open.pop();
    } else if (!seen.has(following)) {
      seen.add(following);
      open.push({ file: following, rest: [...(edges.get(following) ?? [])] });
    }
  }
}
