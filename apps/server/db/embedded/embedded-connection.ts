/** How any process reaches the embedded database of a data folder that is running. */
import type { ClientConfig } from 'pg';
import { databaseOwner } from './make-cluster.ts';
import { socketFolderOf, socketPort } from './socket-folder.ts';

/** Nobody but the database's user and root may enter the folder of the socket: no password. */
export function embeddedConnection(dataDir: string): ClientConfig {
  return {
    host: socketFolderOf(dataDir),
    port: socketPort,
    user: databaseOwner,
    database: 'postgres',
    ssl: false,
  };
}
