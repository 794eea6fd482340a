import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { errorsToWire } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { messageText } from '#words/message.ts';
import { BrokenRules, Refusal } from './refusal.ts';

/** Seconds after which a request may be repeated while the server cannot serve. */
const BUSY_SECONDS = 5;

/**
 * Registers the handlers that answer errors and unknown addresses with a message, without details. Pages have their own
 * (`answerErrorPage`).
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => answerNothing(reply));
}

/**
 * Answers what Node refuses before it becomes a request: a head of more than 16 KB, a head that does not arrive in
 * time, and what is not HTTP.
 */
export function answerUnparsed({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOfUnparsed(code);
  const body = JSON.stringify(messageOnWire(status === 431 ? 'tooLarge' : 'malformed'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

function statusOfUnparsed(code: string): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Answers 404 at an address with neither a call nor a page. */
export const answerNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send(messageOnWire('notFound'));

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { call } = request.routeOptions.config;
  // A request that is refused now may be granted a moment later, or to another caller.
  reply.header('cache-control', 'no-store');
  if (error instanceof BrokenRules) {
    const errorkeys = call ? errorsToWire(call.form.fields, error.errors) : error.errors;
    const errors = Object.fromEntries(Object.entries(errorkeys).map(([name, id]) => [name, messageText(id, 'en')]));
    return reply.code(error.status).send({ ...call?.refused, ...messageOnWire('checkForm'), errors, errorkeys });
  }
  const refusal = refusalOf(error);
  // A visitor who hung up while sending gets no answer, and this is not a failure of the server.
  if (hasHungUp(request)) request.log.info({ code: error.code }, 'the visitor hung up');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const requestId = refusal.status >= 500 ? { requestId: request.id } : {};
  return reply.code(refusal.status).send({ ...call?.refused, ...messageOnWire(refusal.messageId), ...requestId });
}

const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The wire form of a message in a refusal. */
export const messageOnWire = (id: MessageId) => ({ msg: messageText(id, 'en'), msgkey: id });

/** PostgreSQL's code for a full disk, which may be another disk than that of the data folder. */
const DATABASE_DISK_FULL = '53100';

const isDiskFull = (error: FastifyError): boolean => error.code === DATABASE_DISK_FULL || error.code === 'ENOSPC';

/** System errors when no file descriptor is left: in this process, or on this machine. */
const NO_DESCRIPTOR = new Set(['EMFILE', 'ENFILE']);

/** Returns the refusal that is sent for an error. An error that is not known becomes a 500 without details. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new Refusal(503, 'diskFull', BUSY_SECONDS);
  if (isDatabaseDown(error)) return new Refusal(503, 'unavailable', BUSY_SECONDS);
  if (error.statusCode === 503 || NO_DESCRIPTOR.has(error.code)) return new Refusal(503, 'busy', BUSY_SECONDS);
  if (error.statusCode === 413) return new Refusal(413, 'tooLarge');
  if (error.statusCode === 415) return new Refusal(415, 'malformed');
  if (error.statusCode === 404) return new Refusal(404, 'notFound');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(400, 'malformed');
  return new Refusal(500, 'unexpected');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the route. Its refusals have the shape that the call promises. */
    call?: Call;
  }
}
