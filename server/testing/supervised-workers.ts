// Starts two workers that only stay alive, and their supervisor; prints the process id of each worker that serves.
import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { makeCrew } from '#server/http/workers/supervisor.ts';
import { sayAlive } from '#server/http/workers/worker-messages.ts';

const BEAT_MS = 100;

if (cluster.isPrimary) {
  cluster.on('listening', ({ process: { pid } }) => process.send?.(pid));
  const ignore = () => {};
  await makeCrew(2, { info: ignore, warn: ignore, error: ignore }, undefined, BEAT_MS).start();
} else {
  createServer().listen(0, '127.0.0.1');
  sayAlive(BEAT_MS);
}
process.on('disconnect', () => process.exit());
