import type { FastifyInstance } from 'fastify';
import { routeInLog } from './route-in-log.ts';
import { describeEvent, type KeyedId } from './security-log.ts';

/**
 * Logs one line for each answer. It contains the route's pattern and never the address, which may hold ids, names or
 * tokens.
 */
export function registerRequestLog(app: FastifyInstance, keyedId: KeyedId): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // Rounded to one decimal.
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const answered = { method, route: routeInLog(routeOptions.url), status: reply.statusCode, milliseconds };
    request.log.info({ ...answered, ...describeEvent(request, reply, keyedId) }, 'answered');
    done();
  });
}
