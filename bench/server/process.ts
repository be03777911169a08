/** Starts the server as a process of its own and reads what the kernel says of it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its ready line. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts `args` on the current Node and waits for the line `… is ready at URL`. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid!,
    startMs: performance.now() - started,
    stop: () => stop(child),
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      const line = /is ready at (\S+)/.exec(seen);
      if (line) resolve(line[1]!.replace(/\/$/, ''));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${seen}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** CPU milliseconds, user and system, that the process has used so far. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

/** Resident memory now and at its highest, in MiB. Linux only. */
export function memoryMiB(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
