import type { Kysely } from 'kysely';
import type { Match } from '#contract/matches.ts';
import { VOLUNTEER_CARDS_A_DAY } from '#contract/staff/assisted.ts';
import { takeDeskCards } from '#server/domain/assisted/desk-readings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { loadSignedUntil, lockStaffMember } from '#server/office/staff/matchmakers.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { type AssistedRow, listAssistedRows } from './families.queries.ts';

/** Whether a member of staff looks only for the families that were given to them. The wider of two roles counts. */
export const isVolunteer = ({ roles }: Pick<Staff, 'roles'>): boolean =>
  roles.includes('matchmaker') && !roles.includes('helper');

/** Throws a 403 if a volunteer has not signed this year's promise. */
export async function requirePromise(db: Kysely<Database>, staff: Staff): Promise<void> {
  if (isVolunteer(staff) && (await loadSignedUntil(db, staff.id)) === null) throw new Refusal(403, 'promiseFirst');
}

/**
 * Returns an assisted family and locks its row, so that a withdrawal at the same moment comes before or after. Throws
 * the same 404 for a family that is not assisted, is not this volunteer's, or does not exist.
 */
export async function lockAssisted(db: Kysely<Database>, staff: Staff, memberId: string): Promise<AssistedRow> {
  await requirePromise(db, staff);
  // The member of staff is locked before the families, as everywhere.
  await lockStaffMember(db, staff.id);
  await lockMembers(db, [memberId]);
  return loadAssisted(db, staff, memberId);
}

/** Returns an assisted family without a lock, for reads only. Throws a 404 as `lockAssisted` does. */
export async function loadAssisted(db: Kysely<Database>, staff: Staff, memberId: string): Promise<AssistedRow> {
  await requirePromise(db, staff);
  const [row] = await listAssistedRows(db, { memberId, volunteerId: isVolunteer(staff) ? staff.id : undefined });
  if (row === undefined) throw new Refusal(404, 'memberUnknown');
  return row;
}

/** Returns the maximum number of members whose cards a member of staff may read in a day. */
export const cardsADay = (staff: Staff, { config }: Pick<Services, 'config'>): number =>
  isVolunteer(staff) ? VOLUNTEER_CARDS_A_DAY : config.readings.cards;

/**
 * Counts the members on these cards against the day's limit. Leaves out photos, families in touch and interests,
 * because an interest that disappears would reveal a refusal. Throws a 429 above the limit.
 */
export async function countDeskCards(
  services: Pick<Services, 'config'>,
  db: Kysely<Database>,
  { staff, forId, matches }: { staff: Staff; forId: string; matches: readonly Match[] },
): Promise<Match[]> {
  const shown = matches.filter(({ between }) => between !== 'accepted');
  const memberIds = shown.map(({ member }) => member.memberId);
  const isTaken = await takeDeskCards(db, { staffId: staff.id, forId, memberIds, most: cardsADay(staff, services) });
  if (!isTaken) throw new Refusal(429, 'deskCardsSpent');
  return shown.map((match) => ({
    ...match,
    between: '',
    hasNote: false,
    member: { ...match.member, picture: '' },
  }));
}
