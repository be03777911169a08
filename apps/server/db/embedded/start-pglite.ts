/** Starts the embedded PostgreSQL, in whatever thread calls. */
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ProtocolPeer } from './protocol-stream.ts';

/** Modules that the schema asks for. */
export const extensions = { btree_gin, pg_trgm };

/** Small, so that server, jobs and database fit in 512 MiB. */
const memorySettings = ['shared_buffers=32MB', 'work_mem=4MB', 'maintenance_work_mem=32MB'];
/**
 * Plans are made while tables are small and kept while they grow: a plan that reads a whole table
 * would become slower with every cart. Statements here ask for few rows by their keys.
 * Planning a hot statement again for each set of values costs more than running it.
 */
const plannerSettings = ['enable_seqscan=off', 'plan_cache_mode=force_generic_plan'];
const durableSettings = ['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on'];
const volatileSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** PGlite's own start parameters without `-F`, which would turn fsync off. */
export function startParams(durability: 'durable' | 'volatile'): string[] {
  const settings = [
    ...memorySettings,
    ...plannerSettings,
    ...(durability === 'durable' ? durableSettings : volatileSettings),
  ];
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/** The database stopped answering; nothing more can come from it. */
export class DatabaseBrokenError extends Error {
  override name = 'DatabaseBrokenError';
}

const readyForQuery = [0x5a, 0, 0, 0, 5];

/** The protocol of a PGlite: bytes in, bytes out, without parsing them in between. */
export function pglitePeer(pglite: PGlite): ProtocolPeer {
  return {
    async exchange(message) {
      const chunks: Uint8Array[] = [];
      await pglite.execProtocolRawStream(message, {
        syncToFs: false,
        onRawData: (bytes) => chunks.push(bytes.slice()),
      });
      const reply = chunks.length === 1 ? chunks[0]! : joinChunks(chunks);
      if (!endsReady(reply)) throw new DatabaseBrokenError('The embedded database has stopped');
      return reply;
    },
  };
}

function joinChunks(chunks: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

function endsReady(reply: Uint8Array): boolean {
  const start = reply.length - readyForQuery.length - 1;
  return start >= 0 && readyForQuery.every((byte, index) => reply[start + index] === byte);
}
