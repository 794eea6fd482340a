import { type Expression, sql } from 'kysely';
import { answersIn, catalogue, type Section } from '#contract/catalogue.ts';

/** What `countsOf` loads. */
export interface Counts {
  /** Number of counted columns of the address that are filled. */
  address: number;
  /** Number of counted columns of the personal information that are filled. */
  personal: number;
  /** The blood group as stored, encrypted. */
  bloodGroup: string | null;
  caste: number | null;
  tribe: number | null;
  clan: string | null;
}

/** Builds the SQL for the counts of a profile, which is read as `Counts`. */
export const countsOf = (profileId: Expression<string>) => sql<Counts>`(
  select json_build_object('address', ${countFilled('address')}, 'personal', ${countFilled('personal')},
    'bloodGroup', health_answers.blood_group, 'caste', personal_details.caste_id, 'tribe', personal_details.tribe_id,
    'clan', personal_details.clan)
  from members
    left join addresses on addresses.profile_id = members.profile_id
    left join personal_details on personal_details.profile_id = members.profile_id
    left join health_answers on health_answers.profile_id = members.profile_id
  where members.profile_id = ${profileId})`;

/** Returns the questions of a section that are counted: those that are not spare. */
export const askedAnswersIn = (section: Section) => answersIn(section).filter(({ isSpare }) => !isSpare);

/** SQL for the number of counted columns of a section that are filled. */
function countFilled(section: Section) {
  const givenValue = (column: string) => sql`nullif(${sql.ref(`${catalogue[section].table}.${column}`)}::text, '')`;
  // A family with a caste is not asked for a tribe.
  const values = askedAnswersIn(section).map(({ column }) =>
    column === 'tribe_id' ? sql`coalesce(${givenValue(column)}, ${givenValue('caste_id')})` : givenValue(column),
  );
  return sql<number>`num_nonnulls(${sql.join(values)})`;
}
