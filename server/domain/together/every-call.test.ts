import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as decided from '#contract/decided.ts';
import * as meetings from '#contract/meetings.ts';
import * as pandit from '#contract/pandit.ts';
import * as questions from '#contract/questions.ts';
import * as sealedWords from '#contract/sealed-words.ts';
import * as threads from '#contract/threads.ts';
import * as together from '#contract/together.ts';
import * as days from '#contract/together-days.ts';
import * as wedding from '#contract/wedding.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ANSWERS_OF_CLOSED_PAGE, makeFates } from '#server/testing/fates.ts';
import { makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { AGREED, PROMISED } from '#server/testing/sealed-words.ts';
import { KNOWN } from '#server/testing/walk/known-values.ts';
import { goodForm } from '#server/testing/walk/values.ts';
import { HAPPENINGS, outcomeOf, type Reading } from './fates.ts';

const app = await startTestApp();
const { walk, happen } = makeFates(app);

const rooms = [together, threads, meetings, questions, pandit, days, sealedWords, decided, wedding];
const isCall = (part: unknown): part is Call =>
  typeof part === 'object' && part !== null && 'path' in part && 'form' in part;
/**
 * Every call of the page of two families that names the other family. The pair check is left out: it answers everybody
 * who is not in touch alike (pair-check.test.ts).
 */
const calls = rooms
  .flatMap((room) => Object.values<unknown>(room).filter(isCall))
  .filter((call) => 'member' in call.form.fields);

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Values that have no effect unless the two families are in touch. */
const VALUES = {
  ...KNOWN,
  'presstogether.step': 'call',
  'presstogether.value': 'spoken',
  'saymarried.heldon': dayFromNow(-2),
  'saymarried.districtid': '',
  'addtogetherday.day': dayFromNow(30),
  'answerquestion.question': 'where',
  'answerquestion.choice': '',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((at) => ['days', 'from', 'until'].map((name) => [`savecallhours.${name}${at}`, ''])),
  ),
  'writesealedword.textversion': AGREED.textversion,
  'opensealedword.textversion': PROMISED.textversion,
};

function askFor(reader: TestMember, about: TestMember, call: Call) {
  const form = { ...goodForm(call, VALUES), pid: reader.pid, member: about.pid };
  if (call.method === 'GET') return reader.client.get(`/api/${call.path}?${new URLSearchParams(form)}`);
  return reader.client.call(call.path, form);
}

/** The calls that a guardian beside the bride or groom is refused with any family. */
const OF_THE_TWO = [questions, sealedWords].flatMap((room) => Object.values<unknown>(room).filter(isCall));

interface Closed {
  reading: Reading;
  isGuardian?: boolean;
}

async function expectClosed(reader: TestMember, about: TestMember, { reading, isGuardian = false }: Closed) {
  if (typeof reading === 'object') return;
  const { status, msgkey } = ANSWERS_OF_CLOSED_PAGE[reading];
  const expected = (call: Call) =>
    isGuardian && OF_THE_TWO.includes(call) ? '403 candidateAlone' : `${status} ${msgkey}`;
  const answers: Record<string, unknown> = {};
  for (const call of calls) {
    const answer = await askFor(reader, about, call);
    answers[call.path] = `${answer.status} ${answer.body.msgkey}`;
  }
  expect(answers).toEqual(Object.fromEntries(calls.map((call) => [call.path, expected(call)])));
}

const cells = HAPPENINGS.flatMap((happening) =>
  (['exchanged', 'engaged'] as const).map((state) => ({ happening, state })),
);

test.each(cells)('$happening after $state: every call answers as the page does', async ({ happening, state }) => {
  const [other, self] = await makeAcceptedPair(app);
  const pair = { self, other };
  await walk[state](pair);
  await happen[happening](pair);
  const reads = outcomeOf(happening, state);
  await expectClosed(other, self, { reading: reads.other });
  // The candidate joins, and undoes what the guardian had accepted.
  await expectClosed(self, other, { reading: reads.self, isGuardian: happening === 'undone' });
});
