import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The `NODE_OPTIONS` of a process to be inspected, at any free port. */
export const INSPECTABLE = '--inspect-port=0';

/** Opens Node's inspector of a process, which can collect its garbage and return the MB of the remaining objects. */
export async function openInspector(child: ChildProcess) {
  assert.ok(child.stderr);
  const output = once(child.stderr, 'data');
  child.kill('SIGUSR1');
  const [address] = /ws:\S+/.exec(String((await output)[0])) ?? [];
  assert.ok(address, 'the process says where it is inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (method: string) => {
    const answer = once(socket, 'message');
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = await answer;
    return JSON.parse(String(data)).result;
  };
  return {
    async collectGarbage(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = await ask('Runtime.getHeapUsage');
      return usedSize / 1e6;
    },
    close: () => socket.close(),
  };
}
