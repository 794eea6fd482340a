import type { Kysely } from 'kysely';
import type { StepName } from '#contract/together.ts';
import { hashOfPair } from '#server/domain/together/counts.queries.ts';
import { hintDesk, withdrawHint } from '#server/domain/together/desk-hints.queries.ts';
import {
  agreeOutcome,
  endEngagement,
  isSaidElsewhere,
  loadOutcomes,
  withdrawOutcome,
} from '#server/domain/together/outcomes.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { partKindly } from '#server/notices/part-kindly.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** A press that has just been saved or taken back. */
export interface AfterPress {
  who: Who;
  togetherId: number;
  /** The family that pressed. */
  profileId: string;
  otherId: string;
  /** The new value; `''` if the press was taken back. */
  value: string;
  /** The former value. */
  before: string;
  /** The other family's value; `''` for none. */
  theirs: string;
}

/** An effect of a press, which runs in the transaction of the press. */
export type Hook = (services: Services, transaction: Kysely<Database>, pressed: AfterPress) => Promise<void>;

/**
 * Notifies the desk of a number that does not answer, until the family reports something else. An answer in the step of
 * the first call is listed on the page Today without this. Nothing ends automatically.
 */
const afterQuiet: Hook = async (_services, transaction, { profileId, otherId, value, before }: AfterPress) => {
  const hint = { kind: 'noAnswer', profileId, aboutId: otherId } as const;
  if (value === 'noAnswer') await hintDesk(transaction, hint);
  else if (before === 'noAnswer') await withdrawHint(transaction, hint);
};

/** The effects of a press, by step. They run in its transaction, with both members' rows locked. */
export const pressEffects: Readonly<Partial<Record<StepName, Hook>>> = {
  quiet14: afterQuiet,
  quiet60: afterQuiet,
  decided: afterDecided,
  married: afterMarried,
  // As `endacquaintance` does.
  meeting: async (_, transaction, { profileId, otherId, value }) => {
    if (value === 'notForUs') await partKindly(transaction, profileId, otherId);
  },
};

/**
 * Handles a press of *decided*. Once both have pressed, the outcome takes effect in a day. Either may step back at any
 * time, for both.
 */
async function afterDecided(
  services: Pick<Services, 'phoneHash'>,
  transaction: Kysely<Database>,
  { togetherId, profileId, otherId, value, theirs }: AfterPress,
): Promise<void> {
  if (value !== '') {
    // Only this family is checked: a refusal because of the other would reveal what it said about somebody else. In
    // that case the outcome is dropped when it is due.
    if (await isSaidElsewhere(transaction, { togetherId, profileId, kinds: ['engaged', 'married'] }))
      throw new Refusal(409, 'decidedElsewhere');
    if (theirs === '') return;
    const pairHash = hashOfPair(services, { oneId: profileId, otherId });
    return agreeOutcome(transaction, { togetherId, profileIds: [profileId, otherId], kind: 'engaged', pairHash });
  }
  // A marriage cannot be taken back here.
  const outcomes = await loadOutcomes(transaction, togetherId);
  if (outcomes.some(({ kind }) => kind === 'married')) throw new Refusal(409, 'stepStays');
  if (await endEngagement(transaction, togetherId, [profileId, otherId]))
    await notify(transaction, { kind: 'steppedBack', profileId: otherId, aboutId: profileId });
}

/**
 * Handles a press of *married*. It takes effect in a day, for the pressing side's profile alone. A marriage is counted
 * as reported by both if both pressed.
 */
async function afterMarried(
  services: Pick<Services, 'phoneHash'>,
  transaction: Kysely<Database>,
  { togetherId, profileId, otherId, value }: AfterPress,
): Promise<void> {
  if (value === '') {
    await withdrawOutcome(transaction, { togetherId, kind: 'married', profileId });
    return;
  }
  if (await isSaidElsewhere(transaction, { togetherId, profileId, kinds: ['married'] }))
    throw new Refusal(409, 'decidedElsewhere');
  const pairHash = hashOfPair(services, { oneId: profileId, otherId });
  await agreeOutcome(transaction, { togetherId, profileIds: [profileId], kind: 'married', pairHash });
}
