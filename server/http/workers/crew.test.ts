import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = join(import.meta.dirname, '../../testing/supervised-workers.ts');

/**
 * Starts two workers and their supervisor. `nextPid` waits for the next worker that serves. `renew` renews the workers,
 * lets the new one at a place fail, and returns the list processes that run afterwards.
 */
async function startCrew(beatMs: number) {
  const crew = fork(program, [String(beatMs)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  onTestFinished(() => void crew.kill('SIGKILL'));
  const messages = on(crew, 'message');
  /** Waits for the next message with this fact, and passes over others. */
  const next = async (fact: 'pid' | 'lists') => {
    for (;;) {
      const message: object = (await messages.next()).value?.[0];
      if (fact in message) return Reflect.get(message, fact);
    }
  };
  const nextPid = async (): Promise<number> => Number(await next('pid'));
  const renew = async (failingPlace: number | 'dying'): Promise<string[]> => {
    crew.send(failingPlace);
    return next('lists');
  };
  return { firstTwo: [await nextPid(), await nextPid()] as const, nextPid, renew };
}

test('a worker whose event loop hangs is ended and replaced', async () => {
  const { firstTwo, nextPid } = await startCrew(100);
  const [hanging, other] = firstTwo;
  onTestFinished(() => endIfThere(hanging));
  process.kill(hanging, 'SIGSTOP');
  const successor = await nextPid();
  expect([hanging, other]).not.toContain(successor);
  expect(() => process.kill(hanging, 0)).toThrow('ESRCH');
});

test('a renewal whose workers do not start leaves no list process but those that a worker uses', async () => {
  // With beats so slow that a busy machine has no worker ended as hanging.
  const { renew } = await startCrew(10_000);
  const nobodyFails = -1;
  expect(await renew(0)).toEqual(['lists 1']);
  expect(await renew(0)).toEqual(['lists 1']);
  // The new worker at the first place uses the new list process, the old one at the second place its own.
  expect(await renew(1)).toEqual(['lists 1', 'lists 4']);
  expect(await renew(1)).toEqual(['lists 1', 'lists 5']);
  expect(await renew(nobodyFails)).toEqual(['lists 6']);
});

test('an old worker that dies while it is told to leave does not end the supervisor', async () => {
  const { renew } = await startCrew(10_000);
  expect(await renew('dying')).toEqual(['lists 2']);
});

// A process that is left stopped would keep the tests from ending.
function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
