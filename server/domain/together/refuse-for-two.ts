import type { ThreadName } from '#contract/threads.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';

/** Before anything is looked up, so that nobody else learns whether the bride and the groom write to each other alone. */
export function refuseForTwo({ role }: Pick<Who, 'role'>, thread: ThreadName): void {
  if (thread === 'two' && role !== 'candidate') throw new Refusal(403, 'candidateAlone');
}
