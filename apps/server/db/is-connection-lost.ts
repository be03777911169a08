/** The database ended the connection: an operator, a crash, a wait without end in a transaction. */
const ended = new Set<unknown>(['57P01', '57P02', '57P05', '25P03']);

/** The network did, or nobody listens there; `ENOENT` is a socket that is not there. */
const network = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** What the driver says without a code. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** True for an error after which this connection to the database is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // Class 08: connection exceptions.
  if (typeof code === 'string' && /^08...$/.test(code)) return true;
  if (network.has(code)) return code !== 'ENOENT' || isConnecting(error);
  return ended.has(code) || words.test(error.message);
}

function isConnecting(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}
