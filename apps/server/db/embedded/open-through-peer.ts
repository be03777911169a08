/** Kysely over an embedded database: the same driver and dialect as on a server. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../database.ts';
import { NoticeBoard } from '../notices.ts';
import { preparedPool } from '../prepared-pool.ts';
import type { Database } from '../schema.ts';
import { createTransact } from '../transact.ts';
import { valueParsers } from '../value-parsers.ts';
import { ProtocolStream, type ProtocolPeer } from './protocol-stream.ts';

interface PeerLife {
  onLost(handler: (error: Error) => void): void;
  close(): Promise<void>;
}

/**
 * One connection that is handed out in the order of asking: a transaction owns it to its end,
 * the others wait.
 */
export function openThroughPeer(peer: ProtocolPeer, life: PeerLife): OpenDatabase {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: valueParsers,
    stream: () => new ProtocolStream(peer),
  });
  pool.on('error', () => {});
  const kysely = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
  });
  const notices = new NoticeBoard();
  return {
    kind: 'embedded',
    db: kysely,
    kysely,
    transact: createTransact(kysely, { notices, isShared: false }),
    listen: async (channel, onMessage) => notices.add(channel, onMessage),
    onLost: (handler) => life.onLost(handler),
    async close() {
      await kysely.destroy();
      await life.close();
    },
  };
}
