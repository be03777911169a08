/** The thread of the embedded database: a slow query never holds up the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import { extensions, pglitePeer, startParams } from './start-pglite.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread');

const settings = workerData as WorkerSettings;
const pglite = await PGlite.create({
  fs: new DurableFileSystem(settings.folder),
  startParams: startParams('durable'),
  extensions,
});
const peer = pglitePeer(pglite);

port.on('message', (message: ToWorker) => {
  void (message.kind === 'close' ? close() : answer(message.id, message.bytes));
});
send({ kind: 'ready' });

async function answer(id: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const reply = await peer.exchange(bytes);
    send({ kind: 'reply', id, bytes: reply });
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** A clean end writes a checkpoint, so that the next start has nothing to replay. */
async function close(): Promise<void> {
  await pglite.close();
  send({ kind: 'closed' });
  port?.close();
}

function send(message: FromWorker): void {
  port?.postMessage(message);
}
