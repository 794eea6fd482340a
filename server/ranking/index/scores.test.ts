import { expect, test } from 'vitest';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { Gender, SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import { candidateLine } from '#server/testing/candidate-line.ts';
import { inventPerson, makeRandom } from '#server/testing/invented-people.ts';
import { findBest, scoresOf } from './best.ts';
import { makeMembers } from './members.ts';
import { ask } from './question.ts';

const on = '2026-11-20';

function expected(seeker: SharedPerson, candidate: SharedPerson): number {
  const age = ageOn(candidate.birthDate, on);
  if (age !== null && age < MARRIAGE_AGES[candidate.gender]) return Number.NEGATIVE_INFINITY;
  const isListed = meetsMusts(seeker, candidate, on) && meetsMusts(candidate, seeker, on);
  return isListed ? rankScore(seeker, candidate, on) : Number.NEGATIVE_INFINITY;
}

test.each(['Female', 'Male'] as const)('what candidates score for a seeker (%s) is what the engine says', (gender) => {
  const random = makeRandom(gender === 'Male' ? 4 : 5);
  const other: Gender = gender === 'Male' ? 'Female' : 'Male';
  const candidates = Array.from({ length: 500 }, (_, at) => [at + 1, inventPerson(random, other)] as const);
  const members = makeMembers();
  for (const [id, person] of candidates) members.take(candidateLine(id, person));
  const store = other === 'Female' ? members.brides : members.grooms;
  for (let seekers = 0; seekers < 20; seekers++) {
    const seeker = inventPerson(random, gender);
    const question = ask(seeker, on, members.dictionaries);
    const ids = [...candidates.map(([id]) => id), 9_999];
    const scores = scoresOf(question, store, members.dictionaries, ids);
    expect([...scores]).toEqual([...candidates.map(([, person]) => expected(seeker, person)), Number.NaN]);
    for (const { id, score } of findBest(question, store, members.dictionaries, { count: 40 }))
      expect(scores[id - 1]).toBe(score);
  }
});
