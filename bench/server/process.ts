/** Starts the server as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
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
