import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';

/** Maximum number of connections to the port of the figures at the same time. */
const MOST_CONNECTIONS = 16;

/**
 * Serves figures for Prometheus to this machine only. Returns the function that stops serving. Throws a StartError if
 * the port cannot be used.
 */
export async function serveFigures(
  port: number,
  figures: { contentType: string; read: () => Promise<string> },
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await figures.read();
      response.setHeader('content-type', figures.contentType).end(text);
    } catch (error) {
      // Some figures are read from files; no descriptor may be left for them.
      log.warn({ err: error }, 'the figures could not be read');
      response.writeHead(500).end();
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new StartError(
      `METRICS_PORT ${port} cannot be used on 127.0.0.1: stop the other program, or choose another.`,
    );
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Serves the figures of all workers together, as `serveFigures` does: sums, unless a figure is declared otherwise. */
export function serveFiguresOfAll(port: number, log: Pick<Log, 'warn'>): Promise<() => Promise<void>> {
  const allWorkers = new AggregatorRegistry();
  return serveFigures(port, { contentType: allWorkers.contentType, read: () => allWorkers.clusterMetrics() }, log);
}
