import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Makes a proxy to a database that can go silent: connections stay open and no byte passes. `url` is the database's
 * address through the proxy. The caller must close it.
 */
export async function makeSilentProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  /** Passes on what arrives, unless the proxy is silent. */
  function forward(from: Socket, to: Socket): void {
    sockets.add(from);
    if (isSilent) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((visitor) => {
    // The host of a PostgreSQL URL can be the folder of a socket.
    const host = decodeURIComponent(hostname);
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port), host);
    forward(visitor, database);
    forward(database, visitor);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  return {
    url: url.href,
    setSilent(isToBeSilent: boolean) {
      isSilent = isToBeSilent;
      for (const socket of sockets) {
        if (isToBeSilent) socket.pause();
        else socket.resume();
      }
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
