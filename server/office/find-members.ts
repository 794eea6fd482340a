import type { Kysely } from 'kysely';
import { isAcceptablePhone, normalPhone } from '#contract/phone.ts';
import { PROFILE_ID } from '#contract/registration.ts';
import { fold } from '#matching/family/fold.ts';
import { sameSurname } from '#matching/family/same-name.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import type { Database } from '#server/db/tables.ts';
import { findByPhone, listNames } from './members.queries.ts';

/** The ids of the members whom a phone, a profile id or a name in either script means; the likeliest first. */
export async function findMembers(db: Kysely<Database>, asked: string): Promise<string[]> {
  const id = asked.trim().toUpperCase();
  if (PROFILE_ID.test(id)) return [id];
  const phone = normalPhone(asked);
  if (isAcceptablePhone(phone)) return findByPhone(db, phone);
  return findByName(await listNames(db), asked);
}

/** Everybody whose name has each of the words: as it is written, its beginning, or as it sounds in either script. */
export function findByName(members: readonly { id: string; name: string }[], asked: string): string[] {
  const wanted = fold(asked).split(' ').filter(Boolean).map(makeWordJudge);
  if (wanted.length === 0) return [];
  const judged = members.map(({ id, name }) => {
    const words = fold(name).split(' ');
    return { id, likeness: Math.min(...wanted.map((judge) => Math.max(...words.map(judge)))) };
  });
  return judged
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ id }) => id);
}

// The same few thousand words make up all names, so each is weighed once.
function makeWordJudge(wanted: string): (word: string) => number {
  const known = new Map<string, number>();
  const sound = soundKey(wanted);
  const weigh = (word: string): number => {
    if (word === wanted) return 3;
    if (wanted.length > 2 && word.startsWith(wanted)) return 2;
    return soundsAlike(sound, soundKey(word)) || sameSurname(wanted, word) ? 1 : 0;
  };
  return (word) => {
    const likeness = known.get(word) ?? weigh(word);
    known.set(word, likeness);
    return likeness;
  };
}
