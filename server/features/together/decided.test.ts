import { beforeEach, expect, test, vi } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { resetForNewCandidate } from '#server/domain/holders/candidate-choices.queries.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { askWhetherLookingAgain } from '#server/notices/left-engaged.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
});

const press = (by: TestMember, other: TestMember, step: 'decided' | 'married', value = 'Yes') =>
  ask(by, 'presstogether', other, { step, value });
const say = (by: TestMember, other: TestMember, form: Record<string, string> = {}) =>
  ask(by, 'saymarried', other, { heldon: '2026-11-20', districtid: '101', ...form });
const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const noticesOf = async (member: TestMember): Promise<{ kind: string; closed: string }[]> =>
  Object((await call(member, 'notices')).body).notices;
const kindsOf = async (member: TestMember) => (await noticesOf(member)).map(({ kind }) => kind);
const pausesOf = async ({ pid }: TestMember) =>
  (await app.pool.query('select kind, with_id from pauses where profile_id = $1', [pid])).rows;
const marriages = async () =>
  (await app.pool.query('select month, district_id, origin, said_by from marriages order by id')).rows;

/** Moves outcomes and presses a day into the past, and runs what is due then. */
async function letADayPass() {
  await app.pool.query(
    `update together_outcomes set due_at = due_at - interval '24 hours', agreed_at = agreed_at - interval '24 hours'`,
  );
  await app.pool.query(`update together_presses set pressed_at = pressed_at - interval '25 hours'`);
  await applyOutcomes(app.db);
}

/**
 * Makes two who decide, a third in an acquaintance with the bride, one whose interest waits, and one who was declined
 * silently.
 */
async function makePeople() {
  const [bride, groom] = await makeAcceptedPair(app);
  const third = await makeShownMember(app, { gender: 'Male', name: 'Rahul Sen' });
  await becomeAcquainted(third, bride);
  const [waiting, declined, stranger] = [
    await makeShownMember(app, { gender: 'Male' }),
    await makeShownMember(app, { gender: 'Male' }),
    await makeShownMember(app, { gender: 'Male' }),
  ];
  for (const sender of [waiting, declined]) await ask(sender, 'sendintroduction', bride, { note: '' });
  await ask(bride, 'declineintroduction', declined);
  return { bride, groom, third, waiting, declined, stranger };
}

async function engage(one: TestMember, other: TestMember) {
  await press(one, other, 'decided');
  await press(other, one, 'decided');
  await letADayPass();
}

test('one side alone changes nothing; both together work on nobody else before a day is over', async () => {
  const { bride, groom, third, stranger } = await makePeople();
  const look = async () => [
    (await ask(third, 'member', bride)).text,
    (await call(third, 'introductions')).text,
    (await call(third, 'showtoday')).text,
    (await ask(stranger, 'member', bride)).text,
    (await call(stranger, 'findmatches', { order: 'fit' })).text,
  ];
  const before = await look();
  expect((await press(bride, groom, 'decided')).body.msgkey).toBe('stepNoted');
  expect((await ask(groom, 'showtogether', bride)).text).toContain('"theirs":"Yes"');
  expect(await look()).toEqual(before);
  await press(groom, bride, 'decided');
  await applyOutcomes(app.db);
  expect(await look()).toEqual(before);
  expect(await pausesOf(bride)).toEqual([]);
  const { engaged_from, engaged } = Object((await ask(bride, 'showdecided', groom)).body);
  expect([Date.parse(engaged_from) > Date.now() + 23 * 3_600_000, engaged]).toEqual([true, false]);
});

