/** A thread that compiles one text after the other, and is ended when one takes too long. */
import { parentPort } from 'node:worker_threads';
import { compileOwnStyles, type OwnStyleLimits } from './compile-own-styles.ts';

/** What it is asked. */
export interface OwnStyleRequest {
  readonly text: string;
  readonly limits: OwnStyleLimits;
}

parentPort?.on('message', ({ text, limits }: OwnStyleRequest) => {
  parentPort?.postMessage(compileOwnStyles(text, limits));
});
