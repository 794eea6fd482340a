import { actOf } from '#contract/session-rights.ts';
import { recordAct } from './acts.queries.ts';
import type { HttpServices } from './http-services.ts';
import { isBesideCandidate, isRestricted, type Who } from './session.ts';

/** Whether a call that answers an outcome has done what it was asked. */
export const isDone = (values: object): boolean => 'code' in values && values.code === 1;

/**
 * Writes down who has done what, where the call leaves something, and tells the candidate what another has done to another family. The Power
 * Link is the office's hand.
 */
export async function leaveAct(
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