test('a day later both rest: each reads the other, all others are frozen, and links end', async () => {
  const { bride, groom, third, stranger, waiting } = await makePeople();
  await call(bride, 'makecardlink', { parts: 'photo' });
  await engage(bride, groom);
  expect(await pausesOf(bride)).toEqual([{ kind: 'engaged', with_id: groom.pid }]);
  expect(await pausesOf(groom)).toEqual([{ kind: 'engaged', with_id: bride.pid }]);
  expect((await ask(groom, 'member', bride)).body).toMatchObject({ standing: 'accepted', absence: 'engagedWithUs' });
  expect((await ask(groom, 'opencontact', bride)).body.phone).toBe(bride.phone);
  expect((await ask(bride, 'showdecided', groom)).body).toMatchObject({ engaged: true });
  expect((await ask(third, 'member', bride)).body.msgkey).toBe('familyNotReached');
  expect((await ask(bride, 'member', third)).body.msgkey).toBe('familySetAside');
  expect((await ask(third, 'showtogether', bride)).status).toBe(404);
  expect((await ask(bride, 'presstogether', third, { step: 'decided', value: 'Yes' })).status).toBe(404);
  expect((await ask(stranger, 'member', bride)).status).toBe(404);
  expect((await ask(waiting, 'sendintroduction', bride)).status).not.toBe(200);
  const links = await app.pool.query('select ended_at is not null as ended from card_links where profile_id = $1', [
    bride.pid,
  ]);
  expect(links.rows.every(({ ended }) => ended)).toBe(true);
});

test('to an accepted family an engagement with another looks like a rest by the office, to the byte', async () => {
  const { bride, groom, third } = await makePeople();
  const look = async () => [
    (await ask(third, 'member', bride)).text,
    (await ask(third, 'showtogether', bride)).text,
    (await ask(third, 'opencontact', bride)).text,
    (await call(third, 'introductions')).text,
    (await call(third, 'showtoday')).text,
    (await call(third, 'notices')).text,
  ];
  await app.pool.query(
    "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')",
    [bride.pid],
  );
  const resting = await look();
  await app.pool.query('delete from rests');
  await engage(bride, groom);
  expect(await look()).toEqual(resting);
  expect(resting.join()).toContain('familyNotReached');
});

test('whose interest looks as if it waited is told the same kind sentence some days later, a silent decline alike', async () => {
  const { bride, groom, waiting, declined, third } = await makePeople();
  await engage(bride, groom);
  for (const sender of [waiting, declined]) expect(await kindsOf(sender)).not.toContain('noLongerLooking');
  await app.pool.query("update departures_to_tell set due_at = due_at - interval '5 days'");
  await sweep(app.db, makeFileStore(app.dataDir));
  for (const sender of [waiting, declined])
    expect(await noticesOf(sender)).toMatchObject([{ kind: 'noLongerLooking', closed: bride.pid }]);
  expect(await kindsOf(third)).not.toContain('noLongerLooking');
});

test('either steps back: both are shown as before, the frozen come back, and the other reads one kind sentence', async () => {
  const { bride, groom, third, waiting } = await makePeople();
  await call(groom, 'pauseprofile', { kind: 'paused', reason: 'notNow' });
  await engage(bride, groom);
  expect((await press(groom, bride, 'decided', '')).body.msgkey).toBe('stepTakenBack');
  expect(await pausesOf(bride)).toEqual([]);
  expect(await pausesOf(groom)).toEqual([{ kind: 'paused', with_id: null }]);
  expect((await ask(third, 'member', bride)).body).toMatchObject({ standing: 'accepted', absence: '' });
  expect((await ask(groom, 'member', bride)).body).toMatchObject({ standing: 'accepted', absence: '' });
  expect((await kindsOf(bride)).filter((kind) => kind === 'steppedBack')).toHaveLength(1);
  await app.pool.query("update departures_to_tell set due_at = due_at - interval '5 days'");
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await kindsOf(waiting)).not.toContain('noLongerLooking');
  // Both start again without a press.
  expect((await ask(groom, 'showtogether', bride)).text).not.toContain('"step":"decided","mine":"Yes"');
  expect((await press(groom, bride, 'decided')).body.msgkey).toBe('stepNoted');
});

test('within the day a step back leaves nothing', async () => {
  const { bride, groom, third } = await makePeople();
  await press(bride, groom, 'decided');
  await press(groom, bride, 'decided');
  await press(bride, groom, 'decided', '');
  await letADayPass();
  expect(await pausesOf(bride)).toEqual([]);
  expect(await kindsOf(groom)).toContain('steppedBack');
  expect((await ask(third, 'member', bride)).body.standing).toBe('accepted');
});

