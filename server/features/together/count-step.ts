import type { Kysely } from 'kysely';
import { QUIET_STEPS } from '#contract/quiet-questions.ts';
import type { StepName } from '#contract/together.ts';
import { countEvent, uncountEvent } from '#server/domain/together/counts.queries.ts';
import { loadPresses } from '#server/domain/together/presses.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { AfterPress } from './after-press.ts';

/** Returns the event that a press reveals: the two have spoken or have met, whatever followed. Undefined if none. */
function eventOf(step: StepName, value: string): 'call' | 'meeting' | undefined {
  if (step === 'meeting' && value !== '') return 'meeting';
  const isOfCall = step === 'call' || QUIET_STEPS.some((quiet) => quiet === step);
  return isOfCall && value === 'spoken' ? 'call' : undefined;
}

/**
 * Counts the event of a press once for the two, from either side. If a press is taken back and no other press of the
 * two reveals the same event, takes the count back.
 */
export async function countStep(
  { phoneHash }: Pick<Services, 'phoneHash'>,
  db: Kysely<Database>,
  { step, value, before, togetherId, profileId, otherId }: Omit<AfterPress, 'who' | 'theirs'> & { step: StepName },
): Promise<void> {
  const pair = { oneId: profileId, otherId };
  const kind = eventOf(step, value);
  if (kind !== undefined) return countEvent({ db, phoneHash }, { kind, ...pair });
  const formerEvent = eventOf(step, before);
  if (value !== '' || formerEvent === undefined) return;
  const presses = await loadPresses(db, togetherId);
  if (!presses.some((press) => eventOf(press.step, press.value) === formerEvent))
    await uncountEvent({ db, phoneHash }, { kind: formerEvent, ...pair });
}
