/** The embedded database of a folder: locked, durable, in its own thread. */
import fs from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from '../database.ts';
import { openThroughPeer } from './open-through-peer.ts';
import { lockFolder } from './folder-lock.ts';
import { unpackEmptyDatabase } from './unpack-empty-database.ts';
import { startWorkerPeer } from './worker-peer.ts';

/**
 * Opens the database of `dataDir`, making both when they are not there.
 * @throws FolderInUseError when another process has it.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    unpackEmptyDatabase(folder);
    const peer = await startWorkerPeer({ folder });
    return openThroughPeer(peer, {
      onLost: (handler) => peer.onLost(handler),
      async close() {
        await peer.close();
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}
