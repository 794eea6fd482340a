import type { Kysely } from 'kysely';
import { QUIET_STEPS } from '#contract/quiet-questions.ts';
import type { StepName } from '#contract/together.ts';
import { countEvent, uncountEvent } from '#server/domain/together/counts.queries.ts';
import { loadPresses } from '#server/domain/together/presses.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { AfterPress } from './after-press.ts';

/** What a press tells the trust: that the two have spoken, or that they have met, whatever comes of it. */
function eventOf(step: StepName, value: string): 'call' | 'meeting' | undefined {
  if (step === 'meeting' && value !== '') return 'meeting';
  const isOfCall = step === 'call' || QUIET_STEPS.some((quiet) => quiet === step);
  return isOfCall && value === 'spoken' ? 'call' : undefined;
}

/** Counts it once for the two, from either side; not any more if it is taken back within the day and nobody else of the two has said it. */
export async function countStep(
  { phoneHash }: Pick<Services, 'phoneHash'>,
  db: Kysely<Database>,
  { step, value, before, togetherId, profileId, otherId }: Omit<AfterPress, 'who' | 'theirs'> & { step: StepName },
): Promise<void> {
  const pair = { oneId: profileId, otherId };
  const kind = eventOf(step, value);
  if (kind !== undefined) return countEvent({ db, phoneHash }, { kind, ...pair });
  const wasSaid = eventOf(step, before);
  if (value !== '' || wasSaid === undefined) return;
  const presses = await loadPresses(db, togetherId);
  if (!presses.some((one) => eventOf(one.step, one.value) === wasSaid))
    await uncountEvent({ db, phoneHash }, { kind: wasSaid, ...pair });
}
