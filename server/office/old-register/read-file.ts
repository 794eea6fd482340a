import { fileURLToPath } from 'node:url';
import { askChild, startChild } from '#server/child.ts';
import type { ReadFile } from './reader/order.ts';

const PROGRAM = fileURLToPath(new URL('./reader/reader.ts', import.meta.url));
/** How long the process may read a file before it is ended. */
const TIMEOUT_MS = 60_000;

/**
 * Reads a register in a separate process, which ends afterwards. A malicious file cannot use the server's memory or
 * harm it.
 */
export async function readFile(file: Buffer, stop?: AbortSignal): Promise<ReadFile> {
  const child = startChild({ path: PROGRAM, execArgv: ['--max-old-space-size=400'], forget: () => {} });
  const end = () => void child.kill('SIGKILL');
  stop?.addEventListener('abort', end, { once: true });
  try {
    return (await askChild<ReadFile>(child, { file }, TIMEOUT_MS)) ?? { failed: 'registerUnreadable' };
  } finally {
    stop?.removeEventListener('abort', end);
    end();
  }
}
