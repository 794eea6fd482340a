import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Who } from '#server/door/session.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';

/** The gender as its owner has written it: the rule of the age goes by it. */
export const writtenGender =
  (db: Kysely<Database>) =>
  ({ member: { gender }, profileId }: Who) =>
    asWritten(db, { profileId, table: 'members' }, { gender });
