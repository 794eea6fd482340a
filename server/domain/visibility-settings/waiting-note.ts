import type { Kysely } from 'kysely';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { loadHoursToApproval } from '#server/domain/approvals/decisions.queries.ts';
import { loadReturnedFor } from '#server/domain/approvals/queue.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type IsDrawn, loadCalledFirst } from './called-first.queries.ts';
import { loadWaitingShowing, type Waiting } from './waiting-showings.queries.ts';

/** Returns the note for the family of a profile that waits to be shown; null if it does not wait. */
export async function loadWaitingNote(
  db: Kysely<Database>,
  profileId: string,
  isDrawn: IsDrawn,
): Promise<WaitingToBeShown | null> {
  const waiting = (await loadWaitingShowing(db, profileId)) ?? null;
  return readWaitingNote(db, { profileId, waiting }, isDrawn);
}

/** Returns the note for a profile whose waiting state is known; null if `waiting` is null. */
export async function readWaitingNote(
  db: Kysely<Database>,
  { profileId, waiting }: { profileId: string; waiting: Waiting | null },
  isDrawn: IsDrawn,
): Promise<WaitingToBeShown | null> {
  if (waiting === null) return null;
  const { forOffice, forCandidate } = waiting;
  const returnedFor = forOffice ? await loadReturnedFor(db, profileId) : null;
  const isWithOffice = forOffice && returnedFor === null;
  const hours = isWithOffice ? await loadHoursToApproval(db) : null;
  return {
    office: forOffice,
    candidate: forCandidate,
    returnedFor,
    sentBack: returnedFor,
    call: isWithOffice && (await loadCalledFirst(db, profileId, isDrawn)).isNeeded,
    usualHours: hours === null ? null : Math.max(1, Math.ceil(hours.median)),
  };
}