test('an engaged profile is not paused or shown from the settings while the page of the two is there', async () => {
  const { bride, groom } = await makePeople();
  await engage(bride, groom);
  for (const [path, form] of [
    ['resumeprofile', {}],
    ['pauseprofile', { kind: 'settled', reason: 'metHere' }],
  ] as const)
    expect((await call(bride, path, form)).body).toMatchObject({ msgcode: 2, msgkey: 'engagedResume' });
  expect((await call(bride, 'showpause')).body).toMatchObject({ kind: 'engaged', with_member: groom.pid });
  await suspend(app.db, groom.pid, { reason: 'money' });
  expect((await call(bride, 'showpause')).body).toMatchObject({ kind: 'engaged', with_member: '' });
  expect((await call(bride, 'resumeprofile')).body.msgkey).toBe('profileResumed');
  expect(await pausesOf(bride)).toEqual([]);
});

test.each([
  ['pauseprofile', { kind: 'settled', reason: 'metHere' }, 'engagedResume'],
  ['resumeprofile', {}, 'changedMeanwhile'],
] as const)('%s at the moment in which an engagement begins undoes nothing of it', async (path, form, msgkey) => {
  const { bride, groom } = await makePeople();
  const begins = await app.pool.connect();
  await begins.query('begin');
  await begins.query('select from members where profile_id = $1 for update', [bride.pid]);
  const asked = call(bride, path, form);
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  });
  await begins.query("insert into pauses (profile_id, kind, reason, with_id) values ($1, 'engaged', 'metHere', $2)", [
    bride.pid,
    groom.pid,
  ]);
  await begins.query('commit');
  begins.release();
  expect((await asked).body).toMatchObject({ msgcode: 2, msgkey });
  expect(await pausesOf(bride)).toEqual([{ kind: 'engaged', with_id: groom.pid }]);
});

test('married: a day later all other acquaintances end kindly, and both rest as married', async () => {
  const { bride, groom, third } = await makePeople();
  expect((await say(bride, groom)).body.msgkey).toBe('stepNoted');
  expect((await say(groom, bride, { districtid: '' })).body.msgkey).toBe('stepNoted');
  expect((await ask(third, 'member', bride)).body.standing).toBe('accepted');
  expect(await marriages()).toHaveLength(0);
  await letADayPass();
  expect((await ask(third, 'member', bride)).body.msgkey).toBe('acquaintanceIsOver');
  expect(await noticesOf(third)).toMatchObject([{ kind: 'matchSettled', closed: bride.pid }]);
  expect((await ask(groom, 'member', bride)).body).toMatchObject({ standing: 'accepted', absence: 'marriedWithUs' });
  expect((await ask(bride, 'showdecided', groom)).body).toMatchObject({
    married: true,
    held_on: '2026-11-20',
    district_id: 101,
  });
  expect(await marriages()).toMatchObject([
    { month: '2026-11-01', district_id: 101, origin: 'family', said_by: 'both' },
  ]);
});

test('nobody steps back from a wedding by stepping back from what was decided before it', async () => {
  const { bride, groom } = await makePeople();
  await engage(bride, groom);
  await say(groom, bride);
  expect(await press(bride, groom, 'decided', '')).toMatchObject({ status: 409, body: { msgkey: 'stepStays' } });
  await letADayPass();
  expect(await pausesOf(groom)).toMatchObject([{ kind: 'married' }]);
  // The other side stays engaged and has reported nothing.
  expect(await pausesOf(bride)).toMatchObject([{ kind: 'engaged' }]);
});

test('what was said of a wedding is taken back within a day, and never afterwards', async () => {
  const { bride, groom, third } = await makePeople();
  await say(bride, groom);
  expect((await press(bride, groom, 'married', '')).body.msgkey).toBe('stepTakenBack');
  await letADayPass();
  expect((await ask(third, 'member', bride)).body.standing).toBe('accepted');
  await say(bride, groom);
  await letADayPass();
  expect((await press(bride, groom, 'married', '')).body).toMatchObject({ msgcode: 2, msgkey: 'stepStays' });
});

