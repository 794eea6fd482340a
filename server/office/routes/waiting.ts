import type { Kysely } from 'kysely';
import { listApprovals } from '#contract/staff/approvals.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters, listTexts, listWaitingCalls } from '#contract/staff/desk.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { listCalls } from '#server/office/outbox.queries.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { countDesk } from '#server/office/today.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** How many things wait in each room that these roles may enter, by the room's name. */
export async function countWaiting(db: Kysely<Database>, roles: readonly StaffRole[]): Promise<Record<string, number>> {
  const [{ reports, approvals, letters }, calls, placeholders] = await Promise.all([
    countDesk(db),
    listCalls(db),
    listPlaceholders(db),
  ]);
  const counts = [
    ['reports', reports, listCases],
    ['approvals', approvals, listApprovals],
    ['letters', letters, listLetters],
    ['calls', calls.length, listWaitingCalls],
    ['texts', placeholders.length, listTexts],
  ] as const;
  return Object.fromEntries(
    counts.filter(([, , { path }]) => mayMake(roles, path)).map(([name, count]) => [name, count]),
  );
}
