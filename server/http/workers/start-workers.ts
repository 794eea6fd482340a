import type { Config } from '#server/config.ts';
import { giveBackMemory } from '#server/give-back-memory.ts';
import type { Log } from '#server/log.ts';
import { expectCluster } from '#server/platform/db/expect-site.ts';
import { ownEmbedded } from '#server/platform/db/own-embedded.ts';
import { startListsHost } from './lists-host.ts';
import { makeCrew } from './supervisor.ts';

interface Options {
  config: Config;
  log: Log;
  /** Registers a function to close something. The registered functions run in reverse order when the site stops. */
  closeWith: (close: () => Promise<unknown>) => void;
  /** Called when another process has taken over the embedded database. */
  onTakenOver: () => void;
}

/**
 * Starts the worker processes and returns their port once the first of them serves. This process owns the embedded
 * database, if there is one, and serves no requests except for figures. Throws a StartError if the first worker ends
 * before it serves.
 */
export async function startWorkers({ config, log, closeWith, onTakenOver }: Options): Promise<number> {
  await expectCluster(config);
  if (config.databaseUrl === undefined) {
    const owned = await ownEmbedded({ config, log, onTakenOver, withSite: true });
    closeWith(owned.close);
  }
  const crew = makeCrew(config.workers, log, () => startListsHost(log));
  closeWith(crew.stop);
  let isServing = false;
  process.on('SIGHUP', () => {
    if (isServing) void crew.renew();
  });
  const port = await crew.start();
  isServing = true;
  if (config.metricsPort !== undefined) {
    const { serveFiguresOfAll } = await import('#server/http/figures.ts');
    closeWith(await serveFiguresOfAll(config.metricsPort, log));
  }
  // From here on this process needs little memory.
  void giveBackMemory();
  return port;
}
