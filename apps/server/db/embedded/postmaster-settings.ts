/** The settings of the embedded database, given at every start. */

/** Connections of the server, of commands beside it and of `psql`. */
export const embeddedConnections = 40;

/** Small, so that server, jobs and database fit in 512 MiB; no process that a shop has no use for. */
const sizes = {
  max_connections: String(embeddedConnections),
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  autovacuum_max_workers: '1',
  autovacuum_naptime: '15s',
  autovacuum_analyze_scale_factor: '0.05',
};

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/** For tests, which open hundreds of databases side by side: a power cut would lose all. */
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '256MB',
  max_wal_size: '1GB',
  autovacuum: 'off',
};

/** The log has what ends the database, and no statement, since those hold people's data. */
const log = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
  log_timezone: 'UTC',
};

export interface PostmasterOptions {
  socketFolder: string;
  /** Major version. */
  version: number;
  isVolatile: boolean;
}

/** Settings as arguments of `postgres`. No TCP port: the socket alone. */
export function postmasterArgs({ socketFolder, version, isVolatile }: PostmasterOptions): string[] {
  const settings: Record<string, string> = {
    ...sizes,
    ...(isVolatile ? volatile : durable),
    ...log,
    timezone: 'UTC',
    listen_addresses: '',
    // Folders are a list here: a quoted one may hold commas and spaces.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  if (version < 18) delete settings['io_method'];
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
