import type { Kysely } from 'kysely';
import { normalPhone } from '#contract/dial.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { PROFILE_ID } from '#contract/registration.ts';
import { findEntered } from '#server/domain/members/paper-entries.queries.ts';
import { loadAlike } from '#server/domain/names/sounds.queries.ts';
import { isWholeName, wantedName } from '#server/domain/names/wanted-name.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { findByEmail, listNamed, listUnread } from './find-members.queries.ts';
import { findByPhone, loadMembers } from './members.queries.ts';

/** Number of found members at which a search by name stops, and maximum number that a search by e-mail returns. */
const MEMBERS_PER_PAGE = 50;
/** Maximum number of members of a first name that are read at once. */
const MEMBERS_PER_READ = 300;
/** Maximum number of such reads for one page. A search for a rare surname continues on the next page. */
const MOST_READS = 4;

/** Ids of members. `next` is where the search continues, 0 at its end. */
export interface FoundMembers {
  ids: string[];
  next: number;
}

const lastPage = (ids: string[]): FoundMembers => ({ ids, next: 0 });

/**
 * Finds members by a phone, an e-mail address, a profile id with or without SV, the number of a paper form, or a name
 * in either script. A profile id with SV is returned without a check that the profile exists. `after` is the profile
 * number behind which a search by name continues.
 */
export async function findMembers(db: Kysely<Database>, text: string, after = 0): Promise<FoundMembers> {
  const typed = text.trim();
  const id = asciiDigits(typed).toUpperCase();
  if (PROFILE_ID.test(id)) return lastPage([id]);
  if (typed.includes('@')) return lastPage(await findByEmail(db, typed, MEMBERS_PER_PAGE));
  const phone = normalPhone(typed);
  if (isAcceptablePhone(phone)) return lastPage(await findByPhone(db, phone));
  if (/\d/.test(id)) return lastPage(await findByNumber(db, id));
  return findByName(db, typed, after);
}

/** Returns the profile with this number, written without SV, and those entered from a paper form with this number. */
async function findByNumber(db: Kysely<Database>, typed: string): Promise<string[]> {
  const [profile, entered] = await Promise.all([
    PROFILE_ID.test(`SV${typed}`) ? loadMembers(db, [`SV${typed}`]) : [],
    findEntered(db, typed),
  ]);
  return [...new Set([...profile.map(({ id }) => id), ...entered])];
}

/** Finds members by the sound of the first name, then compares the surnames. */
async function findByName(db: Kysely<Database>, text: string, after: number): Promise<FoundMembers> {
  const wanted = wantedName(text);
  if (wanted.sounds.length === 0) return lastPage([]);
  const alike = await Promise.all(
    (['Female', 'Male'] as const).map(async (gender) => ({
      gender,
      words: await loadAlike(db, gender, wanted.sounds),
    })),
  );
  // Names written a moment ago are not in the index of sounds yet.
  const unread = after === 0 ? await listUnread(db, MEMBERS_PER_READ) : [];
  const ids = unread.flatMap(({ profileId, name }) => (isWholeName(wanted, name) ? [profileId] : []));
  let last = after;
  for (let reads = 0; reads < MOST_READS; reads++) {
    const named = await listNamed(db, { alike, after: last, count: MEMBERS_PER_READ });
    for (const { profileId, number, name } of named) {
      last = number;
      if (isWholeName(wanted, name) && !ids.includes(profileId)) ids.push(profileId);
      if (ids.length >= MEMBERS_PER_PAGE) return { ids, next: last };
    }
    if (named.length < MEMBERS_PER_READ) return lastPage(ids);
  }
  return { ids, next: last };
}
