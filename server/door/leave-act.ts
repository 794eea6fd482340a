import type { Kysely } from 'kysely';
import { actOf } from '#contract/session-rights.ts';
import type { Database } from '#server/db/tables.ts';
import { recordAct } from './acts.queries.ts';
import { isRestricted, type Who } from './session.ts';

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
