import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'async' }) => Promise<void>;

let collect: Collect | undefined;

/**
 * Lets go of what nobody holds any more. V8 collects when its youngest part is full, and keeps that part as large as a busy
 * minute has made it (64 MB and more) until it has collected everything once; a server at rest may not do for hours. Takes some 20 ms;
 * the system has the memory back some ten seconds later, for V8 keeps free pages at hand that long.
 */
export async function giveBackMemory(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  await collect?.({ type: 'major', execution: 'async' });
}
