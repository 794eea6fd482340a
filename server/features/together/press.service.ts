import type { Kysely } from 'kysely';
import { type StepName, stepRule } from '#contract/together.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { isAnyOpened } from '#server/domain/together/numbers.queries.ts';
import { isSpokenForSince, loadPresses, removePress, savePress } from '#server/domain/together/presses.queries.ts';
import { closedPress, mayTakeBack, pressOf, toldOf } from '#server/domain/together/pressing.ts';
import { loadAcceptedAt, openTogether } from '#server/domain/together/together.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { tellStep } from '#server/notices/tell-step.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { pressEffects } from './after-press.ts';
import { countStep } from './count-step.ts';

/** A step that a family presses or takes back. */
interface Press {
  member: string;
  step: StepName;
  value: string;
  /** Saves additional data, even if the same value was pressed before. */
  also?: (transaction: Kysely<Database>, togetherId: number) => Promise<void>;
}

/** The messages for the reasons for which a press is closed. */
const CLOSED_MESSAGES = { candidateAlone: 'candidateAlone', spokenFirst: 'candidateSpokenFirst' } as const;

/**
 * Presses a step, or takes it back if `value` is empty. Parallel presses of both families run one after the other.
 * Throws a 403 if the step is closed to the presser.
 */
export async function pressStep(services: Services, who: Who, { member, step, value, also }: Press): Promise<Outcome> {
  const { values, isPrivate, isAct } = stepRule(step);
  if (value !== '' && !values.includes(value)) throw new BrokenRules({ value: 'chooseFromList' });
  const { profileId, accountId } = who;
  const result = await services.db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, member]);
    const { togetherId: existingId } = await findTogether({ db: transaction }, { profileId, memberId: member });
    const presses = await loadPresses(transaction, existingId);
    const standing = pressOf(presses, profileId, step);
    const before = standing?.value ?? '';
    const closedBecause = closedPress(await presserRights(transaction, who, member), step, { value, standing });
    if (closedBecause) return closedBecause;
    if (value === before) {
      if (existingId !== null) await also?.(transaction, existingId);
      return success(value === '' ? 'stepTakenBack' : 'stepNoted');
    }
    if (value === '' && !mayTakeBack(standing)) return failure('stepStays');
    if (step === 'numbers' && (await comesTooLate(transaction, { profileId, member, value, before })))
      return failure(value === 'writeFirst' ? 'writeFirstTooLate' : 'stepStays');

    const togetherId = existingId ?? (await openTogether(transaction, profileId, member));
    if (value === '') await removePress(transaction, { togetherId, profileId, step });
    else await savePress(transaction, { togetherId, profileId, accountId, step, value });
    const theirs = pressOf(presses, member, step)?.value ?? '';
    // Before the effects, one of which may end the acquaintance: a meeting before a parting counts.
    await countStep(services, transaction, { step, togetherId, profileId, otherId: member, value, before });
    await pressEffects[step]?.(services, transaction, {
      who,
      togetherId,
      profileId,
      otherId: member,
      value,
      before,
      theirs,
    });
    await also?.(transaction, togetherId);
    if (value !== '' && isAct) await recordAct(transaction, who, 'together', member);
    if (toldOf(step, { mine: theirs, theirs: value }) !== '')
      await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: isPrivate ?? false });
    return success(value === '' ? 'stepTakenBack' : 'stepNoted');
  });
  if (typeof result !== 'string') return result;
  if (result === 'spokenFirst') await hintDesk(services.db, { kind: 'speakFirst', profileId, aboutId: member });
  throw new Refusal(403, CLOSED_MESSAGES[result]);
}

/**
 * Returns the role of the presser, whether there is a candidate account, and whether the office has spoken about this
 * family with a candidate without an account since the acceptance.
 */
export async function presserRights(db: Kysely<Database>, { profileId, role, hasCandidate }: Who, member: string) {
  const isSpokenFor =
    !hasCandidate &&
    (await isSpokenForSince(db, { profileId, aboutId: member }, await loadAcceptedAt(db, profileId, member)));
  return { role, hasCandidate, isSpokenFor };
}

/** Whether it is too late to close the numbers: once one was opened, they stay open. */
async function comesTooLate(
  db: Kysely<Database>,
  { profileId, member, value, before }: { profileId: string; member: string; value: string; before: string },
): Promise<boolean> {
  const closes = value === 'writeFirst' || (value === '' && before !== 'writeFirst');
  return closes && (await isAnyOpened(db, profileId, member));
}
