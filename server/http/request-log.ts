import type { FastifyInstance } from 'fastify';

/** One line for each answer. The route's pattern, never its address: that may hold ids, names or tokens. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
