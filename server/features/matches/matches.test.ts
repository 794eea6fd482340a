import { describe, expect, test } from 'vitest';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { ageOn, dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import { makeTieRanks } from '#ranking/ranking.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { loadNamedRows } from '#server/domain/visibility/views.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { startAnother } from '#server/testing/another-app.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import {
  addUnseenRows,
  removeUnseenRows,
  settleBirthday,
  setUnseen,
  UNSEEN_COLUMNS,
} from '#server/testing/unseen-answers.ts';

// A seeker turns more pages here than the daily limit allows.
const app = await startTestApp({ readings: { cards: 10_000, profiles: 10_000, lists: 100_000 } });
const on = todayInIndia();
const week = weekOfDay(dayNumber(on) ?? 0);
const tieRanks = makeTieRanks(makeDataKey(TEST_DATA_SECRET).deriveKey('order of equals'));
const seeker = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta', cast_id: '1', rashi_id: '9' });
await seeker.client.call('updateprofiledetails', { pid: seeker.pid, horoscopecounts: 'Yes', homedistrictid: '107' });
const WISHES = {
  casteids: '1,2',
  castestrength: 'Wish',
  diets: 'Veg',
  dietstrength: 'Wish',
  religionids: '1',
  religionstrength: 'Must',
  agefrom: '21',
  ageto: '45',
  agestrength: 'Wish',
};
await seeker.client.call('updatewishes', { pid: seeker.pid, ...WISHES });
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
  for (let page = await find(member, form); ; page = await find(member, { ...form, cursor: page.cursor })) {
    ids.push(...page.ids);
    if (page.cursor === '') return ids;
  }
}

function isListed(one: SharedPerson, other: SharedPerson): boolean {
  const age = ageOn(other.birthDate, on);
  const isLegal = age === null || age >= MARRIAGE_AGES[other.gender];
  return one.gender !== other.gender && isLegal && meetsMusts(one, other, on) && meetsMusts(other, one, on);
}

async function loadPersons(ids: readonly string[]): Promise<Map<string, SharedPerson>> {
  const rows = await loadNamedRows(app.db, { ids });
  return new Map(rows.map((row) => [row.profile_id, toSharedPerson(row)]));
}

async function scan(seekerId: string): Promise<string[]> {
  const rank = tieRanks.ofSeeker(seekerId, week);
  const rankOf = (id: string) => rank(Number(id.slice(2)));
  const persons = await loadPersons([seekerId, ...invented.keys()]);
  const me = persons.get(seekerId);
  if (me === undefined) throw new Error('no seeker');
  return [...persons]
    .filter(([, person]) => isListed(me, person))
    .map(([id, person]) => ({ id, score: rankScore(me, person, on) }))
    .sort((a, b) => b.score - a.score || rankOf(a.id) - rankOf(b.id))
    .map(({ id }) => id);
}

const isReady = () => expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');

test('the tables hold what was invented', async () => {
  const stored = await loadPersons([...invented.keys()]);
  for (const [id, person] of invented) {
    const known = Object.entries(person).filter(([name, value]) => name !== 'wishes' && value !== null);
    expect(stored.get(id)).toMatchObject(Object.fromEntries(known));
  }
});

test('pages go through the whole list in the order of a scan with rankScore', async () => {
  await isReady();
  const expected = await scan(seeker.pid);
  expect(expected.length).toBeGreaterThan(40);
  await expect.poll(() => findAll(seeker)).toEqual(expected);
  expect((await find(seeker)).ids).toEqual(expected.slice(0, 20));
});

