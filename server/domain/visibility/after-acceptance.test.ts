import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { FATES, type Fate, READ_BY_FATE } from './after-acceptance.ts';

const app = await startTestApp();

/** A family, and one other member for each relation with it. */
interface People {
  family: TestMember;
  accepted: TestMember;
  waiting: TestMember;
  declined: TestMember;
}

async function makePeople(): Promise<People> {
  const family = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  const [accepted, waiting, declined] = [
    await makeShownMember(app),
    await makeShownMember(app),
    await makeShownMember(app),
  ];
  await becomeAcquainted(accepted, family);
  for (const sender of [waiting, declined]) await ask(sender, 'sendintroduction', family, { note: '' });
  await ask(family, 'declineintroduction', declined);
  return { family, accepted, waiting, declined };
}

const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const settle = ({ family }: People, settledwith: string) =>
  call(family, 'pauseprofile', { kind: 'settled', reason: 'metHere', settledwith });
const leave = ({ family }: People) => call(family, 'deleteprofile', { password: TEST_PASSWORD });

async function makeMet(family: TestMember) {
  const other = await makeShownMember(app);
  await becomeAcquainted(other, family);
  return other;
}

const press = (step: string, by: TestMember, other: TestMember) =>
  ask(by, 'presstogether', other, { step, value: 'Yes' });

/** Makes both decide and lets a day pass. */
async function decideTogether(one: TestMember, other: TestMember) {
  await press('decided', one, other);
  await press('decided', other, one);
  await letItWork();
}

async function marry(one: TestMember, other: TestMember) {
  await press('married', one, other);
  await letItWork();
}

async function letItWork() {
  await app.pool.query('update together_outcomes set due_at = now()');
  await applyOutcomes(app.db);
}

const bring: Record<Fate, (people: People) => Promise<unknown>> = {
  shown: async () => {},
  paused: ({ family }) => call(family, 'pauseprofile', { kind: 'paused', reason: 'notNow' }),
  settled: (people) => settle(people, ''),
  settledWithUs: (people) => settle(people, people.accepted.pid),
  engaged: async ({ family }) => decideTogether(family, await makeMet(family)),
  engagedWithUs: ({ family, accepted }) => decideTogether(family, accepted),
  setAside: async ({ accepted }) => {
    const other = await makeShownMember(app, { gender: 'Male' });
    await becomeAcquainted(other, accepted);
    await decideTogether(other, accepted);
  },
  married: async ({ family }) => marry(family, await makeMet(family)),
  marriedWithUs: ({ family, accepted }) => marry(family, accepted),
  resting: ({ family }) =>
    app.pool.query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')", [
      family.pid,
    ]),
  suspended: ({ family }) => suspend(app.db, family.pid, { reason: 'money' }),
  notShown: ({ family }) => call(family, 'updateshowing', { show: 'No' }),
  undecided: ({ family, accepted }) =>
    app.pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [
      family.pid,
      accepted.pid,
    ]),
  rejected: ({ family }) => suspend(app.db, family.pid, { reason: `${REJECTED}not a person` }),
  leaving: leave,
  gone: async (people) => {
    await leave(people);
    await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [people.family.pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
  },
};

const inboxOf = async (member: TestMember) => JSON.parse((await call(member, 'introductions')).text);
const homeOf = async (member: TestMember) => JSON.parse((await call(member, 'showtoday')).text);
const noticesOf = async (member: TestMember): Promise<{ kind: string; closed: string }[]> =>
  JSON.parse((await call(member, 'notices')).text).notices;

/** Lets the days pass in which all notices become due. */
async function letDaysPass() {
  await app.pool.query("update departures_to_tell set due_at = due_at - interval '5 days'");
  await sweep(app.db, makeFileStore(app.dataDir));
}

