// Starts two workers that only stay alive, and their supervisor; sends the process id of each worker that serves. The
// argument is the milliseconds between two beats. A number from the parent renews the workers and lets the new one at
// that place fail; the answer is the list processes that run afterwards. The word `dying` renews them while each old one
// is killed in the same turn of the event loop in which its successor serves, so that the supervisor speaks to the dead.
import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { WORKER_PLACE } from '#server/database-config.ts';
import { makeCrew } from '#server/http/workers/supervisor.ts';
import { listenForWords, sayAlive } from '#server/http/workers/worker-messages.ts';

/** The variable with the place at which a new worker ends before it serves. */
const FAILING_PLACE = 'FAILING_PLACE';
const beatMs = Number(process.argv[2]);

if (cluster.isPrimary) {
  cluster.on('listening', ({ process: { pid } }) => process.send?.({ pid }));
  const ignore = () => {};
  const silentLog = { info: ignore, warn: ignore, error: ignore };
  /** The list processes that run, by name. They are not real: only their starts and ends matter. */
  const lists = new Set<string>();
  let startedLists = 0;
  const startLists = async () => {
    startedLists += 1;
    const socket = `lists ${startedLists}`;
    lists.add(socket);
    return { socket, stop: async () => void lists.delete(socket) };
  };
  const crew = makeCrew(2, silentLog, startLists, beatMs);
  process.on('message', async (place) => {
    if (place === 'dying') killFormersOfNew();
    process.env[FAILING_PLACE] = String(place);
    await crew.renew();
    process.send?.({ lists: [...lists] });
  });
  await crew.start();
} else {
  if (process.env[WORKER_PLACE] === process.env[FAILING_PLACE]) process.exit(1);
  createServer().listen(0, '127.0.0.1');
  sayAlive(beatMs);
  listenForWords(() => process.exit());
}
process.on('disconnect', () => process.exit());

/** Kills the oldest worker whenever a new one serves, and gives it the time to end before the supervisor speaks to it. */
function killFormersOfNew(): void {
  cluster.prependListener('listening', () => {
    const oldest = Object.values(cluster.workers ?? {})[0];
    if (oldest?.process.pid) process.kill(oldest.process.pid, 'SIGKILL');
    const end = performance.now() + 100;
    while (performance.now() < end);
  });
}
