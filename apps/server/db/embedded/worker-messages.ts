/** What the server and the thread of the embedded database say to each other. */

export interface WorkerSettings {
  /** Absolute folder of the PostgreSQL data directory. */
  folder: string;
}

export type ToWorker =
  | { kind: 'exchange'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'reply'; id: number; bytes: Uint8Array }
  | { kind: 'closed' };
