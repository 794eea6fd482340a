import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LITTLE_ROOM } from '../../e2e/support/site.ts';
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
    execArgv: LITTLE_ROOM,
    serialization: 'advanced',
    env: { ...process.env, ...env },
  });
  const first = await hear(child);
  const tell = (order: Order) => child.send(order);
  tell({ looking });
  const times = async (order: Order): Promise<number[]> => {
    tell(order);
    const said = await hear(child);
    return 'ms' in said ? said.ms : [];
  };
  return {
    members: 'members' in first ? first.members : 0,
    inTurn: (ask) => times({ ask: [...ask] }),
    atTimes: (ask, aSecond) => times({ ask: [...ask], aSecond }),
    async answers(ask) {
      tell({ answers: [...ask] });
      const said = await hear(child);
      return 'answers' in said ? said.answers : [];
    },
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function hear(child: ChildProcess): Promise<Said> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process that asks lists ended with ${code}.`));
    child.once('exit', end);
    child.once('message', (said: Said) => {
      child.off('exit', end);
      resolve(said);
    });
  });
}