test.each([
  [{ heldon: '' }, 'heldon'],
  [{ heldon: '2999-01-01' }, 'heldon'],
  [{ heldon: '2020-01-01' }, 'heldon'],
  [{ heldon: '2026-02-31' }, 'heldon'],
  [{ heldon: '২০২৬' }, 'heldon'],
  [{ districtid: '99999' }, 'districtid'],
  [{ districtid: 'x' }, 'districtid'],
])('a wedding with %o is refused by a sentence', async (form, field) => {
  const [bride, groom] = await makeAcceptedPair(app);
  const answer = await say(bride, groom, form);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errorkeys ?? {})).toEqual([field]);
});

test('a guardian beside a candidate decides nothing and marries nobody', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await app.db.updateTable('account_profiles').set({ role: 'guardian' }).where('profile_id', '=', bride.pid).execute();
  for (const answer of [await press(bride, groom, 'decided'), await say(bride, groom)])
    expect(answer).toMatchObject({ status: 403, body: { msgkey: 'candidateSpokenFirst' } });
});

test('what is due is applied once, whole or not at all, by however many at once', async () => {
  const { bride, groom } = await makePeople();
  await press(bride, groom, 'decided');
  await press(groom, bride, 'decided');
  await app.pool.query('update together_outcomes set due_at = now()');
  // The second of two rows fails, as if the process had ended between them.
  await app.pool.query(`create function fail_once() returns trigger language plpgsql as $$
    begin if (select count(*) from pauses where kind = 'engaged') > 0 then raise exception 'ended'; end if; return new; end $$`);
  await app.pool.query('create trigger fail_once before insert on pauses for each row execute function fail_once()');
  await expect(applyOutcomes(app.db)).rejects.toThrow('ended');
  expect([await pausesOf(bride), await pausesOf(groom)]).toEqual([[], []]);
  await app.pool.query('drop trigger fail_once on pauses');
  await Promise.all([applyOutcomes(app.db), applyOutcomes(app.db), applyOutcomes(app.db)]);
  expect([await pausesOf(bride), await pausesOf(groom)]).toMatchObject([[{ kind: 'engaged' }], [{ kind: 'engaged' }]]);
});

test('a block by one side reads to the other like a deletion; the blocker is shown again', async () => {
  const [left, right] = [await makePeople(), await makePeople()];
  for (const { bride, groom } of [left, right]) await engage(bride, groom);
  await ask(left.groom, 'blockmember', left.bride);
  await call(right.groom, 'deleteprofile', { password: TEST_PASSWORD });
  const look = async ({ bride, groom }: typeof left) =>
    [await ask(bride, 'member', groom), await call(bride, 'showpause'), await call(bride, 'introductions')]
      .map(({ status, body }) => `${status} ${body.msgkey ?? ''} ${body.kind ?? ''} ${body.with_member ?? ''}`)
      .join('\n');
  expect(await look(left)).toBe(await look(right));
  expect(await look(left)).toContain('acquaintanceIsOver');
  expect(await pausesOf(left.groom)).toEqual([]);
  expect(await pausesOf(left.bride)).toMatchObject([{ kind: 'engaged' }]);
  expect((await call(left.bride, 'resumeprofile')).body.msgkey).toBe('profileResumed');
});

test('who ends the acquaintance ends the engagement, and both are shown again', async () => {
  const { bride, groom, third } = await makePeople();
  await engage(bride, groom);
  expect((await ask(groom, 'endacquaintance', bride)).body.msgkey).toBe('acquaintanceEnded');
  expect([await pausesOf(bride), await pausesOf(groom)]).toEqual([[], []]);
  expect((await ask(third, 'member', bride)).body.standing).toBe('accepted');
});

