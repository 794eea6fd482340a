import { OUTCOME } from '#contract/outcome.ts';
import { actOf } from '#contract/session-rights.ts';
import { recordAct } from './acts.queries.ts';
import type { HttpServices } from './http-services.ts';
import { isBesideCandidate, isRestricted, type Who } from './session.ts';

/** Whether a call with an outcome succeeded. */
export const isDone = (values: object): boolean => 'code' in values && values.code === OUTCOME.done;

/**
 * Records the act of a call, if the call is one that leaves an act. Notifies the candidate if another holder acted
 * towards another family. A Power Link session counts as the office.
 */
export async function recordActAndNotify(
  { db, tellFamilyActed }: Pick<HttpServices, 'db' | 'tellFamilyActed'>,
  who: Who,
  { path, values }: { path: string; values: Readonly<Record<string, unknown>> },
): Promise<void> {
  const act = actOf(path, values);
  if (act === undefined) return;
  const actor = isRestricted(who) ? { profileId: who.profileId, accountId: null, role: 'office' as const } : who;
  const aboutId = typeof values.member === 'string' ? values.member : null;
  await recordAct(db, actor, act, aboutId);
  if (aboutId !== null && isBesideCandidate(who)) await tellFamilyActed(who.profileId, aboutId);
}
