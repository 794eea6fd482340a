import { compare } from '#matching/compare.ts';
import { samePerson } from '#matching/family/same-name.ts';
import type { Person } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import type { Figure } from './figure.ts';

export const name = 'matching-family';

/** The day of the comparison. */
const on = '2026-11-20';

const groom: Person = {
  gender: 'Male',
  birthDate: '1995-03-12',
  heightCm: 172,
  state: 28,
  district: 'Hooghly',
  religion: 1,
  community: 1,
  caste: 1,
  clan: 'শাণ্ডিল্য',
  motherTongue: 1,
  desh: 'west',
  maritalStatus: 'neverMarried',
  education: 28,
  profession: 5,
  diet: 2,
  rashi: 9,
  nakshatra: 20,
  pada: 3,
  gon: 2,
  isMangalik: false,
  hasOwnWords: true,
  lastActiveOn: '2026-11-02',
  name: 'Sri Amal Kr. Mukherjee',
  town: 'Chandannagar',
  computedMangal: 'low',
  relatives: {
    father: { name: 'Bimal Kumar Mukhopadhyay', occupation: 3, caste: 1, clan: 'Shandilya' },
    mother: { name: 'শ্রীমতী সন্ধ্যা মুখোপাধ্যায়', occupation: 1, caste: 1, clan: 'কাশ্যপ' },
    paternalGrandfather: { name: '৺ হরিপদ মুখোপাধ্যায়', occupation: 18, caste: 1, clan: 'শাণ্ডিল্য' },
    greatPaternalGrandfather: { name: 'Late Nilmani Mukherji', occupation: 29, caste: 1, clan: 'Sandilya' },
    maternalGrandfather: { name: 'Rabindra Nath Chatterjee', occupation: 9, caste: 1, clan: 'Kashyap' },
    greatMaternalGrandfather: { name: 'উপেন্দ্রনাথ চট্টোপাধ্যায়', occupation: 18, caste: 1, clan: 'Kashyap' },
  },
  wishes: {
    age: { atLeast: 23, atMost: 31, strength: 'must' },
    heightCm: { atLeast: 150, atMost: 170, strength: 'wish' },
    religion: { anyOf: [1], strength: 'must' },
    caste: { anyOf: [1, 2, 3, 4, 5, 6, 7], strength: 'wish' },
    community: { anyOf: [1], strength: 'wish' },
    education: { anyOf: [9, 10, 27, 28, 30], strength: 'wish' },
    profession: { anyOf: [5, 13, 14, 17], strength: 'wish' },
    diet: { anyOf: [2], strength: 'wish' },
    place: { states: [28], districts: ['Hooghly', 'Kolkata'], strength: 'wish' },
    maritalStatus: { anyOf: ['neverMarried'], strength: 'must' },
    mangalik: { isMangalik: false, strength: 'wish' },
    avoidOwnClan: { strength: 'must' },
    horoscopeCounts: true,
  },
};

const bride: Person = {
  ...groom,
  gender: 'Female',
  birthDate: '1998-09-30',
  heightCm: 158,
  clan: 'Bharadwaj',
  rashi: 4,
  nakshatra: 8,
  pada: 2,
  gon: 1,
  name: 'Ananya Mukherjee',
  relatives: {
    father: { name: 'শ্রী অমলেন্দু মুখার্জী', occupation: 3, caste: 1, clan: 'ভরদ্বাজ' },
    mother: { name: 'Smt. Krishna Mukherjee', occupation: 4, caste: 1, clan: 'Vatsya' },
    paternalGrandfather: { name: 'Late Haricharan Mukherjee', occupation: 18, caste: 1, clan: 'Bharadwaj' },
    greatPaternalGrandfather: { name: 'কালীপদ মুখোপাধ্যায়', occupation: 29, caste: 1, clan: 'Bharadwaja' },
    maternalGrandfather: { name: 'Sailendra Nath Banerjee', occupation: 8, caste: 1, clan: 'Batsya' },
    greatMaternalGrandfather: { name: 'যোগেন্দ্রনাথ বন্দ্যোপাধ্যায়', occupation: 18, caste: 1, clan: 'বাৎস্য' },
  },
};

const rounds = 9;

/** Times the family part of the engine on one core; the best of several rounds, to exclude the machine's noise. */
export async function run(): Promise<Figure[]> {
  let unread = 0;
  // The numbers make each name a new one.
  const readTwo = () => samePerson(`Amal ${unread++} Mukherjee`, `${unread} অমল মুখোপাধ্যায়`);
  return [
    { name: 'rankScore', value: time(() => rankScore(groom, bride, on), 100_000), unit: 'µs', goal: '≤ 2' },
    { name: 'compare', value: time(() => compare(groom, bride, on), 10_000), unit: 'µs', goal: '≤ 20' },
    { name: 'reading a name for the first time', value: time(readTwo, 2_000) / 2, unit: 'µs', goal: '' },
  ];
}

/** Returns the microseconds of a call. */
function time(work: () => unknown, calls: number): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (let call = 0; call < calls; call++) work();
    return ((performance.now() - start) / calls) * 1000;
  });
  return Math.min(...times);
}
