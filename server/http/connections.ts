import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const RESERVE = 256;
const MOST = 10_000;
const WHERE_UNKNOWN = 1_024;
const TELL_EVERY_MS = 60_000;

/**
 * Takes only as many connections as leave descriptors for everything else: the database, files, a program to be started.
 * A visitor beyond them is hung up on; those who are connected go on.
 */
export function limitConnections(app: FastifyInstance, descriptors = readDescriptorLimit()): void {
  const { server } = app;
  server.maxConnections = mostConnections(descriptors);
  let toldAt = -TELL_EVERY_MS;
  server.on('drop', () => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    app.log.warn({ most: server.maxConnections }, 'more connections than may be open: visitors are turned away');
  });
}

/** Each connection may be sent a file at the same time, which is a descriptor more. */
export function mostConnections(descriptors: number): number {
  const reserve = Math.min(RESERVE, descriptors / 2);
  return Math.min(MOST, Math.max(1, Math.floor((descriptors - reserve) / 2)));
}

/** How many descriptors this process may have open. */
function readDescriptorLimit(): number {
  try {
    const [, soft = ''] = /^Max open files +(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || WHERE_UNKNOWN;
  } catch {
    return WHERE_UNKNOWN; // not Linux
  }
}
