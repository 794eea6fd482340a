import { chmod } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { Refusal } from '#server/http/refusal.ts';
import type { Lists } from '#server/ranking/lines/keep-index.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { ListRequest, NumberedRequest, Reply, State } from './list-messages.ts';

/** The interval at which a changed state is sent to all workers. */
const LOOK_MS = 100;

/** Answers list requests on a local socket. Returns a function that stops it. */
export async function serveLists(lists: Lists, path: string): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let sent = stateOf(lists);
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
    const now = stateOf(lists);
    if (now.isReady === sent.isReady && now.size === sent.size) return;
    sent = now;
    for (const socket of sockets) sendFrame(socket, now);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    for (const socket of sockets) socket.end();
    await new Promise((resolve) => server.close(resolve));
  };
}

const stateOf = (lists: Lists): State => ({ isReady: lists.isReady(), size: lists.size() });

async function answer(lists: Lists, { number, ...asked }: NumberedRequest): Promise<Reply> {
  try {
    return { number, answer: await ask(lists, asked) };
  } catch (error) {
    if (error instanceof Refusal) return { number, isRefused: true };
    return { number, fault: error instanceof Error ? String(error.stack) : String(error) };
  }
}

function ask(lists: Lists, asked: ListRequest): Promise<unknown> {
  if (asked.name === 'list') return lists.list(...asked.given);
  return asked.name === 'count' ? lists.count(...asked.given) : lists.hasShownSince(...asked.given);
}
