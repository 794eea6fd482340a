import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isInner } from './inner-request.ts';
import { Busy } from './refusal.ts';

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

/** Browsers and proxies ask one thing after the other on a connection. */
const UNANSWERED_AT_MOST = 16;

/** Answers 503 and hangs up where one connection asks much before it has been answered. */
export function limitPipelining(app: FastifyInstance): void {
  const busy = new Busy();
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const now = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, now);
    return now;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isInner(request)) return done();
    const { socket } = request.raw;
    reply.raw.once('close', () => count(socket, -1));
    const underWay = count(socket, 1);
    if (underWay <= UNANSWERED_AT_MOST) return done();
    // The first one too many closes the connection; what came behind it needs no answer.
    if (underWay > UNANSWERED_AT_MOST + 1) return;
    reply.header('connection', 'close');
    done(busy);
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
