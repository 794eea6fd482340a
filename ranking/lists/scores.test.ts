import { expect, test } from 'vitest';
import type { Gender, SharedPerson } from '#matching/person.ts';
import { prepareQuestion } from '../question/question.ts';
import { scoreOf } from '../scan.ts';
import { makeMembers } from '../store/members.ts';
import { candidateLine } from '../testing/candidate-line.ts';
import { inventPerson, makeRandom } from '../testing/invented-people.ts';
import { findBest, scoresOf } from './best.ts';

const on = '2026-11-20';

/** As `scoresOf` has it who stands in no list. */
function expected(seeker: SharedPerson, candidate: SharedPerson): number {
  const score = scoreOf(seeker, candidate, on);
  return Number.isNaN(score) ? Number.NEGATIVE_INFINITY : score;
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
    const question = prepareQuestion(seeker, on, members.dictionaries);
    const ids = [...candidates.map(([id]) => id), 9_999];
    const scores = scoresOf(question, store, members.dictionaries, ids);
    expect([...scores]).toEqual([...candidates.map(([, person]) => expected(seeker, person)), Number.NaN]);
    for (const { id, score } of findBest(question, store, members.dictionaries, { count: 40 }))
      expect(scores[id - 1]).toBe(score);
  }
});
