import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Removes what has had its time. Each statement stands alone: run twice, or by two processes at once, it does no harm. */
export async function sweep(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', ago('0')).execute();
  await db.deleteFrom('power_link_grants').where('expires_at', '<=', ago('0')).execute();
  // A block may outlast the day of its counter.
  await db
    .deleteFrom('attempts')
    .where('since', '<', ago('24 hours'))
    .where(({ eb, or }) => or([eb('blocked_until', 'is', null), eb('blocked_until', '<=', ago('0'))]))
    .execute();
  await db.deleteFrom('members').where('registered_at', 'is', null).where('created_at', '<', ago('30 days')).execute();
  await db.deleteFrom('contact_messages').where('sent_at', '<', ago('2 years')).execute();
  // After ninety days nothing asks for an interest that came to nothing, after thirty nothing for an erased pair check.
  await db
    .deleteFrom('introductions')
    .where('sent_at', '<', ago('182 days'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'declined')]))
    .execute();
  await db.deleteFrom('pair_checks').where('answer', '=', '').where('checked_at', '<', ago('31 days')).execute();
  await db.deleteFrom('contact_openings').where('opened_at', '<', ago('2 years')).execute();
  await db.deleteFrom('known_browsers').where('seen_at', '<', ago('182 days')).execute();
}

const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`;
