import { type Kysely, sql } from 'kysely';
import { findRejected, type Known, loadMarks } from '#server/domain/approvals/queue.queries.ts';
import { findHolders } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import { hashBlocked } from '#server/domain/blocked-phones/compare-phones.ts';
import { isWholeName, wantedName } from '#server/domain/names/wanted-name.ts';
import { MOST_DIFFERENT_BITS, probesOf } from '#server/domain/photos/fingerprints.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

type Store = Pick<Services, 'db' | 'phoneHash'>;

/** By what another profile may be of the same person, or of a brother or sister. */
type DoubleBy = 'phone' | 'name' | 'photo' | 'family';

interface Short {
  memberId: string;
  name: string;
  father: string;
  mother: string;
  phoneEnd: string;
  /** The name of a file, or `''`. */
  photo: string;
  born: string;
  status: 'shown' | 'waiting' | 'resting' | 'suspended' | 'notShown';
}

interface Doubles {
  own: Short | undefined;
  others: (Short & { by: DoubleBy[] })[];
  rejected: Known[];
}

interface Parents {
  profileId: string;
  father: string;
  mother: string;
}

/** Of one first name in a large site; those beyond that number are not compared. */
const MOST_NAMESAKES = 5_000;
const MOST_DOUBLES = 6;
const MOST_ALIKE = 50;

/** Other profiles that may be of the same person, and whether such a one was rejected. A warning, never a refusal. */
export async function findDoubles({ db, phoneHash }: Store, profileId: string): Promise<Doubles> {
  const marks = await loadMarks(db, profileId);
  const found = new Map<string, Set<DoubleBy>>();
  const note = (by: DoubleBy, ids: readonly string[]) => {
    for (const id of ids) if (id !== profileId) found.set(id, new Set([...(found.get(id) ?? []), by]));
  };
  // None waits for another: somebody looks at the screen meanwhile.
  const [holders, alike, namesakes, siblings, beside, rejected] = await Promise.all([
    Promise.all(marks.phones.map((phone) => findHolders(db, phone, hashBlocked({ phoneHash }, phone)))),
    Promise.all(marks.fingerprints.map((fingerprint) => findAlikePhotos(db, fingerprint))),
    findNamesakes(db, profileId),
    findSiblings(db, profileId),
    listBeside(db, profileId),
    findRejected({ db, phoneHash }, marks),
  ]);
  note('phone', holders.flat());
  note('photo', alike.flat());
  note('name', namesakes);
  note('family', siblings);
  for (const sibling of beside) found.delete(sibling);
  const ids = [...found.keys()].slice(0, MOST_DOUBLES);
  const rows = await loadShort(db, [profileId, ...ids]);
  return {
    own: rows.find((row) => row.memberId === profileId),
    others: rows
      .filter((row) => row.memberId !== profileId)
      .map((row) => ({ ...row, by: [...(found.get(row.memberId) ?? [])] })),
    rejected,
  };
}