test('nobody decides with a second family before stepping back from the first', async () => {
  const { bride, groom, third } = await makePeople();
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    await press(one, other, 'decided');
  const refused = { status: 409, body: { msgkey: 'decidedElsewhere' } };
  expect(await press(bride, third, 'decided')).toMatchObject(refused);
  expect((await ask(third, 'showtogether', bride)).text).not.toContain('"theirs":"Yes"');
  await press(bride, groom, 'decided', '');
  expect((await press(bride, third, 'decided')).body.msgkey).toBe('stepNoted');
  await say(bride, third);
  expect(await say(bride, groom)).toMatchObject(refused);
});

test('who has pressed for two families is engaged to the first of them; the other rests for nobody and can begin anew', async () => {
  const { bride, groom, third } = await makePeople();
  await press(bride, groom, 'decided');
  await press(bride, third, 'decided');
  await press(groom, bride, 'decided');
  // The second member gets the usual answer, so nothing reveals that the bride has decided with another.
  expect((await press(third, bride, 'decided')).body.msgkey).toBe('stepNoted');
  await letADayPass();
  expect(await pausesOf(bride)).toEqual([{ kind: 'engaged', with_id: groom.pid }]);
  expect([await pausesOf(groom), await pausesOf(third)]).toEqual([[{ kind: 'engaged', with_id: bride.pid }], []]);
  await press(bride, groom, 'decided', '');
  const { rows } = await app.pool.query(
    "select from together_presses where step = 'decided' and profile_id = any($1)",
    [[bride.pid, third.pid]],
  );
  expect(rows).toEqual([]);
  await engage(third, bride);
  expect(await pausesOf(third)).toEqual([{ kind: 'engaged', with_id: bride.pid }]);
});

test('whose engaged has married another is shown again', async () => {
  const { bride, groom, third } = await makePeople();
  await say(bride, groom);
  await press(bride, third, 'decided');
  await app.pool.query(
    `insert into together_outcomes (together_id, profile_id, kind, pair_hash, done_at)
     select t.id, p, 'engaged', 'x', now() from together t, unnest($1::text[]) p where t.one_id = any($1) and t.other_id = any($1)`,
    [[bride.pid, third.pid]],
  );
  await app.pool.query("insert into pauses (profile_id, kind, reason, with_id) values ($1, 'engaged', 'metHere', $2)", [
    third.pid,
    bride.pid,
  ]);
  await letADayPass();
  expect(await pausesOf(bride)).toEqual([{ kind: 'married', with_id: groom.pid }]);
  expect(await pausesOf(third)).toEqual([]);
  expect((await ask(third, 'member', bride)).body.msgkey).toBe('acquaintanceIsOver');
});

test('where somebody else turns out to be the bride or groom, what was said in their place is void', async () => {
  const { bride, groom, third } = await makePeople();
  await engage(bride, groom);
  await app.db.transaction().execute((transaction) => resetForNewCandidate(transaction, bride.pid));
  expect([await pausesOf(bride), await pausesOf(groom)]).toEqual([[], []]);
  expect((await ask(third, 'member', bride)).body.msgkey).toBe('familyNotReached');
  const { rows } = await app.pool.query("select from together_presses where step = 'decided' and profile_id = $1", [
    bride.pid,
  ]);
  expect(rows).toEqual([]);
});

test.each(['blockmember', 'endacquaintance'])(
  '%s after the wedding leaves each its own word, and so its end',
  async (path) => {
    const { bride, groom } = await makePeople();
    await say(bride, groom);
    await letADayPass();
    await say(groom, bride);
    await ask(groom, path, bride);
    const { rows } = await app.pool.query('select profile_id, kind from together_outcomes where profile_id = any($1)', [
      [bride.pid, groom.pid],
    ]);
    expect(rows).toEqual([{ profile_id: bride.pid, kind: 'married' }]);
    expect(await pausesOf(bride)).toMatchObject([{ kind: 'married' }]);
    expect((await call(bride, 'resumeprofile')).body.msgkey).toBe('profileResumed');
    expect((await app.pool.query('select from together_outcomes where profile_id = $1', [bride.pid])).rowCount).toBe(0);
  },
);

