import { type Expression, type Kysely, sql } from 'kysely';
import type { Trust } from '#contract/badges.ts';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { Match } from '#contract/matches.ts';
import type { Signs } from '#contract/signs.ts';
import type { Ways } from '#server/domain/reach/reach.queries.ts';
import { signsOf } from '#server/domain/reach/signs.queries.ts';
import { prepared } from '#server/platform/db/connect.ts';
import type { Generation } from '#server/platform/db/relatives.ts';
import { type Given, statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type HouseholdRow, householdOf } from './household.queries.ts';
import type { Relation } from './may-view.ts';
import { anyOf, everyMember, memberStatement, type PersonRow } from './person.queries.ts';
import { betweenOf, relationOf } from './relations.queries.ts';
import {
  answersNamed,
  comparedAnswers,
  type KinAnswers,
  kinAnswers,
  type ViewedRow,
  viewedAnswers,
} from './seen-answers.ts';

/** The badges and confirmations of a member, with days in India. */
interface TrustRow {
  badges: Trust['badges'];
  confirmed: { phone: string | null; email: string | null } | null;
  /** The month of the registration, `YYYY-MM`. */
  since: string | null;
}

/** Everything that any layer may show of a member, and the viewer's relation to the member. */
export type OwnerRow = PersonRow &
  ViewedRow &
  TrustRow & { picture: string | null; horoscope: string | null; relation: Relation };

/** `note` is null for members who are not on the viewer's shortlist. */
type CardRow = OwnerRow & { note: string | null; between: Match['between']; signs: Signs };

interface Owners {
  viewerId: string;
  ownerIds: readonly string[];
}

/** SQL: the name of a file of the member of row `m`. */
const fileName = (kind: 'picture' | 'horoscope') =>
  sql<string | null>`(select f.name from files f where f.profile_id = m.profile_id and f.kind = ${sql.lit(kind)})`;

/** SQL: the day in India of the time in a column. */
const dayInIndia = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Kolkata')::date`;

