import { type Expression, type Kysely, sql } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import type { MELAN_STATES, MelanAnswer } from '#contract/melans.ts';
import { walkInNumber } from '#contract/staff/melan-day.ts';
import { fillSeats } from '#matching/melan/fill-seats.ts';
import { columnOf } from '#server/domain/answers/column-of.ts';
import { isReadByAll } from '#server/domain/visibility/relations.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { lockMelan, WALK_INS_FROM, walkedIn } from './melans.queries.ts';

/**
 * SQL: whether a family can be a guest: shown to all and approved, not absent, and the bride or groom is free to
 * decide. A family that is shown only to those it writes to cannot be a guest, because it is not proposed to anybody.
 */
export const mayCome = (profileId: Expression<string> | string) => sql<boolean>`(
  ${isReadByAll(profileId)} and not exists (select from vetoes veto where veto.profile_id = ${profileId} and veto.ended_at is null))`;

const birthDate = sql.ref(`p.${columnOf('personal', 'birthDate')}`);
const religion = sql.ref(`p.${columnOf('personal', 'religion')}`);
const district = sql.ref(`d.${columnOf('details', 'home.id')}`);
const motherTongue = sql.ref(`d.${columnOf('details', 'motherTongue')}`);
const nameSpelled = sql.ref(`m.${columnOf('profile', 'nameSpelled')}`);
const maritalStatus = sql.ref(`d.${columnOf('details', 'maritalStatus')}`);

/** Minimum age of a guest, in years, at a melan for people over fifty. */
const OVER_FIFTY_AGE = 50;

/**
 * SQL: the members of one side who may be invited and are not yet. A missing answer matches none of the melan's
 * conditions.
 */
const invitable = ({ melanId, isBride }: { melanId: number; isBride: boolean }) => sql`
  from melans n, members m
  join member_visibility v on v.profile_id = m.profile_id
  join personal_details p on p.profile_id = m.profile_id
  left join profile_details d on d.profile_id = m.profile_id
  where n.id = ${melanId} and m.gender = ${isBride ? 'Female' : 'Male'}
    and not exists (select from melan_guests g where g.melan_id = n.id and g.profile_id = m.profile_id)
    and (n.min_age is null or ${birthDate} <= n.held_on - make_interval(years => n.min_age))
    and (n.max_age is null or ${birthDate} > n.held_on - make_interval(years => n.max_age + 1))
    and (not n.is_over_fifty or ${birthDate} <= n.held_on - make_interval(years => ${OVER_FIFTY_AGE}))
    and (n.district_ids = '{}' or ${district} = any(n.district_ids))
    and (n.religion_ids = '{}' or ${religion} = any(n.religion_ids))
    and (n.mother_tongues = '{}' or ${motherTongue} = any(n.mother_tongues))
    and (not n.is_second_marriage or ${maritalStatus} in ('Divorced', 'Widowed'))
    and v.has_asked and ${mayCome(sql.ref('m.profile_id'))}`;

/** Counts the members of each side who may be invited and are not yet. */
export async function countInvitable(
  db: Kysely<Database>,
  melanId: number,
): Promise<{ brides: number; grooms: number }> {
  const count = async (isBride: boolean): Promise<number> => {
    const statement = sql<{ count: number }>`select count(*)::int as count ${invitable({ melanId, isBride })}`;
    const { rows } = await statement.execute(db);
    return rows[0]?.count ?? 0;
  };
  return { brides: await count(true), grooms: await count(false) };
}

