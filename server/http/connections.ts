import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Busy, REFUSE_AFTER_MS } from './refusal.ts';

/** File descriptors that are kept free for everything except connections. */
const RESERVED_DESCRIPTORS = 256;
/** File descriptors that a connection may take: itself, and a file that is sent on it. */
const DESCRIPTORS_PER_CONNECTION = 2;
/** Maximum number of connections, however many descriptors there are. */
const CONNECTIONS_AT_MOST = 10_000;
/** The descriptors that are assumed where the system does not show its limit. */
const ASSUMED_DESCRIPTORS = 1_024;
/** Milliseconds between two warnings in the log. */
const WARN_EVERY_MS = 60_000;

/**
 * Limits the connections, so that enough file descriptors remain for the database, for files and for starting programs.
 * The server hangs up on visitors beyond the limit; existing connections continue.
 */
export function limitConnections(app: FastifyInstance, descriptors = readDescriptorLimit()): void {
  const { server } = app;
  server.maxConnections = mostConnections(descriptors);
  let warnedAt = -WARN_EVERY_MS;
  server.on('drop', () => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    app.log.warn({ most: server.maxConnections }, 'more connections than may be open: visitors are turned away');
  });
}

/**
 * Maximum number of unanswered requests on one connection. Browsers and proxies send each request after the answer to
 * the last one.
 */
const UNANSWERED_AT_MOST = 16;

/**
 * Answers 503 and hangs up if a connection sends too many requests before it has been answered. Up to two thousand
 * requests behind the refused one are parsed together with it; they are dropped before they cost a log line and
 * headers, and no more is read.
 */
export function limitPipelining(app: FastifyInstance): void {
  const busy = new Busy();
  const unanswered = new WeakMap<Socket, number>();
  const refused = new WeakSet<IncomingMessage>();
  /** Changes the number of unanswered requests and returns it. It is infinite once a request was refused. */
  const addUnanswered = (socket: Socket, change: number) => {
    const total = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, total);
    return total;
  };
  // Injected requests do not pass through these handlers.
  const handlers = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, answer) => {
    const { socket } = request;
    const underWay = addUnanswered(socket, 1);
    // Pause in the next tick, because a complete request and an answer both make their connection resume reading.
    if (underWay === Number.POSITIVE_INFINITY) return void process.nextTick(() => socket.pause());
    if (underWay > UNANSWERED_AT_MOST) {
      addUnanswered(socket, Number.POSITIVE_INFINITY);
      refused.add(request);
    }
    answer.once('close', () => addUnanswered(socket, -1));
    for (const handle of handlers) handle(request, answer);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!refused.has(request.raw)) return done();
    reply.header('connection', 'close');
    setTimeout(done, REFUSE_AFTER_MS, busy);
  });
}

/** Returns the maximum number of connections that this many file descriptors allow; at least one. */
export function mostConnections(descriptors: number): number {
  const reserve = Math.min(RESERVED_DESCRIPTORS, descriptors / 2);
  const affordable = Math.floor((descriptors - reserve) / DESCRIPTORS_PER_CONNECTION);
  return Math.min(CONNECTIONS_AT_MOST, Math.max(1, affordable));
}

/** Returns how many file descriptors this process may have open: the soft limit, the first number of the line. */
function readDescriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, soft = ''] = /^Max open files +(\S+)/m.exec(limits) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || ASSUMED_DESCRIPTORS;
  } catch {
    return ASSUMED_DESCRIPTORS; // not Linux
  }
}
