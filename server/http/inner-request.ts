import type { FastifyRequest } from 'fastify';

/** Whether a page in the making asks: its request was injected and has no connection of its own. */
export const isInner = ({ raw }: FastifyRequest): boolean => !(raw.socket && 'server' in raw.socket);
