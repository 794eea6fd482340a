import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'async' }) => Promise<void>;

let collect: Collect | undefined;

/**
 * Runs a full garbage collection. V8 keeps its young generation as large as a busy minute has made it (64 MB and more)
 * until it collects everything, which an idle server may not do for hours. It takes some 20 ms. The system has the
 * memory back some ten seconds later, because V8 keeps free pages that long.
 */
export async function giveBackMemory(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  await collect?.({ type: 'major', execution: 'async' });
}