/** SQL: the columns of `TrustRow` for the member of row `m`. */
const trustOf = [
  sql<
    Trust['badges']
  >`(select coalesce(json_agg(json_build_object('kind', b.kind, 'on', ${dayInIndia('b.given_at')}) order by b.id), '[]')
    from badges b where b.profile_id = m.profile_id and b.taken_at is null)`.as('badges'),
  sql<TrustRow['confirmed']>`(select json_build_object(
      'phone', ${dayInIndia('c.phone_verified_at')}, 'email', ${dayInIndia('c.email_verified_at')})
    from account_profiles j join accounts c on c.id = j.account_id where j.profile_id = m.profile_id
    order by j.joined_at, c.id limit 1)`.as('confirmed'),
  sql<string | null>`to_char(m.registered_at at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('since'),
] as const;

/** Queries a row for each member with everything that any layer may show. */
const everyOwner = (viewerId: Expression<string>, db: Kysely<Database>) =>
  everyMember(db, viewedAnswers).select([
    fileName('picture').as('picture'),
    fileName('horoscope').as('horoscope'),
    relationOf(viewerId).as('relation'),
    ...trustOf,
  ]);

/** Queries the rows of `everyOwner` of these members. */
const ownerQuery = (given: Given<Owners>, db: Kysely<Database>) =>
  everyOwner(given('viewerId'), db).where('m.profile_id', '=', anyOf(given('ownerIds')));

/**
 * Loads everything that any layer may show of these members, and the viewer's relation to each. The caller passes on
 * only what the layer allows. Every member costs the same, whether the viewer may see them or not.
 */
export const loadOwnerRows = memberStatement<Owners, OwnerRow>(ownerQuery);

/** `sent` is null for the viewer's own row. `isGated`: whether the viewer has ticked a gate. */
export type SenderRow = OwnerRow & { sent: { at: string; id: number; isGated: boolean } | null };

/**
 * Loads the rows of the viewer and of everybody whose interest waits for the viewer's answer, with the time of sending.
 */
export const loadSenderRows = memberStatement<{ viewerId: string }, SenderRow>((given, db) => {
  const waitingInterests = sql`introductions i where i.recipient_id = ${given('viewerId')} and i.withdrawn_at is null and i.answer is null
    and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})`;
  return everyOwner(given('viewerId'), db)
    .select(
      sql<SenderRow['sent']>`(select json_build_object('at', i.sent_at, 'id', i.id,
        'isGated', exists (select from gates g where g.profile_id = ${given('viewerId')})) from ${waitingInterests}
        and i.sender_id = m.profile_id order by i.sent_at limit 1)`.as('sent'),
    )
    .where(
      sql<boolean>`m.profile_id = any(array(select i.sender_id from ${waitingInterests} union all select ${given('viewerId')}))`,
    );
});

/**
 * Loads the rows of `loadOwnerRows` with what a card adds: the shortlist note, the interest between the two, and the
 * signs about the family.
 */
export const loadCardRows = memberStatement<Owners & Ways, CardRow>((given, db) =>
  ownerQuery(given, db).select([
    sql<string | null>`(select k.note from shortlist_entries k
      where k.profile_id = ${given('viewerId')} and k.member_id = m.profile_id)`.as('note'),
    betweenOf(given('viewerId')).as('between'),
    signsOf({ email: sql`${given('email')}::boolean`, sms: sql`${given('sms')}::boolean` }).as('signs'),
  ]),
);

/**
 * Returns the gazetteer's id of a member's birth place, for a reader who may see the birth details; null if not given.
 */
export async function loadBirthPlace(db: Kysely<Database>, profileId: string): Promise<number | null> {
  const row = await db
    .selectFrom('personal_details')
    .select('birth_place_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row?.birth_place_id ?? null;
}

/** The answers that the search for kinship reads: those of the engine, the full name and the town. */
const namedAnswers = [...comparedAnswers, ...answersNamed('name', 'city')];

/** Loads members with full name and town. Only for the matching engine. */
export const loadNamedRows = memberStatement<{ ids: readonly string[] }, PersonRow & Pick<ViewedRow, 'name' | 'city'>>(
  (given, db) => everyMember(db, namedAnswers).where('m.profile_id', '=', anyOf(given('ids'))),
);

/** A relative as accepted families see one, without health answers. */
export interface KinRow {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
  answers: KinAnswers;
}

/** SQL: the pairs of name and value from which the JSON of a relative's answers is made. */
const KIN_COLUMNS = sql.join(kinAnswers.map(({ column, name }) => sql`${sql.lit(name)}::text, ${sql.ref(column)}`));
/** SQL: the query of all relatives, as `KinRow`. */
const EVERY_KIN = sql`select profile_id, side, generation, json_build_object(${KIN_COLUMNS}) as answers from relatives`;

/** Loads the relatives of these members, without health answers. */
export async function loadKinRows(db: Kysely<Database>, ownerIds: readonly string[]): Promise<KinRow[]> {
  const { rows } = await sql<KinRow>`${prepared}
    ${EVERY_KIN} where profile_id = any(${[...ownerIds]})`.execute(db);
  return rows;
}

interface OwnHomeRow {
  kin: KinRow[];
  /** The relatives whose names nobody knows, as the family has said. */
  unknownKin: Pick<KinRow, 'side' | 'generation'>[];
  household: HouseholdRow | null;
}

/** Loads what a family's own card shows besides its row. */
export const loadOwnHomeRows = statement<{ profileId: string }, OwnHomeRow>(
  (given) => sql`select
    (select coalesce(json_agg(k), '[]') from (${EVERY_KIN} where profile_id = ${given('profileId')}) k) as kin,
    (select coalesce(json_agg(json_build_object('side', r.side, 'generation', r.generation)), '[]') from relatives r
      where r.profile_id = ${given('profileId')} and r.name_unknown) as "unknownKin",
    (select to_json(h) from (${householdOf(given('profileId'))}) h) as household`,
);
