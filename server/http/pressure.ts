import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Busy } from './refusal.ts';

/** Milliseconds between two samples of the delay. Node includes them in each sample. */
const RESOLUTION_MS = 10;
/** Milliseconds over which the mean delay is taken. */
const CHECK_EVERY_MS = 1_000;
const NANOSECONDS_PER_MS = 1e6;

/**
 * Refuses requests with 503 if the mean delay of the event loop in the last second exceeds `mostDelayMs`; 0 disables
 * the check.
 */
export function registerPressure(app: FastifyInstance, mostDelayMs: number): void {
  if (mostDelayMs === 0) return;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isLate = false;
  const timer = setInterval(() => {
    // A second without a measurement means that the loop was blocked throughout.
    const meanMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / NANOSECONDS_PER_MS - RESOLUTION_MS;
    isLate = meanMs > mostDelayMs;
    delays.reset();
  }, CHECK_EVERY_MS);
  timer.unref();

  app.addHook('onRequest', (_request, _reply, done) => {
    if (isLate) return done(new Busy());
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
}
