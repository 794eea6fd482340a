import { type Kysely, sql } from 'kysely';
import { takeCasesToWarnOf } from '#server/domain/cases/cases.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { intend } from './tell.queries.ts';

/** Maximum number of cases that an e-mail counts. The office's page of reports lists all. */
const MOST_NAMED = 50;

/** Warns every moderator of the cases whose deadline is near, in one e-mail for each moderator. */
export async function warnOfCases(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const cases = await takeCasesToWarnOf(transaction);
    const moderators = await transaction
      .selectFrom('staff')
      .select('id')
      .where('ended_at', 'is', null)
      .where(sql<boolean>`'moderator' = any(roles)`)
      .execute();
    if (cases.length === 0) return;
    const caseIds = cases.slice(0, MOST_NAMED).join(',');
    for (const moderator of moderators)
      await intend(transaction, { kind: 'case-warning', subjectId: `${caseIds} ${moderator.id}` });
  });
}

/**
 * Warns moderators of a new report at once, unless a warning was made in the last hour, so that many reports do not
 * fill their mailboxes. The e-mail of the next sweep counts the rest.
 */
export async function warnOfNewCase(db: Kysely<Database>): Promise<void> {
  const recentWarning = await db
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', 'case-warning')
    .where('made_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (recentWarning === undefined) await warnOfCases(db);
}

/**
 * Returns those of these cases that are still open, the earliest deadline first, with the moderator's e-mail; none if
 * the moderator has left.
 */
export async function findWarned(
  db: Kysely<Database>,
  { caseIds, staffId }: { caseIds: readonly number[]; staffId: number },
) {
  return db
    .selectFrom(['cases as c', 'staff as p'])
    .select(['p.email', 'c.id', 'c.warned_of as due'])
    .where('c.id', 'in', caseIds)
    .where('c.warned_of', 'is not', null)
    .where('c.settled_at', 'is', null)
    .where('p.id', '=', staffId)
    .where('p.ended_at', 'is', null)
    .orderBy('c.warned_of')
    .execute();
}
