import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInner } from './inner-request.ts';
import { Refusal } from './refusal.ts';

/** Seconds after which a refused request may be repeated. */
const BACK_IN_SECONDS = 5;

/**
 * Counts the requests under way, so that a stop can wait for them. `app.drain()` refuses new requests and resolves
 * after the last answer or after `patienceMs`. Closing the app at once would break pages being rendered, whose calls
 * are requests too.
 */
export function registerStopping(app: FastifyInstance): void {
  let underWay = 0;
  /** Whether reads are refused, and forms not yet. */
  let isGivingWay = false;
  /** Whether connections are closed after their next answer. */
  let isLeaving = false;
  /** Resolves `drain()`; undefined until everything is refused. */
  let drained: (() => void) | undefined;

  app.addHook('onRequest', (request, reply, done) => {
    if (isInner(request)) return done();
    underWay++;
    reply.raw.once('close', () => {
      underWay--;
      if (underWay === 0) drained?.();
    });
    const isStopping = drained !== undefined;
    if (!isStopping && !isGivingWay && !isLeaving) return done();
    reply.header('connection', 'close');
    if (!isStopping && !isGivingWay) return done();
    // A proxy retries a refused read with another process, but it cannot send a form twice.
    if (!isStopping && !isReading(request)) return done();
    done(new Refusal(503, 'stopping', BACK_IN_SECONDS));
  });

  app.decorate('closeConnectionsAfterAnswer', () => {
    isLeaving = true;
  });

  app.decorate('drain', async (patienceMs: number, noticeMs = 0) => {
    isGivingWay = true;
    if (noticeMs > 0) await wait(noticeMs);
    const lastAnswer = new Promise<void>((resolve) => {
      drained = resolve;
      if (underWay === 0) resolve();
    });
    await Promise.race([lastAnswer, wait(patienceMs, undefined, { ref: false })]);
  });
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses new requests with 503 and waits for those under way. For `noticeMs` before that only reads are refused,
     * by which a proxy learns to send forms elsewhere.
     */
    drain(patienceMs: number, noticeMs?: number): Promise<void>;
    /** Closes each connection after its next answer; nothing is refused. */
    closeConnectionsAfterAnswer(): void;
  }
}
