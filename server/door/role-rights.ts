import type { Kysely } from 'kysely';
import { actOf, rightOf } from '#contract/role-rights.ts';
import type { Database } from '#server/db/tables.ts';
import { recordAct } from './acts.queries.ts';
import { Refusal } from './refusal.ts';
import { isBesideCandidate, isRestricted, type Who } from './session.ts';

/** Throws a 403 where a call is the candidate's alone and this is somebody else. */
export function refuseBeside(who: Who, path: string): void {
  if (isBesideCandidate(who) && rightOf(path)?.who !== 'everyHolder') throw new Refusal(403, 'candidateAlone');
}

/** Whether a call that answers an outcome has done what it was asked. */
export const isDone = (values: object): boolean => 'code' in values && values.code === 1;

/** Writes down who has done what, where the call leaves something. The Power Link is the office's hand. */
export async function leaveAct(
  db: Kysely<Database>,
  who: Who,
  { path, values }: { path: string; values: Readonly<Record<string, unknown>> },
): Promise<void> {
  const act = actOf(path, values);
  if (act === undefined) return;
  const actor = isRestricted(who) ? { profileId: who.profileId, accountId: null, role: 'office' as const } : who;
  await recordAct(db, actor, act, typeof values.member === 'string' ? values.member : null);
}
