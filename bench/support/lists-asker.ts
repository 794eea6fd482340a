// A process that requests lists and times them. It uses its own index, or the lists process if it gets a socket.
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { askLists } from '#server/ranking/host/ask-lists.ts';
import { keepIndex, type Lists } from '#server/ranking/lines/keep-index.ts';
import { askFor, type Kind, type Looking } from './lists-asked.ts';

/** A request for one list. `at` is the seeker's position in the list that the process received. */
export interface Ask {
  kind: Kind;
  at: number;
}

/** A message to the process. */
export type Order =
  | { looking: Looking[] }
  | { ask: Ask[] }
  /** Sends `aSecond` requests a second at random times, without waiting for earlier answers. */
  | { ask: Ask[]; aSecond: number }
  | { answers: Ask[] };

/**
 * A message from the process: that its lists are loaded, and of how many members; the milliseconds of each request; or
 * each answer.
 */
export type Said = { members: number } | { ms: number[] } | { answers: unknown[] };

const [, , socket] = process.argv;
const lists = openLists();
lists.start();
while (!lists.isReady()) await wait(20);
// Over a socket the number of members arrives a moment later.
while (lists.size() === 0) await wait(20);

let looking: Looking[] = [];
process.on('message', async (order: Order) => {
  if ('looking' in order) looking = order.looking;
  else if ('answers' in order) send({ answers: await Promise.all(order.answers.map(ask)) });
  else send({ ms: 'aSecond' in order ? await askAtTimes(order.ask, order.aSecond) : await askInTurn(order.ask) });
});
process.on('disconnect', () => process.exit());
send({ members: lists.size() });

function openLists(): Lists {
  if (socket !== undefined) return askLists(socket);
  const key = makeDataKey(Buffer.from(process.env.DATA_KEY ?? '', 'base64')).deriveKey('order of equals');
  return keepIndex(makePool({ connectionString: process.env.DATABASE_URL ?? '' }, console), createLog('warn'), key);
}

async function askInTurn(asks: readonly Ask[]): Promise<number[]> {
  const ms: number[] = [];
  for (const request of asks) ms.push(await time(request));
  return ms;
}

async function askAtTimes(asks: readonly Ask[], aSecond: number): Promise<number[]> {
  const began = performance.now();
  let due = 0;
  return Promise.all(
    asks.map((request) => {
      // Exponentially distributed pauses, as independent visitors make them.
      due += (-Math.log(1 - Math.random()) * 1000) / aSecond;
      return wait(began + due - performance.now()).then(() => time(request));
    }),
  );
}

/** Returns the milliseconds of a request. */
async function time(request: Ask): Promise<number> {
  const began = performance.now();
  await ask(request);
  return performance.now() - began;
}

function ask({ kind, at }: Ask): Promise<unknown> {
  const seeker = looking[at];
  if (seeker === undefined) throw new RangeError(`nobody is at ${at}`);
  return askFor(lists, kind, seeker);
}

function send(message: Said): void {
  process.send?.(message);
}
