import type { Dictionaries } from './dictionaries.ts';
import { strengthShift } from './layout.ts';
import { fails, type Me, type Question } from './question.ts';

const notAsked = 127;

/** The sum of met less unmet weights of the seeker's wishes; below `failed` when a must is broken or the age is not legal. */
export function gainOf(question: Question, rows: Uint32Array, at: number): number {
  const [word1, word2, word3] = [rows[at + 1] ?? 0, rows[at + 2] ?? 0, rows[at + 3] ?? 0];
  const birth = word1 >>> 16;
  const heightTenths = (word1 >>> 4) & 0xfff;
  let gain =
    (question.religion[word3 & 31] ?? 0) +
    (question.caste[word2 >>> 22] ?? 0) +
    (question.marital[word1 & 3] ?? 0) +
    (question.education[(word2 >>> 12) & 1023] ?? 0) +
    (question.profession[(word2 >>> 2) & 1023] ?? 0) +
    (question.community[(word3 >>> 5) & 7] ?? 0) +
    (question.diet[(word1 >>> 2) & 3] ?? 0) +
    (question.mangalik[word2 & 3] ?? 0);
  if (birth !== 0) {
    if (birth > question.legalBirth) return fails;
    gain += birth >= question.bornFrom && birth <= question.bornTo ? question.ageMet : question.ageUnmet;
  }
  if (heightTenths !== 0) {
    const isMet = heightTenths >= question.heightFrom && heightTenths <= question.heightTo;
    gain += isMet ? question.heightMet : question.heightUnmet;
  }
  if (gain < fails / 2) return gain;
  const place = question.place[word3 >>> 13] ?? notAsked;
  gain += place === notAsked ? question.placeGain(word3 >>> 13) : place;
  const clanCode = rows[at + 5] ?? 0;
  const clan = question.clan[clanCode] ?? notAsked;
  return gain + (clan === notAsked ? question.clanGain(clanCode) : clan);
}

/** The same for the candidate's wishes, judged on the seeker; `fails` when the seeker breaks one of their musts. */
export function gainOfTheirs(me: Me, { sets }: Dictionaries, rows: Uint32Array, at: number): number {
  const word7 = rows[at + 7] ?? 0;
  if ((word7 & 0xffffff) === 0) return 0;
  const [word6, word14] = [rows[at + 6] ?? 0, rows[at + 14] ?? 0];
  let gain = 0;
  for (let shift = 0; shift < 24; shift += 2) {
    const strength = (word7 >>> shift) & 3;
    if (strength === 0) continue;
    const met = isMet(shift, me, sets, rows, at, word6, word7, word14);
    if (met < 0 && strength === 2) return fails;
    gain += strength * met;
  }
  return gain;
}

/** 1 met, -1 unmet, 0 unknown. */
function isMet(
  shift: number,
  me: Me,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
  word6: number,
  word7: number,
  word14: number,
): number {
  switch (shift) {
    case strengthShift.age:
      return me.age < 0 ? 0 : within(me.age, word6 >>> 24, (word6 >>> 16) & 255);
    case strengthShift.heightCm:
      return me.heightTenths === 0 ? 0 : within(me.heightTenths, ((word6 >>> 8) & 255) * 10, (word6 & 255) * 10);
    case strengthShift.religion:
      return among(me.religion, sets[rows[at + 8] ?? 0]);
    case strengthShift.caste:
      return among(me.caste, sets[rows[at + 9] ?? 0]);
    case strengthShift.community:
      return inMask(me.community, word14 >>> 16);
    case strengthShift.education:
      return among(me.education, sets[rows[at + 10] ?? 0]);
    case strengthShift.profession:
      return among(me.profession, sets[rows[at + 11] ?? 0]);
    case strengthShift.diet:
      return inMask(me.diet, word7 >>> 26);
    case strengthShift.place:
      return inPlace(me, sets[rows[at + 12] ?? 0] ?? [], sets[rows[at + 13] ?? 0] ?? []);
    case strengthShift.maritalStatus:
      return inMask(me.marital, word14 >>> 8);
    case strengthShift.mangalik:
      return me.mangalik === 0 ? 0 : me.mangalik === ((word7 >>> 24) & 3) ? 1 : -1;
    default:
      return me.clanGain(rows[at + 5] ?? 0);
  }
}

const within = (value: number, from: number, to: number): number =>
  value >= from && (to === 0 || value <= to) ? 1 : -1;

const among = (value: number, set: readonly number[] | undefined): number =>
  value === 0 ? 0 : set?.includes(value) ? 1 : -1;

const inMask = (value: number, mask: number): number => (value === 0 ? 0 : (mask >>> (value - 1)) & 1 ? 1 : -1);

// As the engine's wish for a place: a known district decides, a known state only where no district was wished.
function inPlace(me: Me, states: readonly number[], districts: readonly number[]): number {
  if (me.state !== 0 && states.includes(me.state)) return 1;
  if (me.district !== 0 && districts.includes(me.district)) return 1;
  const isStateOpen = states.length > 0 && me.state === 0;
  const isDistrictOpen = districts.length > 0 && me.district === 0;
  return isStateOpen || isDistrictOpen ? 0 : -1;
}
