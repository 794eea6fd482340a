import { chmod } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { Refusal } from '#server/http/refusal.ts';
import type { Lists } from '#server/ranking/lines/keep-index.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { ListRequest, NumberedRequest, Reply, State } from './list-messages.ts';

/** The interval at which the state is checked, and sent to all workers if it has changed. */
const CHECK_STATE_MS = 100;

/**
 * Answers list requests on the local socket at `path`, which only this user of the machine may open. Returns a function
 * that stops it. Rejects if nothing can listen there.
 */
export async function serveLists(lists: Lists, path: string): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let sentState = stateOf(lists);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    sendFrame(socket, stateOf(lists));
    readFrames(socket, (message) => {
      // Only our own workers send messages here.
      void answer(lists, message as NumberedRequest).then((reply) => socket.writable && sendFrame(socket, reply));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  const timer = setInterval(() => {
    const state = stateOf(lists);
    if (state.isReady === sentState.isReady && state.size === sentState.size) return;
    sentState = state;
    for (const socket of sockets) sendFrame(socket, state);
  }, CHECK_STATE_MS);
  return async () => {
    clearInterval(timer);
    for (const socket of sockets) socket.end();
    await new Promise((resolve) => server.close(resolve));
  };
}

const stateOf = (lists: Lists): State => ({ isReady: lists.isReady(), size: lists.size() });

/** Returns the reply to a request. A refusal (the lists are not ready) and a failure are replies too. */
async function answer(lists: Lists, { number, ...request }: NumberedRequest): Promise<Reply> {
  try {
    return { number, answer: await ask(lists, request) };
  } catch (error) {
    if (error instanceof Refusal) return { number, isRefused: true };
    return { number, fault: error instanceof Error ? String(error.stack) : String(error) };
  }
}

function ask(lists: Lists, request: ListRequest): Promise<unknown> {
  if (request.name === 'list') return lists.list(...request.given);
  if (request.name === 'count') return lists.count(...request.given);
  return lists.hasShownSince(...request.given);
}