test.each([
  ['newest', "date_trunc('week', shown_at at time zone 'Asia/Kolkata')"],
  ['active', "date_trunc('week', last_active_on::timestamp)"],
] as const)('the order %s lists the same members, each once, by %s', async (order, since) => {
  // Members of the same week are ordered by this week's random ranks.
  const rank = tieRanks.ofWeek(week);
  const rankOf = (id: string) => rank(Number(id.slice(2)));
  await app.pool.query(
    `update showings set shown_at = now() - make_interval(days => substr(profile_id, 3)::int % 97),
       last_active_on = current_date - substr(profile_id, 3)::int % 89`,
  );
  const { rows } = await app.pool.query<{ id: string; since: string }>(
    `select profile_id as id, ${since}::text as since from showings order by since desc`,
  );
  rows.sort((a, b) => b.since.localeCompare(a.since) || rankOf(a.id) - rankOf(b.id));
  await settle();
  const byFit = new Set(await findAll(seeker));
  const expected = rows.map(({ id }) => id).filter((id) => byFit.has(id));
  expect(expected).toHaveLength(byFit.size);
  expect(await findAll(seeker, { order })).toEqual(expected);
});

test('on which day of a week somebody was here shows nowhere', async () => {
  await app.pool.query(`update showings set last_active_on = date_trunc('week', last_active_on::timestamp)::date`);
  await settle();
  const look = async () => {
    const pages = [
      await find(seeker),
      await find(seeker, { order: 'active' }),
      await find(seeker, { order: 'newest' }),
    ];
    return pages.map(({ text }) => text.replace(/"cursor":"[^"]*"/, ''));
  };
  const before = await look();
  await app.pool.query('update showings set last_active_on = last_active_on + substr(profile_id, 3)::int % 7');
  await settle();
  expect(await look()).toEqual(before);
});

test('who hides and is shown again, or pauses and comes back, is not new', async () => {
  await app.pool.query(`update showings set shown_at = now() - interval '70 days'`);
  const [shown, paused] = [
    await makeShownMember(app, { religion: '1' }),
    await makeShownMember(app, { religion: '1' }),
  ];
  const pids = [shown.pid, paused.pid];
  await app.pool.query(`update showings set shown_at = now() - interval '90 days' where profile_id = any($1)`, [pids]);
  await shown.client.call('updateshowing', { pid: shown.pid, show: 'No' });
  await shown.client.call('updateshowing', { pid: shown.pid, show: 'Yes', whose: 'candidate' });
  await paused.client.call('pauseprofile', { pid: paused.pid, kind: 'paused', reason: 'notNow' });
  await paused.client.call('resumeprofile', { pid: paused.pid });
  await settle();
  const newest = await findAll(seeker, { order: 'newest' });
  expect(new Set(newest.slice(-2))).toEqual(new Set(pids));
  await app.pool.query('delete from members where profile_id = any($1)', [pids]);
});

test('members who change while somebody turns pages cost nobody else their place', async () => {
  const before = await findAll(seeker);
  const first = await find(seeker);
  const [leaving = '', rising = ''] = [before[25], before[45]];
  await app.db.deleteFrom('showings').where('profile_id', '=', leaving).execute();
  await app.db.updateTable('showings').set({ last_active_on: on }).where('profile_id', '=', rising).execute();
  await expect.poll(() => findAll(seeker)).not.toContain(leaving);
  const rest: string[] = [];
  for (let cursor = first.cursor; cursor !== ''; ) {
    const page = await find(seeker, { cursor });
    rest.push(...page.ids);
    cursor = page.cursor;
  }
  const untouched = (ids: string[]) => ids.filter((id) => id !== leaving && id !== rising);
  expect(untouched([...first.ids, ...rest])).toEqual(untouched(before));
});

describe('a cursor', () => {
  const ask = (member: TestMember, form: Record<string, string>) =>
    member.client.get(`/api/findmatches?${new URLSearchParams({ pid: member.pid, ...form })}`);
  const expectBroken = async (member: TestMember, form: Record<string, string>) => {
    const answer = await ask(member, form);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ cursor: 'Please open the list again from the start' });
  };

  test('can neither be made up nor changed by a client', async () => {
    const { cursor } = await find(seeker);
    const bytes = Buffer.from(cursor, 'base64url');
    const flipped = [0, 12, 28, bytes.length - 1].map((at) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return changed.toString('base64url');
    });
    for (const none of ['x', `f.${on}.3ff0000000000000.5`, cursor.slice(0, -4), ...flipped])
      await expectBroken(seeker, { cursor: none });
  });

  test('does not tell the member it ends with', async () => {
    const { cursor, ids } = await find(seeker);
    const id = Buffer.alloc(4);
    id.writeUInt32BE(Number(ids.at(-1)?.slice(2)));
    expect(Buffer.from(cursor, 'base64url').includes(id)).toBe(false);
  });

  test('is of no use to anybody else, in another order, or after a change of one’s own answers', async () => {
    const other = await makeShownMember(app, { gender: 'Male', religion: '1' });
    const { cursor } = await find(seeker);
    await expectBroken(other, { cursor });
    await expectBroken(seeker, { cursor, order: 'active' });
    const wish = (ageto: string) => seeker.client.call('updatewishes', { pid: seeker.pid, ...WISHES, ageto });
    await wish('30');
    await expectBroken(seeker, { cursor });
    await wish('45');
    expect((await find(seeker, { cursor })).ids).toHaveLength(20);
  });
});