test.each(FATES)('%s: what both sides read', async (fate) => {
  const people = await makePeople();
  const { family, accepted, waiting, declined } = people;
  await bring[fate](people);

  const read = READ_BY_FATE[fate].accepted;
  const page = await ask(accepted, 'member', family);
  const inbox = await inboxOf(accepted);
  const home = await homeOf(accepted);
  const contact = await ask(accepted, 'opencontact', family);
  if ('page' in read) {
    expect(page.body).toMatchObject({ standing: 'accepted', absence: read.page, family: { fullName: 'Amit Dutta' } });
    expect(inbox).toMatchObject({ outbox: [{ state: 'accepted', absence: read.page }], lost: [] });
    expect(contact.body.phone).toBe(family.phone);
    expect(home).toMatchObject({ said_yes: [{ member: { memberId: family.pid }, absence: read.page }], unreached: [] });
  } else {
    const msgkey = { ended: 'acquaintanceIsOver', setAside: 'familySetAside', notReached: 'familyNotReached' }[
      read.words
    ];
    expect(page).toMatchObject({ status: 404, body: { msgkey } });
    expect(page.text).not.toContain('Amit');
    expect(inbox).toMatchObject({ outbox: [], lost: [{ memberId: family.pid, loss: read.words }] });
    expect(JSON.stringify(inbox)).not.toContain('Amit');
    expect(contact.status).toBe(404);
    home.said_yes = home.said_yes.filter(
      ({ member }: { member: { memberId: string } }) => member.memberId === family.pid,
    );
    expect(home).toMatchObject({ said_yes: [], unreached: read.words === 'notReached' ? [family.pid] : [] });
  }

  const told =
    READ_BY_FATE[fate].waiting === 'noLongerLooking' ? [{ kind: 'noLongerLooking', closed: family.pid }] : [];
  for (const sender of [waiting, declined]) expect(await noticesOf(sender)).toEqual([]);
  await letDaysPass();
  for (const sender of [waiting, declined]) expect(await noticesOf(sender)).toMatchObject(told);
  expect((await noticesOf(accepted)).filter(({ kind }) => kind === 'noLongerLooking')).toEqual([]);

  const theirs = await ask(family, 'member', accepted);
  const strangers = await ask(family, 'member', waiting);
  expect([theirs.status === 200, strangers.status === 200]).toEqual(
    {
      everybody: [true, true],
      acceptedOnly: [true, false],
      strangersOnly: [false, true],
      nobody: [false, false],
    }[READ_BY_FATE[fate].self],
  );
});

test('a block reads like a leaving, to the letter, and the family that blocks reads of nobody', async () => {
  const [blocked, left] = [await makePeople(), await makePeople()];
  await ask(blocked.family, 'blockmember', blocked.accepted);
  await leave(left);
  const look = async ({ family, accepted }: People) =>
    [await ask(accepted, 'member', family), await call(accepted, 'introductions'), await call(accepted, 'notices')]
      .map(({ status, text }) => `${status} ${text.replaceAll(family.pid, 'SV1').replaceAll(/"\w+At":"[^"]*"/g, '')}`)
      .join('\n');
  expect(await look(blocked)).toBe(await look(left));
  expect(await look(blocked)).toContain('acquaintanceIsOver');
  expect(await inboxOf(blocked.family)).toMatchObject({ lost: [] });
  for (const { accepted } of [blocked, left])
    expect(await homeOf(accepted)).toMatchObject({ said_yes: [], unreached: [], family: null });
});

test('a member who comes back has all acquaintances again, and those who were to be told are told nothing', async () => {
  const people = await makePeople();
  const { family, accepted, waiting } = people;
  await settle(people, accepted.pid);
  await call(family, 'resumeprofile');
  await letDaysPass();
  expect(await noticesOf(waiting)).toEqual([]);
  expect((await ask(accepted, 'member', family)).body).toMatchObject({ standing: 'accepted', absence: '' });
  expect((await ask(waiting, 'member', family)).body.standing).toBe('waiting');
});

test('of several accepted families only the one named reads that it is they; a stranger cannot be named', async () => {
  const people = await makePeople();
  const other = await makeShownMember(app);
  await becomeAcquainted(other, people.family);
  await settle(people, people.accepted.pid);
  expect((await ask(other, 'member', people.family)).body.absence).toBe('settled');
  expect((await ask(people.accepted, 'member', people.family)).body.absence).toBe('settledWithUs');
  await settle(people, people.waiting.pid);
  const { rows } = await app.pool.query('select with_id from pauses where profile_id = $1', [people.family.pid]);
  expect(rows).toEqual([{ with_id: null }]);
  const offered = JSON.parse((await call(people.family, 'showpause')).text).accepted;
  expect(offered.map(({ memberId }: { memberId: string }) => memberId).sort()).toEqual(
    [people.accepted.pid, other.pid].sort(),
  );
});

test('the days until senders are told are drawn, one to five, the same way for a silent decline', async () => {
  const people = await makePeople();
  await settle(people, '');
  const { rows } = await app.pool.query<{ days: number }>(
    'select extract(epoch from due_at - now()) / 86400 as days from departures_to_tell where member_id = $1',
    [people.family.pid],
  );
  expect(rows).toHaveLength(2);
  for (const { days } of rows) {
    expect(Number(days)).toBeGreaterThan(0.99);
    expect(Number(days)).toBeLessThanOrEqual(5);
  }
});

test('who is told something kindly or whose acquaintance was ended reads it among the notices', async () => {
  const people = await makePeople();
  const { family, accepted, waiting } = people;
  await ask(family, 'declineintroduction', waiting, { tell: 'Yes', reason: 'distance' });
  await ask(family, 'endacquaintance', accepted);
  expect(await noticesOf(waiting)).toMatchObject([{ kind: 'declinedKindly', member: { memberId: family.pid } }]);
  expect(await noticesOf(accepted)).toMatchObject([{ kind: 'acquaintanceEnded', member: { memberId: family.pid } }]);
  expect(await noticesOf(family)).not.toMatchObject([{ kind: 'acquaintanceEnded' }]);
});
