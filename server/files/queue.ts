import { messages } from '#contract/messages.ts';
import { Refusal } from '#server/http/refusal.ts';

const RETRY_SECONDS = 5;

/** Runs work one at a time; where too much waits already, the next is refused with 503. */
export function makeQueue(waitingAtMost: number) {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (unfinished > waitingAtMost) throw new Refusal(503, messages.busy, RETRY_SECONDS);
    unfinished += 1;
    const turn = last.then(work).finally(() => {
      unfinished -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
