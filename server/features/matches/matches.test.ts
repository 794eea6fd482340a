import { expect, test } from 'vitest';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import { todayInIndia } from '#server/http/answer.ts';
import { loadSharedPersons } from '#server/matching/shared-person.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const on = todayInIndia();
const seeker = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta', cast_id: '1', rashi_id: '9' });
await seeker.client.call('updateprofiledetails', { pid: seeker.pid, horoscopecounts: 'Yes', homedistrictid: '107' });
await seeker.client.call('updatewishes', {
  ...{ pid: seeker.pid, casteids: '1,2', castestrength: 'Wish', diets: 'Veg', dietstrength: 'Wish' },
  ...{ religionids: '1', religionstrength: 'Must', agefrom: '21', ageto: '45', agestrength: 'Wish' },
});
const invented = await insertInvented(app, { seed: 7, count: 300, firstId: 500_000_000 });

interface Answer {
  ids: string[];
  cursor: string;
  text: string;
  band: unknown;
}

async function find(member: TestMember, form: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ pid: member.pid, ...form });
  const { status, text, body } = await member.client.get(`/api/findmatches?${query}`);
  expect(status, text).toBe(200);
  const { matches, cursor } = JSON.parse(text);
  return {
    ids: matches.map((match: { member: { memberId: string } }) => match.member.memberId),
    cursor,
    text,
    band: body.band,
  };
}

async function findAll(member: TestMember, form: Record<string, string> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let page = await find(member, form); ; page = await find(member, { cursor: page.cursor })) {
    ids.push(...page.ids);
    if (page.cursor === '') return ids;
  }
}

function isListed(one: SharedPerson, other: SharedPerson): boolean {
  const age = ageOn(other.birthDate, on);
  const isLegal = age === null || age >= MARRIAGE_AGES[other.gender];
  return one.gender !== other.gender && isLegal && meetsMusts(one, other, on) && meetsMusts(other, one, on);
}

async function scan(seekerId: string): Promise<string[]> {
  const persons = await loadSharedPersons(app.db, [seekerId, ...invented.keys()]);
  const me = persons.get(seekerId);
  if (me === undefined) throw new Error('no seeker');
  return [...persons]
    .filter(([, person]) => isListed(me, person))
    .map(([id, person]) => ({ id, score: rankScore(me, person, on) }))
    .sort((a, b) => b.score - a.score || Number(a.id.slice(2)) - Number(b.id.slice(2)))
    .map(({ id }) => id);
}

const isReady = () => expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');

test('the tables hold what was invented', async () => {
  const stored = await loadSharedPersons(app.db, [...invented.keys()]);
  for (const [id, person] of invented) {
    const known = Object.entries(person).filter(([name, value]) => name !== 'wishes' && value !== null);
    expect(stored.get(id)).toMatchObject(Object.fromEntries(known));
  }
});

test('pages go through the whole list in the order of a scan with rankScore', async () => {
  await isReady();
  const expected = await scan(seeker.pid);
  expect(expected.length).toBeGreaterThan(40);
  await expect.poll(() => findAll(seeker), { timeout: 5_000 }).toEqual(expected);
  expect((await find(seeker)).ids).toEqual(expected.slice(0, 20));
});
