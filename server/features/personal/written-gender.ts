import type { Kysely } from 'kysely';
import { asWritten } from '#server/domain/held-answers/held-answers.queries.ts';
import type { Who } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The gender as its owner has written it: the rule of the age goes by it. */
export const writtenGender =
  (db: Kysely<Database>) =>
  ({ member: { gender }, profileId }: Who) =>
    asWritten(db, { profileId, table: 'members' }, { gender });
