/** What a process and everything below it uses, as the kernel says. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

interface ProcessStat {
  pid: number;
  parent: number;
  /** Of itself and of children that have ended and were waited for. */
  cpuMs: number;
}

/** CPU milliseconds, user and system, that the trees of `roots` have used so far. */
export function cpuMs(roots: readonly number[]): number {
  return treesOf(roots).reduce((sum, stat) => sum + stat.cpuMs, 0);
}

/**
 * Memory of the trees of `roots` in MiB: what several processes share is counted once (PSS). Other
 * users' processes can be read by root alone.
 */
export function memoryMiB(roots: readonly number[]): number {
  return treesOf(roots).reduce((sum, { pid }) => sum + proportionalKiB(pid), 0) / 1024;
}

/** The process that has started this one, such as the postmaster of a session. */
export function parentOf(pid: number): number | undefined {
  return readStat(pid)?.parent;
}

function treesOf(roots: readonly number[]): ProcessStat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat !== undefined);
  const found = new Map<number, ProcessStat>();
  const add = (stat: ProcessStat): void => {
    if (found.has(stat.pid)) return;
    found.set(stat.pid, stat);
    for (const child of all) if (child.parent === stat.pid) add(child);
  };
  for (const stat of all) if (roots.includes(stat.pid)) add(stat);
  return [...found.values()];
}

function readStat(pid: number): ProcessStat | undefined {
  const text = read(`/proc/${pid}/stat`);
  // The name before it may hold spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: Number(fields[1]), cpuMs: ticks * tickMs };
}

function proportionalKiB(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
