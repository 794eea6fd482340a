import { describe, expect, test } from 'vitest';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { ageOn, dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson, Wishes } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import { makeTieRanks } from '#ranking/ranking.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { loadNamedRows } from '#server/domain/visibility/views.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { makeShownMember } from '#server/testing/meeting.ts';

const app = await startTestApp({ readings: { cards: 10_000, profiles: 10_000, lists: 100_000 } });
const on = todayInIndia();
const week = weekOfDay(dayNumber(on) ?? 0);
const tieRanks = makeTieRanks(makeDataKey(TEST_DATA_SECRET).deriveKey('order of equals'));
const seeker = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta', clan_id: 'Kashyap' });
const rank = tieRanks.ofSeeker(seeker.pid, week);
// A search ignores the member's own wishes.
await seeker.client.call('updatewishes', { pid: seeker.pid, agefrom: '99', agestrength: 'Must' });
const invented = await insertInvented(app, { seed: 11, count: 300, firstId: 500_000_000 });
const ids = [...invented.keys()];
const withPhoto = ids.filter((_, at) => at % 3 === 0);
const identified = ids.filter((_, at) => at % 4 === 0);
const away = ids.filter((_, at) => at % 5 === 0);
await app.pool.query(
  `insert into files (profile_id, kind, name, small_name) select unnest($1::text[]), 'picture', gen_random_uuid(), gen_random_uuid()`,
  [withPhoto],
);
// For half of them, members can see the photo.
await app.pool.query(
  `update profile_details set photo_for = case when substr(profile_id, 3)::int % 2 = 0 then 'Members' else 'Accepted' end`,
);
await app.pool.query(
  `insert into badges (profile_id, kind, given_by, reason) select unnest($1::text[]), 'identity', 'mitra', 'seen'`,
  [identified],
);
await app.pool.query(`update showings set last_active_on = current_date where true`);
await app.pool.query(`update showings set last_active_on = current_date - 45 where profile_id = any($1)`, [away]);

const request = (form: Record<string, string>) =>
  seeker.client.get(`/api/searchmembers?${new URLSearchParams({ pid: seeker.pid, ...form })}`);

interface Page {
  ids: string[];
  cursor: string;
  band: string;
  relaxations: { wish: string; band: string }[];
}

async function search(form: Record<string, string>): Promise<Page> {
  const { status, text } = await request(form);
  expect(status, text).toBe(200);
  const { matches, ...page } = JSON.parse(text);
  return { ...page, ids: matches.map((match: { member: { memberId: string } }) => match.member.memberId) };
}

async function searchAll(form: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (let page = await search(form); ; page = await search({ ...form, cursor: page.cursor })) {
    found.push(...page.ids);
    if (page.cursor === '') return found;
  }
}

const persons = new Map<string, SharedPerson>(
  (await loadNamedRows(app.db, { ids: [seeker.pid, ...ids] })).map((row) => [row.profile_id, toSharedPerson(row)]),
);

function scan(wishes: Wishes, isAsked: (id: string) => boolean): string[] {
  const me = { ...Object(persons.get(seeker.pid)), wishes: { ...wishes, horoscopeCounts: false } };
  return ids
    .filter((id) => isAsked(id))
    .flatMap((id) => {
      const person = persons.get(id);
      if (person === undefined || person.gender !== 'Female') return [];
      const age = ageOn(person.birthDate, on);
      const isListed =
        (age === null || age >= MARRIAGE_AGES.Female) && meetsMusts(me, person, on) && meetsMusts(person, me, on);
      return isListed ? [{ id, score: rankScore(me, person, on) }] : [];
    })
    .sort((a, b) => b.score - a.score || rank(Number(a.id.slice(2))) - rank(Number(b.id.slice(2))))
    .map(({ id }) => id);
}

