import type { FastifyRequest } from 'fastify';

/** Whether a page being rendered made the request. Such a request is injected and has no connection. */
export const isInner = ({ raw }: FastifyRequest): boolean => !(raw.socket && 'server' in raw.socket);
