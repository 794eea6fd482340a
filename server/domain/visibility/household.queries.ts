import { type Expression, type Kysely, sql } from 'kysely';
import { catalogue } from '#contract/catalogue.ts';
import type { HOME_AUDIENCES } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import { prepared } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What a family has written about its home, and who may read it. */
export interface HouseholdRow extends Omit<Household, 'father' | 'mother'> {
  /** Who may read the facts of the home; `''` if not given. */
  homeFor: '' | (typeof HOME_AUDIENCES)[number];
  /** Whether the candidate has an account. */
  hasCandidate: boolean;
  /** `occupation`: an id of the list of men's occupations; for the mother, of women's. */
  father: { occupation: number | null; now: Household['father']['now'] };
  mother: { occupation: number | null; now: Household['mother']['now'] };
}

/** SQL: the column of an answer about the home. */
const column = (name: keyof typeof catalogue.details.answers): ReturnType<typeof sql.ref> =>
  sql.ref(`d.${Object(catalogue.details.answers[name]).column}`);

/** Loads what the family has written about its home, and who may read it; undefined for an unknown profile. */
export async function loadHouseholdRow(db: Kysely<Database>, profileId: string): Promise<HouseholdRow | undefined> {
  const { rows } = await sql<HouseholdRow>`${prepared} ${householdOf(profileId)}`.execute(db);
  return rows[0];
}

/** SQL: the query of what a family has written about its home, for use within a statement. */
export function householdOf(profileId: Expression<string> | string) {
  const work = (side: 'paternal' | 'maternal') => sql`(select r.occupation_id from relatives r
    where r.profile_id = d.profile_id and r.side = ${sql.lit(side)} and r.generation = 'parent')`;
  return sql<HouseholdRow>`select ${column('homeFor')} as "homeFor",
      exists (select from account_profiles p where p.profile_id = d.profile_id and p.role = 'candidate') as "hasCandidate",
      json_build_object('occupation', ${work('paternal')}, 'now', ${column('fatherNow')}) as father,
      json_build_object('occupation', ${work('maternal')}, 'now', ${column('motherNow')}) as mother,
      ${column('brothers')} as brothers, ${column('sisters')} as sisters,
      ${column('brothersMarried')} as "brothersMarried", ${column('sistersMarried')} as "sistersMarried",
      ${column('household')} as household, ${column('peopleAtHome')} as "peopleAtHome"
    from profile_details d where d.profile_id = ${profileId}`;
}
