import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import type { PictureInput, PictureOutput, PictureWorkName } from './picture-work.ts';

const program = path.join(import.meta.dirname, 'picture-process.ts');

/** Decoded pictures never come back to the system from within a process that lives on. */
const idleMs = 10_000;
/** A picture that takes longer never ends. */
const patienceMs = 120_000;

interface Waiting {
  readonly worker: ChildProcess;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** The picture could not be read or made. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/**
 * Works on pictures in a process of its own: it starts with the first work, ends when it has been
 * idle, and is replaced when it dies. So the server's memory stays the same however many pictures
 * are made, and a picture that crashes its decoder takes nothing else along.
 */
export class PictureMaker {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @throws PictureError when the picture cannot be read, or its process dies over it */
  run<Name extends PictureWorkName>(
    name: Name,
    input: PictureInput<Name>,
  ): Promise<PictureOutput<Name>> {
    const worker = this.#start();
    const id = (this.#lastId += 1);
    const request: PictureRequest = { id, name, input };
    const done = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => worker.kill('SIGKILL'), patienceMs).unref();
      this.#waiting.set(id, { worker, resolve, reject, timer });
      worker.ref();
      worker.send(request, (error) => {
        if (error)
          this.#settle(id, ({ reject: refuse }) => refuse(new PictureError(error.message)));
      });
    });
    // The process answers with what the work of this name returns.
    return done as Promise<PictureOutput<Name>>;
  }

  /** Ends the process; work under way fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    clearTimeout(this.#idle);
    if (this.#process) return this.#process;
    const worker = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Fewer pools of memory: threads that come and go leave each of theirs half empty.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
    this.#process = worker;
    worker.on('message', (message: PictureAnswer) => this.#receive(message));
    worker.on('error', (error) => this.#lose(worker, error.message));
    worker.on('exit', (code, signal) =>
      this.#lose(worker, `The process of pictures ended (${signal ?? code})`),
    );
    return worker;
  }

  #receive(message: PictureAnswer): void {
    this.#settle(message.id, ({ resolve, reject }) => {
      if ('error' in message) reject(new PictureError(message.error));
      else resolve(message.output);
    });
  }

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    settle(waiting);
    if (this.#waiting.size === 0) this.#rest();
  }

  /** Nothing to do: the process holds nobody up, and ends when nothing comes. */
  #rest(): void {
    const worker = this.#process;
    if (!worker) return;
    worker.unref();
    worker.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#process = undefined;
      if (worker.connected) worker.disconnect();
    }, idleMs).unref();
  }

  #lose(worker: ChildProcess, reason: string): void {
    if (this.#process === worker) this.#process = undefined;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.worker !== worker) continue;
      this.#settle(id, ({ reject }) => reject(new PictureError(reason)));
    }
  }
}