/** Profiles with a photo that is the same, or nearly: by the index of quarters, never by reading all. */
export async function findAlikePhotos(db: Kysely<Database>, fingerprint: string): Promise<string[]> {
  // Quarter by quarter: asked for all at once, the planner expects so many that it reads every file.
  const { rows } = await sql<{ profileId: string }>`
    select distinct f.profile_id as "profileId" from unnest(${probesOf(fingerprint).flat()}::int[]) p(band)
    cross join lateral (select profile_id, fingerprint from files
      where fingerprint is not null and fingerprint_bands(fingerprint) @> array[p.band] offset 0) f
    where bit_count(f.fingerprint # ${fingerprint}::bit(64)) <= ${MOST_DIFFERENT_BITS}
    limit ${MOST_ALIKE}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** Members whose name sounds the same, and who have a father or a mother whose name does. */
async function findNamesakes(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const own = await db.selectFrom('members').select('name').where('profile_id', '=', profileId).executeTakeFirst();
  if (own === undefined) return [];
  const { rows } = await sql<{ profileId: string; name: string }>`
    select m.profile_id as "profileId", m.name from members m where m.profile_id in (
      select distinct n.profile_id from name_sounds mine
      join name_sounds n on n.gender = mine.gender and n.skeleton = mine.skeleton and n.profile_id <> mine.profile_id
      where mine.profile_id = ${profileId} limit ${MOST_NAMESAKES})`.execute(db);
  const isOwnName = alikeTo(own.name);
  const namesakes = rows.filter(({ name }) => isOwnName(name)).map((row) => row.profileId);
  if (namesakes.length === 0) return [];
  // Of thousands who share the first name few share the surname: of these alone the parents are read.
  const families = await listParents(db, [profileId, ...namesakes]);
  const ours = families.find((family) => family.profileId === profileId);
  const [isOurFather, isOurMother] = [alikeTo(ours?.father ?? ''), alikeTo(ours?.mother ?? '')];
  return families
    .filter((family) => family !== ours && (isOurFather(family.father) || isOurMother(family.mother)))
    .map((family) => family.profileId);
}

/** Of the other gender, at the same address, with the same two parents: a brother or sister, whom nothing keeps apart by itself. */
async function findSiblings(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select a.profile_id as "profileId" from addresses mine
    join members me on me.profile_id = mine.profile_id
    join addresses a on a.pincode = mine.pincode and lower(btrim(a.line1)) = lower(btrim(mine.line1))
    join members m on m.profile_id = a.profile_id and m.gender <> me.gender
    where mine.profile_id = ${profileId} order by a.profile_id limit ${MOST_ALIKE}`.execute(db);
  if (rows.length === 0) return [];
  const families = await listParents(db, [profileId, ...rows.map((row) => row.profileId)]);
  const ours = families.find((family) => family.profileId === profileId);
  const [isOurFather, isOurMother] = [alikeTo(ours?.father ?? ''), alikeTo(ours?.mother ?? '')];
  return families
    .filter((family) => family !== ours && isOurFather(family.father) && isOurMother(family.mother))
    .map((family) => family.profileId);
}

function alikeTo(name: string): (other: string) => boolean {
  const wanted = wantedName(name);
  const known = new Map<string, boolean>();
  // Among thousands of one first name the same whole names come again and again.
  return (other) => {
    const isAlike = known.get(other) ?? isWholeName(wanted, other);
    known.set(other, isAlike);
    return isAlike;
  };
}

async function listParents(db: Kysely<Database>, profileIds: readonly string[]): Promise<Parents[]> {
  const { rows } = await sql<Parents>`
    select m.profile_id as "profileId", coalesce(f.name, '') as father, coalesce(o.name, '') as mother from members m
    left join relatives f on f.profile_id = m.profile_id and f.side = 'paternal' and f.generation = 'parent'
    left join relatives o on o.profile_id = m.profile_id and o.side = 'maternal' and o.generation = 'parent'
    where m.profile_id = any(${[...profileIds]}) order by m.profile_id`.execute(db);
  return rows;
}

/** Profiles of the same accounts: brothers and sisters whom one family looks after. */
async function listBeside(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_profiles as p')
    .innerJoin('account_profiles as o', 'o.account_id', 'p.account_id')
    .select('o.profile_id as profileId')
    .where('p.profile_id', '=', profileId)
    .execute();
  return rows.map((row) => row.profileId);
}

async function loadShort(db: Kysely<Database>, profileIds: readonly string[]) {
  const { rows } = await sql<Short>`
    select m.profile_id as "memberId", m.name, coalesce(f.name, '') as father, coalesce(o.name, '') as mother,
      coalesce((select right(a.phone, 4) from account_profiles p join accounts a on a.id = p.account_id
        where p.profile_id = m.profile_id order by p.joined_at, a.id limit 1), '') as "phoneEnd",
      coalesce((select name from files where profile_id = m.profile_id and kind in ('picture', 'waitingFirst')
        order by kind desc limit 1), '') as photo,
      coalesce(d.birth_date::text, '') as born,
      case when m.suspended_at is not null then 'suspended'
        when exists (select from waiting_showings w where w.profile_id = m.profile_id) then 'waiting'
        when exists (select from pauses p where p.profile_id = m.profile_id) then 'resting'
        when exists (select from showings s where s.profile_id = m.profile_id) then 'shown' else 'notShown' end as status
    from members m
    left join personal_details d on d.profile_id = m.profile_id
    left join relatives f on f.profile_id = m.profile_id and f.side = 'paternal' and f.generation = 'parent'
    left join relatives o on o.profile_id = m.profile_id and o.side = 'maternal' and o.generation = 'parent'
    where m.profile_id = any(${[...profileIds]})
    order by m.profile_id`.execute(db);
  return rows;
}
