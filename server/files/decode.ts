import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { makeQueue } from '#server/door/queue.ts';
import type { Decoded, Order } from './decoder/order.ts';

const PROGRAM = fileURLToPath(new URL('./decoder/decoder.ts', import.meta.url));
/** A photo of 40 megapixels takes a second; with nothing else to do. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;

/** One image at a time: a progressive one of 40 megapixels takes hundreds of MB. */
const queue = makeQueue({ atOnce: 1, waiting: 64, retryAfterSeconds: 5 });

let decoder: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Decodes what somebody sent in a process that is ended when it takes too long: then the image counts as damaged. */
export function decode(order: Order, patienceMs = PATIENCE_MS): Promise<Decoded> {
  return queue.run('', async () => {
    clearTimeout(idle);
    decoder ??= startDecoder();
    const decoded = await ask(decoder, order, patienceMs);
    idle = setTimeout(endDecoder, IDLE_MS).unref();
    return decoded;
  });
}

// Forgotten at once: the next image is for another one.
function endDecoder(): void {
  decoder?.kill();
  decoder = undefined;
}

function ask(child: ChildProcess, order: Order, patienceMs: number): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    const settle = (finish: () => void) => {
      clearTimeout(late);
      child.removeAllListeners('message').removeListener('exit', onEnd).removeListener('error', onError);
      finish();
    };
    const onEnd = () => settle(() => resolve({ outcome: 'damaged' }));
    const onError = (error: Error) => settle(() => reject(error));
    child.once('exit', onEnd).once('error', onError);
    child.once('message', (decoded: Decoded) => settle(() => resolve(decoded)));
    child.send(order);
  });
}

function startDecoder(): ChildProcess {
  const NODE_COMPILE_CACHE = getCompileCacheDir();
  const child = fork(PROGRAM, {
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = () => {
    if (decoder === child) decoder = undefined;
  };
  child.once('exit', forget).once('error', forget);
  // Nobody waits for it at a stop; without us it ends by itself.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
