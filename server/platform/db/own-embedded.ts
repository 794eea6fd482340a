import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { type EmbeddedDatabase, startEmbedded, takeHold } from './embedded/start-embedded.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { settingsFor } from './pool-size.ts';

interface Options {
  config: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'workers'>>;
  log: Log;
  /** Called if another process became the owner of the data folder while the connection was lost. */
  onTakenOver: () => void;
  /** Passed to `startEmbedded`. */
  withSite?: boolean | undefined;
}

/** An embedded server of which this process is the owner. */
export interface OwnedServer {
  connection: pg.ClientConfig;
  /** Releases the ownership and stops the server. */
  close(): Promise<void>;
}

/** Starts the embedded server of a data folder and restarts it when it dies, as its single owner. */
export async function ownEmbedded({ config, log, onTakenOver, withSite }: Options): Promise<OwnedServer> {
  const { dataDir, workers = 1 } = config;
  const embedded = await startEmbedded({ dataDir, settings: settingsFor(workers), withSite });
  const owner = await keepOwnership(embedded, log, onTakenOver);
  if (!owner) throw new StartError(`Shubho Bibaho already runs on the data folder ${dataDir}.`);
  const close = async () => {
    await owner.release();
    await embedded.stop();
  };
  return { connection: embedded.connection, close };
}

/** Holds the ownership. After the server dies, restarts it and takes the ownership again. */
async function keepOwnership(
  embedded: EmbeddedDatabase,
  log: Log,
  onTakenOver: () => void,
): Promise<Ownership | undefined> {
  let isReleased = false;
  let current: Ownership | undefined;
  // The last attempt to restart the server.
  let recovery = Promise.resolve();
  const recover = () => {
    recovery = bringBack();
  };

  async function bringBack(): Promise<void> {
    log.warn('the embedded PostgreSQL went away: bringing it back');
    while (!isReleased) {
      try {
        await embedded.revive();
        current = await takeOwnership(embedded.connection, recover);
        if (!current) return onTakenOver();
        log.info('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL is not back yet');
        await wait(1_000);
      }
    }
  }

  current = await takeHold(embedded, (connection) => takeOwnership(connection, recover));
  if (!current) return undefined;
  return {
    release: async () => {
      isReleased = true;
      // Otherwise the recovery could restart the server after it was stopped.
      await recovery;
      await current?.release();
    },
  };
}
