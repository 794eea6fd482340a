import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MEMORY_LIMITS } from '../../e2e/support/site.ts';
import type { Looking } from './lists-asked.ts';
import type { Ask, Order, Said } from './lists-asker.ts';

/** A process that requests lists. */
export interface Asker {
  members: number;
  /** Returns the milliseconds of each request; they are sent one after the other. */
  inTurn(ask: readonly Ask[]): Promise<number[]>;
  /** Returns the milliseconds of each request; they are sent at random times, `aSecond` a second on average. */
  atTimes(ask: readonly Ask[], aSecond: number): Promise<number[]>;
  answers(ask: readonly Ask[]): Promise<unknown[]>;
  end(): Promise<void>;
}

/**
 * Starts a process with the memory limits of the site. It requests lists over this socket, or from its own index
 * without one.
 */
export async function startAsker(
  looking: Looking[],
  { socket, env = {} }: { socket?: string; env?: Record<string, string> },
): Promise<Asker> {
  const child = fork(join(import.meta.dirname, 'lists-asker.ts'), socket === undefined ? [] : [socket], {
    execArgv: MEMORY_LIMITS,
    serialization: 'advanced',
    env: { ...process.env, ...env },
  });
  const loaded = await receive(child);
  const send = (order: Order) => child.send(order);
  send({ looking });
  const times = async (order: Order): Promise<number[]> => {
    send(order);
    const message = await receive(child);
    return 'ms' in message ? message.ms : [];
  };
  return {
    members: 'members' in loaded ? loaded.members : 0,
    inTurn: (ask) => times({ ask: [...ask] }),
    atTimes: (ask, aSecond) => times({ ask: [...ask], aSecond }),
    async answers(ask) {
      send({ answers: [...ask] });
      const message = await receive(child);
      return 'answers' in message ? message.answers : [];
    },
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Returns the next message of the process; throws if the process ends before. */
function receive(child: ChildProcess): Promise<Said> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process that asks lists ended with ${code}.`));
    child.once('exit', end);
    child.once('message', (message: Said) => {
      child.off('exit', end);
      resolve(message);
    });
  });
}