test('six months after the own word the profile is deleted, after two letters', async () => {
  const { bride, groom } = await makePeople();
  await say(bride, groom);
  await letADayPass();
  const later = async (days: number) => {
    await app.pool.query(
      'update together_outcomes set agreed_at = agreed_at - make_interval(days => $1), first_told_at = first_told_at - make_interval(days => $1), last_told_at = last_told_at - make_interval(days => $1)',
      [days],
    );
    await sweep(app.db, makeFileStore(app.dataDir));
  };
  const told = async () => (await kindsOf(bride)).filter((kind) => kind === 'marriedEnds').length;
  await later(100);
  expect(await told()).toBe(0);
  await later(30);
  expect(await told()).toBe(1);
  await later(47);
  expect(await told()).toBe(1);
  await later(7);
  expect(await told()).toBe(2);
  const isThere = async () =>
    (await app.pool.query('select from members where profile_id = $1', [bride.pid])).rowCount === 1;
  expect(await isThere()).toBe(true);
  await later(7);
  expect(await isThere()).toBe(false);
  // Her report alone counts as one side's, recorded before her deletion.
  expect((await marriages()).at(-1)).toMatchObject({ said_by: 'one' });
});

test('left while engaged: some days later it is asked whether she looks again, alike for a block, a deletion and a rejection', async () => {
  const ways: Record<string, (groom: TestMember, bride: TestMember) => Promise<unknown>> = {
    block: (groom, bride) => ask(groom, 'blockmember', bride),
    deletion: (groom) => call(groom, 'deleteprofile', { password: TEST_PASSWORD }),
    rejection: (groom) => suspend(app.db, groom.pid, { reason: `${REJECTED}not a person` }),
  };
  const asked: unknown[] = [];
  for (const leave of Object.values(ways)) {
    const [bride, groom] = await makeAcceptedPair(app);
    await engage(bride, groom);
    const atHome = async () => Object((await call(bride, 'showtoday')).body);
    await leave(groom, bride);
    await askWhetherLookingAgain(app.db);
    await askWhetherLookingAgain(app.db);
    expect(await kindsOf(bride)).not.toContain('lookAgain');
    expect(await atHome()).toMatchObject({ rest: 'engaged', left: false });
    const { rows } = await app.pool.query(
      "select left_due_at > now() + interval '1 day' and left_due_at < now() + interval '5 days 1 minute' as fits from pauses where profile_id = $1",
      [bride.pid],
    );
    expect(rows).toEqual([{ fits: true }]);
    await app.pool.query("update pauses set left_due_at = left_due_at - interval '6 days'");
    await askWhetherLookingAgain(app.db);
    await askWhetherLookingAgain(app.db);
    const told = (await noticesOf(bride)).filter(({ kind }) => kind === 'lookAgain');
    expect(told).toHaveLength(1);
    asked.push(told.map(({ kind, closed }) => ({ kind, closed })));
    expect(await atHome()).toMatchObject({ rest: 'engaged', left: true });
    expect((await call(bride, 'resumeprofile')).body.msgkey).toBe('profileResumed');
    expect(await atHome()).toMatchObject({ rest: '', left: false });
  }
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('nobody is asked while the other is there, back within the days of a deletion, or suspended for a while', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await engage(bride, groom);
  const due = async () =>
    (await app.pool.query('select left_due_at is not null as due from pauses where profile_id = $1', [bride.pid])).rows;
  await askWhetherLookingAgain(app.db);
  expect(await due()).toEqual([{ due: false }]);
  await call(groom, 'deleteprofile', { password: TEST_PASSWORD });
  await askWhetherLookingAgain(app.db);
  expect(await due()).toEqual([{ due: true }]);
  await app.pool.query('update members set deletion_due_at = null, deletion_receipt = null where profile_id = $1', [
    groom.pid,
  ]);
  await suspend(app.db, groom.pid, { reason: 'money' });
  await app.pool.query("update pauses set left_due_at = left_due_at - interval '6 days'");
  await askWhetherLookingAgain(app.db);
  expect(await kindsOf(bride)).not.toContain('lookAgain');
  expect(await due()).toEqual([{ due: false }]);
  await askWhetherLookingAgain(app.db);
  expect(await due()).toEqual([{ due: false }]);
});
