import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartError } from '#server/start-error.ts';
import type { Config } from './config.ts';

type Place = Pick<Config, 'host' | 'port'>;

// For `localhost` Fastify makes two servers, and a leaving worker could close only one of them.
const addressOf = ({ host, port }: Place): Place => ({ host: host === 'localhost' ? '127.0.0.1' : host, port });

/** Listens at a place. Throws a StartError for a known cause, else the error itself. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  await app.listen(addressOf(place)).catch((error: unknown) => throwExplained(error, place));
}

/** Throws a StartError if this process cannot listen on the port, before anything is created. */
export async function expectFreePort(place: Place): Promise<void> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(addressOf(place));
  await listening.catch((error: unknown) => throwExplained(error, place));
  const closed = once(server, 'close');
  server.close();
  await closed;
}

/** Throws a StartError for a known cause, else the error itself. */
function throwExplained(error: unknown, { host, port }: Place): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    throw new StartError(`Port ${port} of ${host} is already in use: stop the other program, or set PORT to another.`);
  }
  if (code === 'EACCES') throw new StartError(`PORT ${port} may not be used by this user: set PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    throw new StartError(`HOST ${host} is not an address of this machine.`);
  }
  throw error;
}

/**
 * Milliseconds for which a stop refuses reads only, if other processes serve. Shorter than the time for which
 * `ops/nginx.conf` avoids a process that has refused.
 */
const NOTICE_MS = 3_000;
/** Maximum number of milliseconds for which a stop waits for answers under way. */
const ANSWERS_PATIENCE_MS = 10_000;
/** Maximum number of milliseconds for which a stop then waits for connections to close. */
const CONNECTIONS_PATIENCE_MS = 1_000;
/** Milliseconds between two closings of the connections that are idle. */
const SWEEP_EVERY_MS = 100;

/**
 * Refuses new requests and finishes the answers under way, up to a limit. `hasOthers`: other processes may take over,
 * so reads are refused first and forms later.
 */
export async function refuseAndStop(app: FastifyInstance, hasOthers: boolean): Promise<void> {
  await app.drain(ANSWERS_PATIENCE_MS, hasOthers ? NOTICE_MS : 0);
  // Closing ends the connections that are idle now. One that is still answering would be kept alive afterwards.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  await Promise.race([app.close(), wait(CONNECTIONS_PATIENCE_MS)]);
  clearInterval(sweep);
  // A connection that is still open has sent no request. Its descriptor is needed to stop PostgreSQL.
  app.server.closeAllConnections();
}

/** Milliseconds to wait beyond the keep-alive timeout: Node waits a second longer than it announces. */
const LINGER_MS = 3_000;

/**
 * Leaves a port that other processes continue to serve, without refusing a request. First no new connection is
 * accepted, and each answer closes its connection. After the keep-alive timeout no client sends on an idle connection;
 * then idle ones are closed and answers under way are finished.
 */
export async function handOverPort(app: FastifyInstance): Promise<void> {
  app.closeConnectionsAfterAnswer();
  const closed = once(app.server, 'close').catch(() => {});
  // Not the method of node:http, which closes idle connections at once: a request may be arriving on one.
  Server.prototype.close.call(app.server);
  await Promise.race([closed, wait(app.server.keepAliveTimeout + LINGER_MS)]);
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  await Promise.race([closed, wait(ANSWERS_PATIENCE_MS)]);
  clearInterval(sweep);
  const hasOthers = false;
  await refuseAndStop(app, hasOthers);
}

/** Returns the port on which the application listens; undefined if it listens on none. */
export function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Returns the URL for a browser on this machine, of a site that listens on this host and port. */
export function urlForBrowser(port: number | undefined, host: string): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
