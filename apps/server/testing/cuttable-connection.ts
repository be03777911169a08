/** A way to a database that can be cut, as a network or a crash cuts it: without a last word. */
import net from 'node:net';
import pg from 'pg';

export interface CuttableConnection {
  /** Leads to the same database. */
  connection: pg.ClientConfig;
  /** Ends all connections at once; new ones are taken. */
  cut(): void;
  /** Cuts, and takes no new ones. */
  close(): Promise<void>;
}

export async function openCuttable(target: pg.ClientConfig): Promise<CuttableConnection> {
  const { host, port, user, database, password } = new pg.Client(target);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = host.startsWith('/')
      ? net.connect(`${host}/.s.PGSQL.${port}`)
      : net.connect({ host, port });
    for (const socket of [near, far]) {
      sockets.add(socket);
      // What is cut may complain; the test looks at the answers.
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as net.AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    connection: { host: '127.0.0.1', port: address.port, user, database, password, ssl: false },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
