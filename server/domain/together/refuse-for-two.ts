import type { ThreadName } from '#contract/thread-names.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';

/**
 * Throws 403 unless the reader may use the thread. Call before any query, so that nobody else learns whether the bride
 * and the groom write to each other alone.
 */
export function refuseForTwo({ role }: Pick<Who, 'role'>, thread: ThreadName): void {
  if (thread === 'two' && role !== 'candidate') throw new Refusal(403, 'candidateAlone');
}
