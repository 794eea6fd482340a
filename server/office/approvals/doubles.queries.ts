import { type Kysely, sql } from 'kysely';
import { findRejected, loadMarks, type Known as Rejected } from '#server/domain/approvals/queue.queries.ts';
import { findHolders } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import { hashBlocked } from '#server/domain/blocked-phones/compare-phones.ts';
import { MOST_DIFFERENT_BITS, probesOf } from '#server/domain/photos/fingerprints.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { type ComparedFacts, compareProfiles, ENOUGH_BITS, type Fact, isAnotherSurname } from './alike.ts';

type Store = Pick<Services, 'db' | 'phoneHash'>;

interface ProfileSummary extends ComparedFacts {
  memberId: string;
  /** The last four digits of the phone. */
  phoneEnd: string;
  /** The photo's file name, or `''`. */
  photo: string;
  status: 'shown' | 'waiting' | 'resting' | 'suspended' | 'notShown';
}

/** A fact in which two profiles agree. `family` means only parents and address, so it may be a brother or sister. */
type Agreement = 'phone' | 'photo' | 'family' | Fact;

type Double = ProfileSummary & { agrees: Agreement[]; differs: Fact[] };

interface Doubles {
  /** The profile itself; undefined if it does not exist. */
  own: ProfileSummary | undefined;
  /** Ordered by evidence for the same person, the strongest first; brothers and sisters last. */
  others: Double[];
  rejected: Rejected[];
}

/**
 * Maximum number of profiles with a similar first name, and of profiles with the same birth date, that are compared.
 */
const MOST_NAMESAKES = 5_000;
/** Maximum number of doubles that are returned. */
const MOST_DOUBLES = 6;
/** Maximum number of profiles that one search by photo or by address returns. */
const MOST_ALIKE = 50;
/** Rank that an equal phone or photo adds. It exceeds every sum of bits, so such doubles come first. */
const RANK_OF_MARK = 1_000;

const NOTHING_KNOWN: ComparedFacts = { name: '', father: '', mother: '', born: '' };

/** The columns by which profiles are compared, for a statement about `m` with `COMPARED_TABLES`. */
const COMPARED_COLUMNS = sql`m.name, coalesce(f.name, '') as father, coalesce(o.name, '') as mother, coalesce(d.birth_date::text, '') as born`;
/** The joined tables of `COMPARED_COLUMNS`, row by row: for hundreds of profiles at once the planner would read all. */
const COMPARED_TABLES = sql`
  left join lateral (select birth_date from personal_details where profile_id = m.profile_id offset 0) d on true
  left join lateral (select name from relatives where profile_id = m.profile_id and side = 'paternal' and generation = 'parent' offset 0) f on true
  left join lateral (select name from relatives where profile_id = m.profile_id and side = 'maternal' and generation = 'parent' offset 0) o on true`;

/**
 * Returns other profiles that may belong to the same person, and rejected profiles that match. This is a warning, never
 * a refusal.
 */
export async function findDoubles({ db, phoneHash }: Store, profileId: string): Promise<Doubles> {
  const marks = await loadMarks(db, profileId);
  // In parallel, because somebody is waiting at the screen.
  const [holders, alike, probable, siblings, ofSameAccounts, rejected] = await Promise.all([
    Promise.all(marks.phones.map((phone) => findHolders(db, phone, hashBlocked({ phoneHash }, phone)))),
    Promise.all(marks.fingerprints.map((fingerprint) => findAlikePhotos(db, fingerprint))),
    findProbableDoubles(db, profileId),
    findSiblings(db, profileId),
    listOfSameAccounts(db, profileId),
    findRejected({ db, phoneHash }, marks),
  ]);
  const [byPhone, byPhoto] = [new Set(holders.flat()), new Set(alike.flat())];
  const otherIds = new Set([...byPhone, ...byPhoto, ...probable, ...siblings]);
  for (const excludedId of [profileId, ...ofSameAccounts]) otherIds.delete(excludedId);
  const rows = await loadSummaries(db, [profileId, ...otherIds]);
  const own = rows.find((row) => row.memberId === profileId);
  const doubles = rows.flatMap((row) => {
    if (own === undefined || row === own) return [];
    const { agrees, differs, bits } = compareProfiles(own, row);
    const equalMarks: Agreement[] = [];
    if (byPhone.has(row.memberId)) equalMarks.push('phone');
    if (byPhoto.has(row.memberId)) equalMarks.push('photo');
    const isSibling = equalMarks.length === 0 && !probable.includes(row.memberId);
    if (isSibling) return [{ rank: 0, double: { ...row, agrees: ['family' as const], differs: [] } }];
    const rank = RANK_OF_MARK * (equalMarks.length + 1) + bits;
    return [{ rank, double: { ...row, agrees: [...equalMarks, ...agrees], differs } }];
  });
  const others = doubles.toSorted((a, b) => b.rank - a.rank).map(({ double }) => double);
  return { own, others: others.slice(0, MOST_DOUBLES), rejected };
}

