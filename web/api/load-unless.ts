import type { Call } from '#contract/call.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { load } from './load.ts';
import type { Visit } from './visit.ts';

/** What a page can do without: null where the answer is a refusal of this status. */
export async function loadUnless<S extends Fields, R extends Fields>(
  status: number,
  visit: Visit,
  call: Call<S, R>,
  draft?: Draft<S>,
): Promise<Draft<R> | null> {
  try {
    return await load(visit, call, draft);
  } catch (thrown) {
    if (isRefusal(thrown, status)) return null;
    throw thrown;
  }
}

// What `trouble` throws.
function isRefusal(thrown: unknown, status: number): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  const { init } = thrown;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === status;
}
