import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { askChild, startChild } from '#server/child.ts';
import { makeQueue } from '#server/http/queue.ts';
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
    decoder ??= startChild({ path: PROGRAM, execArgv: [], forget });
    const decoded = await askChild<Decoded>(decoder, order, patienceMs);
    idle = setTimeout(endDecoder, IDLE_MS).unref();
    return decoded ?? { outcome: 'damaged' };
  });
}

// Forgotten at once: the next image is for another one.
function endDecoder(): void {
  decoder?.kill();
  decoder = undefined;
}

function forget(ended: ChildProcess): void {
  if (decoder === ended) decoder = undefined;
}