/** Returns profiles with the same photo or nearly the same, by the index of fingerprint quarters. */
export async function findAlikePhotos(db: Kysely<Database>, fingerprint: string): Promise<string[]> {
  // One lateral subquery for each probe. With one condition for all probes, the planner expects so many rows that it
  // scans every file.
  const { rows } = await sql<{ profileId: string }>`
    select distinct f.profile_id as "profileId" from unnest(${probesOf(fingerprint).flat()}::int[]) p(band)
    cross join lateral (select profile_id, fingerprint from files
      where fingerprint is not null and fingerprint_bands(fingerprint) @> array[p.band] offset 0) f
    where bit_count(f.fingerprint # ${fingerprint}::bit(64)) <= ${MOST_DIFFERENT_BITS}
    limit ${MOST_ALIKE}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/**
 * Returns members who share enough facts. Candidates sound alike in the first name and have no other surname, or were
 * born on the same day. Most namesakes have another surname, and their parents are not read.
 */
async function findProbableDoubles(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const { rows: candidates } = await sql<{ profileId: string; name: string; isSameDay: boolean }>`
    select each.profile_id as "profileId", m.name, bool_or(each.is_same_day) as "isSameDay" from (
      (select n.profile_id, false as is_same_day from name_sounds mine
        join name_sounds n on n.gender = mine.gender and n.skeleton = mine.skeleton
        where mine.profile_id = ${profileId} group by n.profile_id order by n.profile_id desc limit ${MOST_NAMESAKES})
      union all
      (select d.profile_id, true from personal_details mine
        join personal_details d on d.birth_date = mine.birth_date
        where mine.profile_id = ${profileId} order by d.profile_id desc limit ${MOST_NAMESAKES})
      union all select ${profileId}, true) each
    join members m on m.profile_id = each.profile_id
    where m.gender = (select gender from members where profile_id = ${profileId})
    group by each.profile_id, m.name`.execute(db);
  const ownName = candidates.find((row) => row.profileId === profileId)?.name ?? '';
  const likely = candidates.filter(({ name, isSameDay }) => isSameDay || !isAnotherSurname(ownName, name));
  const families = await listFamilies(
    db,
    likely.map((row) => row.profileId),
  );
  const ours = families.find((family) => family.profileId === profileId);
  return families
    .filter((family) => ours && family !== ours && compareProfiles(ours, family).bits >= ENOUGH_BITS)
    .map((family) => family.profileId);
}

/**
 * Returns members of the other gender with the same address and the same two parents: a brother or sister, whom the
 * lists do not exclude by themselves.
 */
async function findSiblings(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select a.profile_id as "profileId" from addresses mine
    join members me on me.profile_id = mine.profile_id
    join addresses a on a.pincode = mine.pincode and lower(btrim(a.line1)) = lower(btrim(mine.line1))
    join members m on m.profile_id = a.profile_id and m.gender <> me.gender
    where mine.profile_id = ${profileId} order by a.profile_id limit ${MOST_ALIKE}`.execute(db);
  if (rows.length === 0) return [];
  const families = await listFamilies(db, [profileId, ...rows.map((row) => row.profileId)]);
  const ours = families.find((family) => family.profileId === profileId);
  const hasSameParents = (family: ComparedFacts) => {
    const { agrees } = compareProfiles({ ...family, name: '', born: '' }, ours ?? NOTHING_KNOWN);
    return agrees.includes('father') && agrees.includes('mother');
  };
  return families.filter((family) => family !== ours && hasSameParents(family)).map((family) => family.profileId);
}

type Family = ComparedFacts & { profileId: string };

async function listFamilies(db: Kysely<Database>, profileIds: readonly string[]): Promise<Family[]> {
  const { rows } = await sql<Family>`
    select m.profile_id as "profileId", ${COMPARED_COLUMNS} from members m ${COMPARED_TABLES}
    where m.profile_id = any(${[...profileIds]}) order by m.profile_id`.execute(db);
  return rows;
}

/** Returns profiles of the same accounts: brothers and sisters whom one family looks after. */
async function listOfSameAccounts(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_profiles as p')
    .innerJoin('account_profiles as o', 'o.account_id', 'p.account_id')
    .select('o.profile_id as profileId')
    .where('p.profile_id', '=', profileId)
    .execute();
  return rows.map((row) => row.profileId);
}

async function loadSummaries(db: Kysely<Database>, profileIds: readonly string[]): Promise<ProfileSummary[]> {
  const { rows } = await sql<ProfileSummary>`
    select m.profile_id as "memberId", ${COMPARED_COLUMNS},
      coalesce((select right(a.phone, 4) from account_profiles p join accounts a on a.id = p.account_id
        where p.profile_id = m.profile_id order by p.joined_at, a.id limit 1), '') as "phoneEnd",
      coalesce((select name from files where profile_id = m.profile_id and kind in ('picture', 'waitingFirst')
        order by kind desc limit 1), '') as photo,
      (select case when v.is_suspended then 'suspended' when v.is_waiting then 'waiting' when v.pause is not null then 'resting'
        when v.has_asked then 'shown' else 'notShown' end from member_visibility v where v.profile_id = m.profile_id) as status
    from members m ${COMPARED_TABLES}
    where m.profile_id = any(${[...profileIds]})
    order by m.profile_id`.execute(db);
  return rows;
}
