import { type Kysely, sql } from 'kysely';
import type { Gender } from '#contract/choices.ts';
import type { Sound } from '#matching/family/read-bengali.ts';
import { skeletonOf, soundsAlike } from '#matching/family/sounds-alike.ts';
import { prepared } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { firstNameOf } from '../visibility/first-name.ts';
import { nameSounds } from './wanted-name.ts';

/**
 * Stores the sounds of the part of a member's name that strangers read. Call within the transaction that writes the
 * name.
 */
export async function keepNameSounds(transaction: Kysely<Database>, profileId: string): Promise<void> {
  await readNames(transaction, sql`select ${profileId}::text as profile_id`);
}

/** Number of names that one transaction reads. */
const BATCH_SIZE = 500;

/** Processes names that were written without their sounds, in batches. */
export async function readUnreadNames(db: Kysely<Database>): Promise<void> {
  const batch = sql`select profile_id from unread_names order by profile_id limit ${BATCH_SIZE} for update skip locked`;
  while ((await db.transaction().execute((transaction) => readNames(transaction, batch))) === BATCH_SIZE)
    await letOthersWork();
}

/** Lets other work of this process run before the next batch. */
const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Stores the sounds of the names of these members anew. `profileIdQuery` selects their `profile_id`. Returns the number
 * of members.
 */
async function readNames(transaction: Kysely<Database>, profileIdQuery: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ profileId: string; name: string; gender: Gender }>`
    with whose as materialized (${profileIdQuery})
    select m.profile_id as "profileId", m.name, m.gender from whose join members m using (profile_id)
    order by m.profile_id for no key update of m`.execute(transaction);
  const ids = rows.map(({ profileId }) => profileId);
  const soundRows = rows.flatMap(({ profileId, name, gender }) =>
    nameSounds(firstNameOf(name)).map((sound) => ({
      profileId,
      gender,
      skeleton: skeletonOf(sound),
      sound: writeSound(sound),
    })),
  );
  await sql`delete from name_sounds where profile_id = any(${ids})`.execute(transaction);
  await sql`insert into name_sounds (profile_id, number, gender, skeleton, sound)
    select h."profileId", substr(h."profileId", 3)::int, h.gender, h.skeleton, h.sound from json_to_recordset(${JSON.stringify(soundRows)}) as h("profileId" text, gender text, skeleton text, sound text)
    on conflict do nothing`.execute(transaction);
  await sql`delete from unread_names where profile_id = any(${ids})`.execute(transaction);
  return rows.length;
}

/** Formats a sound for storage; `readSound` reads it. */
const writeSound = ({ key, ending }: Sound): string => `${key} ${ending}`;

/** Reads the sound that `writeSound` has formatted. */
function readSound(written: string): Sound {
  const [key = '', ending] = written.split(' ');
  return { key, ending: ending === 'open' || ending === 'either' ? ending : 'bare' };
}

/** Maximum number of stored sounds that are compared for one skeleton; no real skeleton has as many. */
const MOST_ALIKE = 200;

/** Returns for each sound the stored sounds of members of this gender that may be the same name. */
export async function loadAlike(
  db: Kysely<Database>,
  gender: Gender,
  sounds: readonly Sound[],
): Promise<{ skeleton: string; sounds: string[] }[]> {
  const skeletons = [...new Set(sounds.map(skeletonOf))];
  // Steps from one distinct sound to the next in the index, without reading every member who has it.
  const { rows } = await sql<{ skeleton: string; sounds: string[] }>`${prepared}
    select w.skeleton, array(
      with recursive known as (
        (select n.sound from name_sounds n where n.gender = ${gender} and n.skeleton = w.skeleton order by n.sound limit 1)
        union all
        select (select n.sound from name_sounds n where n.gender = ${gender} and n.skeleton = w.skeleton
          and n.sound > known.sound order by n.sound limit 1) from known where known.sound is not null
      ) select sound from known where sound is not null limit ${MOST_ALIKE}::int) as sounds
    from unnest(${skeletons}::text[]) w(skeleton)`.execute(db);
  return sounds.map((wanted) => {
    const skeleton = skeletonOf(wanted);
    const storedSounds = rows.find((row) => row.skeleton === skeleton)?.sounds ?? [];
    return { skeleton, sounds: storedSounds.filter((written) => soundsAlike(wanted, readSound(written))) };
  });
}

/** Which members `listCandidates` lists. */
interface Candidates {
  gender: Gender;
  /** The skeleton of each searched word, and the similar sounds that are stored. */
  alike: readonly { skeleton: string; sounds: readonly string[] }[];
  /** Ids of members to include whatever their sounds and gender are. */
  known: readonly string[];
  /** Only profiles with a higher number, also of `known`. */
  after: number;
  /** Maximum number of members to list. */
  count: number;
}

/**
 * Lists members in the index who have a similar sound for every searched word, and the given members, by number. The
 * caller must check who is visible.
 */
export async function listCandidates(db: Kysely<Database>, wanted: Candidates): Promise<string[]> {
  const { gender, alike, known, after, count } = wanted;
  // Begin with the word of the longest skeleton, because it is the rarest.
  const [rarest, ...others] = [...alike].sort((a, b) => b.skeleton.length - a.skeleton.length);
  const otherWords = others.map(
    ({ sounds }) => sql`and exists (select from name_sounds o
    where o.profile_id = n.profile_id and o.sound = any(${[...sounds]}::text[]))`,
  );
  const { rows } = await sql<{ profileId: string }>`${prepared}
    select c.profile_id as "profileId" from (
      select f.profile_id, f.number from unnest(${rarest?.sounds ?? []}::text[]) s(sound) cross join lateral (
        select n.profile_id, n.number from name_sounds n
        where n.gender = ${gender} and n.skeleton = ${rarest?.skeleton ?? ''} and n.sound = s.sound and n.number > ${after}::int
          and exists (select from matching_changes l where l.profile_id = n.profile_id and l.line is not null)
          ${sql.join(otherWords, sql` `)}
        order by n.number limit ${count}::int) f
      union
      select k.profile_id, substr(k.profile_id, 3)::int from unnest(${[...known]}::text[]) k(profile_id)
        where substr(k.profile_id, 3)::int > ${after}::int
    ) c order by c.number limit ${count}::int`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/**
 * Returns the families with which a member has or had an interest, with their names. The caller must check what may be
 * shown.
 */
export async function listAcquainted(
  db: Kysely<Database>,
  profileId: string,
): Promise<{ profileId: string; name: string }[]> {
  const { rows } = await sql<{ profileId: string; name: string }>`${prepared}
    select m.profile_id as "profileId", m.name from members m where m.profile_id in (
      select recipient_id from introductions where sender_id = ${profileId}
      union select sender_id from introductions where recipient_id = ${profileId})`.execute(db);
  return rows;
}
