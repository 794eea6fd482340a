import type { Kysely } from 'kysely';
import { asWritten } from '#server/domain/held-answers/held-answers.queries.ts';
import type { Who } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads the gender that the owner has entered, even if it is held. The rule for the age uses it. */
export const writtenGender =
  (db: Kysely<Database>) =>
  ({ member: { gender }, profileId }: Who) =>
    asWritten(db, { profileId, table: 'members' }, { gender });
