/** The server's side of the database thread. */
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ProtocolPeer } from './protocol-stream.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

interface Waiting {
  resolve: (reply: Uint8Array) => void;
  reject: (error: Error) => void;
}

export interface WorkerPeer extends ProtocolPeer {
  /** Calls back once when the thread ended without being asked to. */
  onLost(handler: (error: Error) => void): void;
  close(): Promise<void>;
}

/**
 * The optimising compiler of V8 takes 500 MB for one function of PostgreSQL, for a gain of a
 * tenth on the queries of a shop. The baseline compiler alone keeps the process small.
 */
const compilerFlags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Starts the thread; answers when the database is ready. Rejects when it cannot start. */
export async function startWorkerPeer(settings: WorkerSettings): Promise<WorkerPeer> {
  for (const flag of compilerFlags) v8.setFlagsFromString(flag);
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
    workerData: settings,
  });
  const waiting = new Map<number, Waiting>();
  const lostHandlers: ((error: Error) => void)[] = [];
  let lastId = 0;
  let isClosing = false;
  let lost: Error | undefined;

  function lose(error: Error): void {
    if (isClosing || lost) return;
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    for (const handler of lostHandlers) handler(error);
  }

  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'closed') closed.resolve();
    else {
      waiting.get(message.id)?.resolve(message.bytes);
      waiting.delete(message.id);
    }
  });
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => {
    lose(new Error('The embedded database has stopped'));
    ready.reject(lost ?? new Error('The embedded database did not start'));
    closed.resolve();
  });

  const send = (message: ToWorker, transfer: ArrayBuffer[] = []) =>
    worker.postMessage(message, transfer);
  await ready.promise;
  return {
    exchange(bytes) {
      if (lost) return Promise.reject(lost);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ kind: 'exchange', id, bytes }, [bytes.buffer]);
      });
    },
    onLost: (handler) => lostHandlers.push(handler),
    async close() {
      isClosing = true;
      send({ kind: 'close' });
      await closed.promise;
      await worker.terminate();
    },
  };
}
