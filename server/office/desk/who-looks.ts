import type { Kysely } from 'kysely';
import type { Match } from '#contract/matches.ts';
import { VOLUNTEER_CARDS_A_DAY } from '#contract/staff/assisted.ts';
import { takeDeskCards } from '#server/domain/assisted/desk-readings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { loadSignedUntil, lockPerson } from '#server/office/staff/matchmakers.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { type AssistedRow, listAssistedRows } from './families.queries.ts';

/** Who looks for families that were given to them, and for no others: of two roles the wider counts. */
export const isVolunteer = ({ roles }: Pick<Staff, 'roles'>): boolean =>
  roles.includes('matchmaker') && !roles.includes('helper');

/** A volunteer enters no family before the promise of this year is signed. */
export async function requirePromise(db: Kysely<Database>, staff: Staff): Promise<void> {
  if (isVolunteer(staff) && (await loadSignedUntil(db, staff.id)) === null) throw new Refusal(403, 'promiseFirst');
}

/**
 * The family for which somebody looks, with its row locked: what it takes back at the same moment comes before or after. One that has not
 * asked for it, and one that was not given to this volunteer, answer like a number that nobody has.
 */
export async function findAssisted(db: Kysely<Database>, staff: Staff, memberId: string): Promise<AssistedRow> {
  await requirePromise(db, staff);
  // Before its families, as everywhere.
  await lockPerson(db, staff.id);
  await lockMembers(db, [memberId]);
  return readAssisted(db, staff, memberId);
}

/** The same without a lock, for who asks before anybody waits for it. */
export async function readAssisted(db: Kysely<Database>, staff: Staff, memberId: string): Promise<AssistedRow> {
  await requirePromise(db, staff);
  const [row] = await listAssistedRows(db, { memberId, volunteerId: isVolunteer(staff) ? staff.id : undefined });
  if (row === undefined) throw new Refusal(404, 'memberUnknown');
  return row;
}

/** Others that somebody of the office may read in a day. */
export const cardsADay = (staff: Staff, { config }: Pick<Services, 'config'>): number =>
  isVolunteer(staff) ? VOLUNTEER_CARDS_A_DAY : config.readings.cards;

/**
 * Counts those on these cards among what the day holds, and leaves out what the office does not look at: photos, who is in touch, and what
 * the family has written or was written, since an interest that goes would tell a refusal.
 */
export async function readCards(
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
    ...{ between: '', hasNote: false, member: { ...match.member, picture: '' } },
  }));
}
