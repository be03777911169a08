/** The file system of the embedded database, with an fsync that reaches the disk. */
import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** What is used of Emscripten's file system over Node's. */
interface OpenStream {
  /** The descriptor of Node; a folder has none. */
  nfd?: number;
  node: unknown;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenStream) => number };
  realPath(node: unknown): string;
}

/**
 * PGlite's own file system over a folder answers fsync with "done" and does nothing. This one
 * syncs. A sync that fails ends the thread: what the kernel then holds is unknown, and only a
 * new start, which reads the log again, can say.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: ModuleOptions) {
    const prepared = await super.init(pglite, options);
    prepared.emscriptenOpts.preRun?.push((module) => {
      addFsync(module.NODEFS as unknown as NodeFileSystem);
    });
    return prepared;
  }
}

function addFsync(nodeFileSystem: NodeFileSystem): void {
  nodeFileSystem.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) syncFolder(nodeFileSystem.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
    } catch (error) {
      console.error(`The database could not write to disk: ${String(error)}`);
      process.exit(1);
    }
    return 0;
  };
}

/** Some systems cannot sync a folder; there it is not needed either. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
