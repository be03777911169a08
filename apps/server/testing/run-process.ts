/** Programs of the project as processes, as an operator runs them. */
import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

export interface RunningProcess {
  child: ChildProcess;
  /** What it has printed so far, errors included. */
  output: () => string;
  /** Resolves when the output contains `text`; rejects when the process ends without. */
  shown(text: string): Promise<void>;
  exit: Promise<number | null>;
}

/** Starts `command`: a file of the project and its arguments, with this environment alone. */
export function runProcess(
  command: readonly [file: string, ...args: string[]],
  environment: Record<string, string>,
): RunningProcess {
  const [file, ...args] = command;
  const child = spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const shown = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      look();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void exit.then(() => reject(new Error(`ended without "${text}": ${output}`)));
    });
  return { child, output: () => output, shown, exit };
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