test('a page is four statements', async () => {
  await settle();
  expect((await find(seeker)).ids).toHaveLength(20);
});

test('PostgreSQL does not plan a page anew each time', async () => {
  // More executions than PostgreSQL compares before it keeps the generic plan.
  for (let time = 0; time < 12; time++) await find(seeker);
  const { rows } = await app.pool.query<{ name: string; custom: number; generic: number }>(
    `select name, custom_plans::int as custom, generic_plans::int as generic
     from pg_prepared_statements where custom_plans + generic_plans > 10 and name not like 'matching-%'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { name, custom, generic } of rows) expect(generic, name).toBeGreaterThan(custom);
});

test('a card says itself whether the seeker keeps the member', async () => {
  const { ids } = await find(seeker);
  const keptOf = async () => {
    const { matches } = JSON.parse((await find(seeker)).text);
    return matches.flatMap(({ member, isKept }: { member: { memberId: string }; isKept: boolean }) =>
      isKept ? [member.memberId] : [],
    );
  };
  expect(await keptOf()).toEqual([]);
  await seeker.client.call('addtoshortlist', { pid: seeker.pid, member: ids[3] ?? '', note: '' });
  expect(await keptOf()).toEqual([ids[3]]);
});

test('a block, a pause, a hiding and a decline show at once, without waiting for the index', async () => {
  const [blocked = '', paused = '', hidden = '', declined = '', fifth] = (await find(seeker)).ids;
  await app.db.insertInto('blocks').values({ profile_id: blocked, member_id: seeker.pid }).execute();
  await app.db
    .insertInto('pauses')
    .values({ profile_id: paused, kind: 'paused', reason: 'notNow', words: '' })
    .execute();
  await seeker.client.call('hidemember', { pid: seeker.pid, member: hidden });
  await app.db
    .insertInto('introductions')
    .values({ sender_id: declined, recipient_id: seeker.pid, note: '' })
    .execute();
  await seeker.client.call('declineintroduction', { pid: seeker.pid, member: declined });
  const page = await find(seeker);
  expect(page.ids[0]).toBe(fifth);
  expect(page.ids).toHaveLength(20);
});

test('nobody with whom there is an interest or an acceptance is in the list of either', async () => {
  const bride = await makeShownMember(app, { religion: '1' });
  const [sentTo, wrote, friend, declined] = await Promise.all(
    Array.from({ length: 4 }, () => makeShownMember(app, { gender: 'Male', religion: '1' })),
  );
  if (!sentTo || !wrote || !friend || !declined) throw new RangeError('Four grooms are needed.');
  const grooms = [sentTo, wrote, friend, declined];
  const listed = async (order: string) => {
    const ids = await findAll(bride, { order });
    return grooms.filter(({ pid }) => ids.includes(pid));
  };
  await expect.poll(() => listed('fit')).toEqual(grooms);
  await ask(bride, 'sendintroduction', sentTo, { note: '' });
  await ask(wrote, 'sendintroduction', bride, { note: '' });
  await becomeAcquainted(bride, friend);
  for (const order of ['fit', 'newest', 'active']) expect(await listed(order), order).toEqual([declined]);
  for (const { client, pid } of [sentTo, wrote, friend])
    expect(await findAll({ client, pid } as TestMember)).not.toContain(bride.pid);
  // A search still finds a member to whom an interest was sent.
  const found = await bride.client.call('findmember', { pid: bride.pid, who: sentTo.pid, cursor: '' });
  expect(found.text).toContain('"between":"sent"');
  // A silent decline looks like waiting in the list too.
  await ask(bride, 'sendintroduction', declined, { note: '' });
  const before = await find(bride);
  await ask(declined, 'declineintroduction', bride);
  expect((await find(bride)).text).toBe(before.text);
  // Once the interest has expired for both, each is in the other's list again.
  await app.pool.query("update introductions set sent_at = now() - interval '91 days' where sender_id = $1", [
    bride.pid,
  ]);
  expect(await listed('fit')).toEqual([sentTo, declined]);
});

test('what is saved shows on every server process', async () => {
  const other = await startAnother(app);
  await expect.poll(async () => (await other.get('/readyz')).body.lists).toBe('ok');
  const newcomer = await makeShownMember(app, { religion: '1', cast_id: '1' });
  const list = async () => {
    other.cookies.clear();
    for (const [name, value] of seeker.client.cookies) other.cookies.set(name, value);
    return findAll({ ...seeker, client: other });
  };
  await expect.poll(list).toContain(newcomer.pid);
  await newcomer.client.call('updateshowing', { pid: newcomer.pid, show: 'No' });
  await expect.poll(list).not.toContain(newcomer.pid);
});

/** Statements of a page: session, seeker, cards and count of profile views. */
const PAGE_STATEMENTS = 4;

/** Waits until the index has all saved changes, by waiting for a visible one saved last. */
async function settle(): Promise<void> {
  const marker = await makeShownMember(app, { religion: '1' });
  await expect.poll(() => findAll(seeker)).toContain(marker.pid);
  await app.db.deleteFrom('members').where('profile_id', '=', marker.pid).execute();
  await expect.poll(() => findAll(seeker)).not.toContain(marker.pid);
  // Until the index knows of a deleted member, a page needs one more query.
  await expect.poll(async () => (await countQueries(app, () => find(seeker))).queries).toBe(PAGE_STATEMENTS);
}

test('nothing that a stranger may not see changes a byte of the list, nor what it asks of the database', {
  timeout: 60_000,
}, async () => {
  await settle();
  const candidate = (await find(seeker)).ids[10] ?? '';
  await app.pool.query(
    `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
     values ($1, 'x', 'x', '700029', 356, 35601163) on conflict do nothing`,
    [candidate],
  );
  await settleBirthday(app, candidate);
  await settle();
  const look = () => countQueries(app, async () => (await find(seeker)).text);
  const before = await look();
  expect(before.answer).toContain(candidate);

  for (const column of UNSEEN_COLUMNS) {
    await setUnseen(app, candidate, column, column.value);
    expect((await find(seeker)).text, column.column).toBe(before.answer);
  }
  await addUnseenRows(app, candidate);
  await settle();
  await expect.poll(look).toEqual(before);

  for (const column of UNSEEN_COLUMNS) if (column.none) await setUnseen(app, candidate, column, column.none);
  await removeUnseenRows(app, candidate);
  await settle();
  await expect.poll(look).toEqual(before);
  // Proves that the test can fail: a visible change does change the list.
  await app.pool.query("update personal_details set clan = 'Ghritakaushik' where profile_id = $1", [candidate]);
  expect((await find(seeker)).text).not.toBe(before.answer);
});
