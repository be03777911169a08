/** A process that compiles one text after the other, and is ended when one takes too long. */
import { Worker } from 'node:worker_threads';
import { compileOwnStyles, type OwnStyleLimits } from './compile-own-styles.ts';

/** What it is asked. */
export interface OwnStyleRequest {
  readonly text: string;
  readonly limits: OwnStyleLimits;
}

process.on('message', ({ text, limits }: OwnStyleRequest) => {
  process.send?.(compileOwnStyles(text, limits));
});
process.send?.('ready');
// The server is gone; a text that never ends would not let this process hear of it.
process.on('disconnect', () => process.exit());
const watch = `const server = process.ppid;
  setInterval(() => process.ppid === server || process.kill(process.pid, 'SIGKILL'), 1_000);`;
new Worker(watch, { eval: true }).unref();
