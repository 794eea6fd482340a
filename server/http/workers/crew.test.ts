import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = join(import.meta.dirname, '../../testing/supervised-workers.ts');

test('a worker whose event loop hangs is ended and replaced', async () => {
  const crew = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  onTestFinished(() => void crew.kill('SIGKILL'));
  const serving = on(crew, 'message');
  const next = async (): Promise<number> => Number((await serving.next()).value?.[0]);
  const [hanging, other] = [await next(), await next()];
  onTestFinished(() => endIfThere(hanging));
  process.kill(hanging, 'SIGSTOP');
  const successor = await next();
  expect([hanging, other]).not.toContain(successor);
  expect(() => process.kill(hanging, 0)).toThrow('ESRCH');
});

// A process that is left stopped would keep the tests from ending.
function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
