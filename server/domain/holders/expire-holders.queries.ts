import { type Kysely, sql } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expireFarewells(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('farewells').where('made_at', '<', keptSince('verifications')).execute();
}

/** Of a person who was invited and is invited no more, no phone stays; that somebody refused stays as long as the profile. */
export async function expireInvitations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('invitation_codes').where('expires_at', '<=', NOW).execute();
  await db
    .updateTable('invitations')
    .set({ phone: '' })
    .where('phone', '!=', '')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', NOW), eb('withdrawn_at', 'is not', null), eb('answer', '=', 'agreed')]),
    )
    .execute();
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', keptSince('invitations'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'agreed')]))
    .execute();
}

/** With them that the same people invited again; from the last time that they did. */
export async function expireForcedRefusals(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('forced_refusals as f')
    .where('f.refused_at', '<', keptSince('forcedRefusals'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('forced_returns as r')
            .whereRef('r.refusal_id', '=', 'f.id')
            .where('r.invited_at', '>', keptSince('forcedRefusals')),
        ),
      ),
    )
    .execute();
}

const NOW = sql<Date>`now()`;
