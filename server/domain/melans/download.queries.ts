import { type Kysely, sql } from 'kysely';
import { readDay } from '#contract/staff/melan-day.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadArrived } from './day.queries.ts';

/**
 * Returns a member's melans for the download: invitations, answers and the notes made there. Whom the member named
 * appears by number only.
 */
export async function melansInDownload(db: Kysely<Database>, cipher: HealthCipher, profileId: string) {
  const rows = await db
    .selectFrom('melan_guests as g')
    .innerJoin('melans as n', 'n.id', 'g.melan_id')
    .select(['n.id', 'n.held_on', 'n.place', 'g.invited_at', 'g.answer', 'g.people', 'g.answered_at', 'g.number'])
    .select(sql<boolean>`g.seated_at is not null`.as('has_seat'))
    .where('g.profile_id', '=', profileId)
    .orderBy('n.held_on')
    .orderBy('n.id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, number, ...row }) => {
      const noted = number === null ? {} : readDay(await loadArrived({ db, cipher }, id)).guests.get(number);
      return { ...row, number, came: noted?.came ?? '', named: noted?.wishes ?? '', noted: noted?.note ?? '' };
    }),
  );
}