/** Invites at most `most` members of one side, the most recently active first. Returns who was invited. */
export async function inviteOfSide(
  db: Kysely<Database>,
  { melanId, isBride, most }: { melanId: number; isBride: boolean; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    insert into melan_guests (melan_id, profile_id, is_bride)
    select ${melanId}, m.profile_id, ${isBride} ${invitable({ melanId, isBride })}
    order by v.last_active_on desc nulls last, m.profile_id limit ${most}
    on conflict do nothing
    returning profile_id as "profileId"`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** An invited family, as the office sees it. */
export interface Guest {
  profileId: string;
  name: string;
  /** The name in the other script, as the family spells it; `''` if not given. */
  nameSpelled: string;
  isBride: boolean;
  answer: MelanAnswer | null;
  /** How many people come; null unless the family has said yes. */
  people: number | null;
  /** The number on the guest's card; null if the guest never had a seat. */
  number: number | null;
  isSeated: boolean;
  /** Whether the guest has a seat, but nobody to meet. */
  hasNobody: boolean;
  /** The place on the waiting list of the guest's side, counted from 1; 0 if the guest does not wait. */
  waitingPlace: number;
  /** The table in each round on the last printed card; null if none was printed. */
  printedPlaces: number[] | null;
  /** Whether a card was downloaded, printed or not. */
  isDrawn: boolean;
  /** Whether the family can be notified by SMS, e-mail or push. */
  isReached: boolean;
  /** Whether the family still meets the conditions for a guest. */
  mayCome: boolean;
}

/** SQL: the place of the guest `g` on the waiting list of the guest's side, from 1; 0 if the guest does not wait. */
const waitingPlaceOf = sql<number>`case when g.answer = 'coming' and g.seated_at is null then (
  select count(*)::int from melan_guests o where o.melan_id = g.melan_id and o.is_bride = g.is_bride and o.answer = 'coming'
    and o.seated_at is null and (o.answered_at, o.profile_id) <= (g.answered_at, g.profile_id)) else 0 end`;

/**
 * Lists all invited families: first those with a number, then those who wait, then those who declined, then those
 * without an answer.
 */
export async function listGuests(db: Kysely<Database>, melanId: number): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select g.profile_id as "profileId", m.name, ${nameSpelled} as "nameSpelled", g.is_bride as "isBride", g.answer, g.people, g.number,
      g.seated_at is not null as "isSeated", g.has_nobody as "hasNobody", ${waitingPlaceOf} as "waitingPlace",
      g.printed_places as "printedPlaces", g.drawn_places is not null as "isDrawn",
      exists (select from account_profiles p join accounts a on a.id = p.account_id
        where p.profile_id = g.profile_id and exists (select from (
          select distinct on (channel) channel, is_on from channel_consents where account_id = a.id order by channel, id desc) c
          where c.is_on and (c.channel = 'push' or c.channel = 'sms' and a.phone_verified_at is not null
            or c.channel = 'email' and a.email_verified_at is not null))) as "isReached",
      ${mayCome(sql.ref('g.profile_id'))} as "mayCome"
    from melan_guests g join members m on m.profile_id = g.profile_id
    where g.melan_id = ${melanId}
    order by g.number nulls last, g.answer nulls last, g.answered_at, g.profile_id`.execute(db);
  return rows;
}

/** A melan as an invited family sees it. */
export interface Invitation {
  id: number;
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** `HH:MM`, as `endsAt`. */
  beginsAt: string;
  endsAt: string;
  place: string;
  state: (typeof MELAN_STATES)[number];
  /** How many people come; 0 unless the family has said yes. */
  people: number;
  /** The place on the waiting list of the family's side, counted from 1; 0 if the family does not wait. */
  waitingPlace: number;
  /** Whether the family has a seat, but nobody to meet. */
  hasNobody: boolean;
}

/** Lists the melans from today on to which a family is invited; none while the family may not come. */
export async function listInvitations(db: Kysely<Database>, profileId: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select n.id, n.held_on as "heldOn", to_char(n.begins_at, 'HH24:MI') as "beginsAt", to_char(n.ends_at, 'HH24:MI') as "endsAt", n.place,
      case when n.called_off_at is not null then 'calledOff' when g.answer is null then 'invited'
        when g.answer = 'notThisTime' then 'notThisTime' when g.seated_at is null then 'waiting' else 'seat' end as state,
      coalesce(g.people, 0) as people, ${waitingPlaceOf} as "waitingPlace",
      g.has_nobody and g.seated_at is not null as "hasNobody"
    from melan_guests g join melans n on n.id = g.melan_id
    where g.profile_id = ${profileId} and n.held_on >= ${todayInIndia()}::date and ${mayCome(profileId)}
    order by n.held_on, n.id`.execute(db);
  return rows;
}

/** Returns the next melan that the family has not declined and that is not called off; null if there is none. */
export async function loadNextMelan(db: Kysely<Database>, profileId: string) {
  const next = (await listInvitations(db, profileId)).find(
    ({ state }) => state === 'invited' || state === 'seat' || state === 'waiting',
  );
  return next ? { heldOn: next.heldOn, hasSeat: next.state === 'seat' } : null;
}

/** The answer of a family to its invitation. */
interface GuestAnswer {
  melanId: number;
  profileId: string;
  answer: MelanAnswer;
  /** How many people come; saved only with a yes. */
  people: number | null;
  /** The login of the member of staff; absent if the family answers on the site. */
  by?: string;
}

/**
 * Saves a family's answer. Returns false if the family is not invited. A repeated yes keeps the seat or the place on
 * the waiting list; a no gives it up.
 */
export async function saveAnswer(
  db: Kysely<Database>,
  { melanId, profileId, answer, people, by }: GuestAnswer,
): Promise<boolean> {
  const isComing = answer === 'coming';
  const saved = await db
    .updateTable('melan_guests')
    .set({
      answer,
      people: isComing ? people : null,
      answered_at: sql<Date>`case when answer = 'coming' and ${isComing} then answered_at else clock_timestamp() end`,
      answered_by: by ?? null,
      ...(!isComing && { seated_at: null, has_nobody: false }),
    })
    .where('melan_id', '=', melanId)
    .where('profile_id', '=', profileId)
    .returning('profile_id')
    .executeTakeFirst();
  if (saved !== undefined && !isComing) await leaveTables(db, melanId, profileId);
  return saved !== undefined;
}

/** Deletes the meetings of a family from the plan of a melan. */
async function leaveTables(db: Kysely<Database>, melanId: number, profileId: string): Promise<void> {
  await sql`delete from melan_tables where melan_id = ${melanId} and ${profileId} in (bride_id, groom_id)`.execute(db);
}

/**
 * Takes the seats and the answers of guests who may not come any more. Gives free seats to those who wait, the longest
 * waiting first, as far as the two sides stay balanced. Returns who got a seat; nobody if the melan is over or called
 * off.
 */
export async function giveSeats(transaction: Kysely<Database>, melanId: number): Promise<string[]> {
  const melan = await lockMelan(transaction, melanId);
  if (melan === undefined || melan.called_off_at !== null || melan.held_on < todayInIndia()) return [];
  const { rows: excluded } = await sql<{ profileId: string }>`
    update melan_guests g set seated_at = null, answer = null, people = null, has_nobody = false
    where g.melan_id = ${melanId} and g.answer is not null and not ${mayCome(sql.ref('g.profile_id'))}
    returning g.profile_id as "profileId"`.execute(transaction);
  for (const { profileId } of excluded) await leaveTables(transaction, melanId, profileId);
  const { rows } = await sql<{ brides: number; grooms: number; waitingBrides: number; waitingGrooms: number }>`
    select count(*) filter (where seated_at is not null and is_bride)::int as brides,
      count(*) filter (where seated_at is not null and not is_bride)::int as grooms,
      count(*) filter (where seated_at is null and answer = 'coming' and is_bride)::int as "waitingBrides",
      count(*) filter (where seated_at is null and answer = 'coming' and not is_bride)::int as "waitingGrooms"
    from melan_guests where melan_id = ${melanId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return [];
  const seatTotals = fillSeats(row, { brides: row.waitingBrides, grooms: row.waitingGrooms }, melan.seats);
  const seated: string[] = [];
  for (const [isBride, count] of [
    [true, seatTotals.brides - row.brides],
    [false, seatTotals.grooms - row.grooms],
  ] as const)
    if (count > 0) seated.push(...(await seat(transaction, { melanId, isBride, count })));
  return seated;
}

/** Seats the next families, and returns them. A family that had a seat before keeps its number. */
async function seat(
  transaction: Kysely<Database>,
  { melanId, isBride, count }: { melanId: number; isBride: boolean; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    with next as (
      select profile_id, row_number() over (order by answered_at, profile_id) as place from melan_guests
      where melan_id = ${melanId} and is_bride = ${isBride} and answer = 'coming' and seated_at is null
      order by answered_at, profile_id limit ${count}),
    highest as (
      select coalesce(max(number) filter (where number < ${WALK_INS_FROM}), 0) as number from melan_guests where melan_id = ${melanId})
    update melan_guests g set seated_at = now(), number = coalesce(g.number, highest.number + next.place)
    from next, highest where g.melan_id = ${melanId} and g.profile_id = next.profile_id
    returning g.profile_id as "profileId"`.execute(transaction);
  return rows.map(({ profileId }) => profileId);
}

/**
 * Assigns a family to the number that a walk-in got in the hall, and replaces a family that was entered under this
 * number by mistake. Returns false if the family may not come, has a seat, or has another number of a walk-in.
 */
export async function putWalkIn(
  db: Kysely<Database>,
  { melanId, profileId, number }: { melanId: number; profileId: string; number: number },
): Promise<boolean> {
  const isOtherGuest = sql`g.melan_id = ${melanId} and g.number = ${number} and g.profile_id <> ${profileId}`;
  await sql`delete from melan_guests g where ${isOtherGuest} and ${walkedIn}`.execute(db);
  await sql`update melan_guests g set number = null where ${isOtherGuest}`.execute(db);
  const { rows } = await sql`
    insert into melan_guests as g (melan_id, profile_id, is_bride, answer, answered_at, seated_at, number)
    select ${melanId}, profile_id, gender = 'Female', 'coming', now(), now(), ${number} from members
    where profile_id = ${profileId} and ${mayCome(profileId)}
    on conflict (melan_id, profile_id) do update set number = excluded.number
      where g.number = excluded.number or g.seated_at is null and (g.number is null or g.number < ${walkInNumber(1, 0)})
    returning profile_id`.execute(db);
  return rows.length > 0;
}

/** Marks and returns the guests who have a seat tomorrow and were not reminded yet. */
export async function takeDueReminders(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    update melan_guests g set reminded_at = now() from melans n
    where n.id = g.melan_id and n.held_on = (now() at time zone 'Asia/Kolkata')::date + 1 and n.called_off_at is null
      and g.seated_at is not null and g.reminded_at is null and ${mayCome(sql.ref('g.profile_id'))}
    returning g.profile_id as "profileId"`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** A guest's card that a member of staff has downloaded. */
interface DownloadedCard {
  profileId: string;
  /** The table in each round on the card. */
  places: readonly number[];
}

/** Records the contents of the downloaded cards, and who downloaded them. */
export async function noteDrawn(
  db: Kysely<Database>,
  { melanId, by, cards }: { melanId: number; by: string; cards: readonly DownloadedCard[] },
): Promise<void> {
  await sql`update melan_guests g set drawn_by = ${by}, drawn_places = array(select jsonb_array_elements_text(c.places)::int)
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c("profileId" text, places jsonb)
    where g.melan_id = ${melanId} and g.profile_id = c."profileId"`.execute(db);
}

/** Marks the cards whose last download was by this member of staff as printed. Returns false if there are none. */
export async function notePrinted(
  db: Kysely<Database>,
  { melanId, by }: { melanId: number; by: string },
): Promise<boolean> {
  const { rows } = await sql`update melan_guests set printed_places = drawn_places
    where melan_id = ${melanId} and drawn_by = ${by} returning profile_id`.execute(db);
  return rows.length > 0;
}

/**
 * Records that the guests in `ids` who have a seat have nobody to meet, and that all others have. Returns those who are
 * new among them.
 */
export async function noteAlone(db: Kysely<Database>, melanId: number, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    update melan_guests g set has_nobody = not g.has_nobody
    where g.melan_id = ${melanId} and g.has_nobody <> (g.profile_id = any(${ids}::text[]) and g.seated_at is not null)
    returning case when g.has_nobody then g.profile_id end as "profileId"`.execute(db);
  return rows.flatMap(({ profileId }) => profileId ?? []);
}