const must = 'must' as const;
const hasPhoto = (id: string) => withPhoto.includes(id) && Number(id.slice(2)) % 2 === 0;
const searches: [string, Record<string, string>, Wishes, (id: string) => boolean][] = [
  ['nothing', {}, {}, () => true],
  [
    'an age and a height',
    { agefrom: '24', ageto: '35', heightfrom: '150', heightto: '170' },
    { age: { atLeast: 24, atMost: 35, strength: must }, heightCm: { atLeast: 150, atMost: 170, strength: must } },
    () => true,
  ],
  [
    'religion, caste and place',
    { religionids: '1', casteids: '1,2', stateids: '35601163' },
    {
      religion: { anyOf: [1], strength: must },
      caste: { anyOf: [1, 2], strength: must },
      place: { states: [35601163], districts: [], strength: must },
    },
    () => true,
  ],
  [
    'another gotra, diet, mangalik',
    { otherclan: 'Yes', diets: 'Veg', mangalikis: 'No' },
    {
      avoidOwnClan: { strength: must },
      diet: { anyOf: [1], strength: must },
      mangalik: { isMangalik: false, strength: must },
    },
    () => true,
  ],
  ['a photo that members see', { photo: 'Yes' }, {}, hasPhoto],
  ['who was here this month', { active: 'Yes' }, {}, (id) => !away.includes(id)],
  [
    'whose identity was seen, with a photo',
    { identified: 'Yes', photo: 'Yes' },
    {},
    (id) => identified.includes(id) && hasPhoto(id),
  ],
];

test.each(searches)(
  'a search for %s shows exactly whom a scan of the tables finds, in its order',
  async (_, form, wishes, isAsked) => {
    const expected = scan(wishes, isAsked);
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(() => searchAll(form)).toEqual(expected);
  },
);

test('a badge that is taken and a photo that is hidden leave the search at once', async () => {
  const [one = ''] = (await search({ identified: 'Yes', photo: 'Yes' })).ids;
  await app.pool.query(`update badges set taken_at = now() where profile_id = $1`, [one]);
  await expect.poll(async () => (await search({ identified: 'Yes', photo: 'Yes' })).ids).not.toContain(one);
  await app.pool.query(`update profile_details set photo_for = 'Accepted' where profile_id = $1`, [one]);
  await expect.poll(() => searchAll({ photo: 'Yes' })).not.toContain(one);
});

test('where few are found, each condition that keeps somebody away is named, with how many there would be', async () => {
  const { band, relaxations } = await search({ identified: 'Yes', photo: 'Yes', agefrom: '60', heightfrom: '90' });
  expect(['few', 'about20']).toContain(band);
  const named = relaxations.map(({ wish }) => wish);
  expect(named).toEqual(expect.arrayContaining(['age', 'photo', 'identified']));
  expect(named).not.toContain('heightCm');
  expect(named).not.toContain('active');
});

test('the count of a form is the band of its search', async () => {
  const form = { agefrom: '24', photo: 'Yes' };
  const { body } = await seeker.client.call('countsearched', { pid: seeker.pid, ...form });
  expect(body).toEqual({ band: (await search(form)).band });
});

test('a search changes no wishes', async () => {
  const { body } = await seeker.client.get(`/api/showwishes?pid=${seeker.pid}`);
  expect(body.row).toMatchObject({ agefrom: '99', religionids: '', agestrength: 'Must' });
});

describe('bad input', () => {
  test.each<[Record<string, string>, string]>([
    [{ agefrom: '40', ageto: '20' }, 'ageto'],
    [{ agefrom: '7' }, 'agefrom'],
    [{ casteids: '1,999999' }, 'casteids'],
    [{ casteids: 'x' }, 'casteids'],
    [{ photo: 'perhaps' }, 'photo'],
    [{ cursor: 'x' }, 'cursor'],
    [{ order: 'best' }, 'order'],
  ])('%j is told what is wrong', async (form, name) => {
    const { status, body } = await request(form);
    expect(status).toBe(422);
    expect(Object.keys(Object(body.errors))).toEqual([name]);
  });

  test('a page of one search is no page of another', async () => {
    const { cursor } = await search({});
    expect((await request({ cursor, photo: 'Yes' })).status).toBe(422);
    expect((await request({ cursor, agefrom: '20' })).status).toBe(422);
    expect((await request({ cursor })).status).toBe(200);
  });
});

test('searches count within the limits of a day', async () => {
  const limited = await startTestApp({ readings: { cards: 600, profiles: 300, lists: 2 } });
  const other = await makeShownMember(limited, { gender: 'Male' });
  await expect.poll(async () => (await limited.client().get('/readyz')).body.lists).toBe('ok');
  const ask = () => other.client.get(`/api/searchmembers?${new URLSearchParams({ pid: other.pid })}`);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  const { status } = await other.client.call('countsearched', { pid: other.pid });
  expect(status).toBe(200);
});
